import Foundation
open class UITextField: UIControl {}
