import ScenarioSyntax

extension Fault {
  /// Sections of tables that are none.
  public static let ofSections: [Fault] = [
    .views(
      .unknownMember,
      2,
      57,
      "/0/sections/0/row",
      hint: "Did you mean 'rows'?",
      #"[ { "id": "list", "class": "UITableView", "sections": [{"row": []}] } ]"#
    ),
    .views(
      .missingMember,
      2,
      56,
      "/0/sections/0",
      #"[ { "id": "list", "class": "UITableView", "sections": [{}] } ]"#
    ),
    .views(
      .wrongType,
      2,
      55,
      "/0/sections",
      #"[ { "id": "list", "class": "UITableView", "sections": {"rows": []} } ]"#
    ),
    .views(
      .wrongType,
      2,
      76,
      "/0/sections/0/rows/0/class",
      #"[ { "id": "list", "class": "UITableView", "sections": [{"rows": [{"class": "UILabel"}]}] } ]"#
    ),
    .views(
      .unknownMember,
      2,
      62,
      "/0/sections/0/items",
      #"[ { "id": "listings", "class": "UITableView", "sections": [ {"items": []}] } ]"#
    ),
    .views(
      .wrongType,
      2,
      59,
      "/0/numberOfRows",
      #"[ { "id": "list", "class": "UITableView", "numberOfRows": -3 } ]"#
    ),
    .views(
      .formNotAllowed,
      2,
      59,
      "/0/numberOfRows",
      #"[ { "id": "list", "class": "UITableView", "sections": [], "numberOfRows": 3 } ]"#
    ),
    .views(
      .twoPlaces,
      2,
      70,
      "/0/sections/0/rows/1",
      #"[ { "class": "UITableView", "sections": [ { "rows": [ { "id": "a" }, "a" ] } ] } ]"#
    ),
  ]
}
