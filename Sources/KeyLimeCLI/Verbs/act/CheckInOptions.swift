import Arguments
import KeyLimeEngine

/// The options for a check-in.
enum CheckInOptions {
  static let at = Option(
    "at", value: .when, summary: "When it was",
    discussion: ValueType<When>.grammarOfPast,
    standard: "now")
  static let companion = Option(
    "with", short: "w", value: .commaSeparated(.person), summary: "Contacts who came along"
  ).repeatable
  static let note = Option("note", value: .text("TEXT"), summary: "A note to remember")
  static let photo = Option("photo", value: .picture, summary: "A picture to add").repeatable
  static let fromPhoto = Flag(
    "from-photo", summary: "Take the time and place from the picture",
    discussion: """
      Uses the metadata of the first picture that has it. Without RESTAURANT or --name, the \
      check-in is at the catalogue place where the picture was taken, if there is only one.
      """)
  static let name = Option(
    "name", value: .text("NAME"), summary: "A place that is not in the catalogue",
    discussion: """
      Its position is that of --near (or KEYLIME_NEAR) or of the picture; else it is unknown. \
      Config 'home' is not taken for it.
      """)
}
