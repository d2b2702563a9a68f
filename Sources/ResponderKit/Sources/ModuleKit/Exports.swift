// A module's file says `import UIKit`, as it would on iOS, and needs nothing else: the build makes
// that name ResponderKit's and imports this module beside it, and Foundation comes with both.
@_exported public import Foundation
@_exported public import ResponderKit
