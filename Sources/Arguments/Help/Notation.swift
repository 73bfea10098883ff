/// How syntax is written, in help and manual alike: `<value>` `[opt]` `{a|b}` `...`.
enum Notation {
  /// `DISTANCE` as `<distance>`.
  static func value(_ placeholder: String) -> String { "<" + placeholder.lowercased() + ">" }
}
