import Arguments

// The groups of verbs in `keylime help`.
extension CommandGroup {
  static let find = CommandGroup(rank: 1, "Find a place")
  static let act = CommandGroup(rank: 2, "Do something there")
  static let people = CommandGroup(rank: 3, "People")
  static let own = CommandGroup(rank: 4, "Your own restaurant")
  static let data = CommandGroup(rank: 5, "Data")
  static let tool = CommandGroup(rank: 6, "keylime itself")
}
