import ModuleKit

/// Fingers on the glass: sections 1 to 7 of the rulebook.
let module = Module(
  "touch",
  Text("Fingers on the glass.", zh: "手指触摸屏幕。")
)
.stimulus(.began).stimulus(.moved).stimulus(.ended).stimulus(.cancelled)
.stimulus(.event).stimulus(.play)
.stimulus(.tap).stimulus(.hold)
.stimulus(.drag).stimulus(.flick)
.stimulus(.pinch).stimulus(.rotate)
