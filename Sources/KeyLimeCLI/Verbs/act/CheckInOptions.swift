import Arguments
import KeyLimeEngine

/// What may be said about a check-in.
enum CheckInOptions {
  static let at = Option(
    "at", value: .when, summary: "When it was", discussion: ValueType<When>.grammar,
    standard: "now")
  static let companion = Option(
    "with", short: "w", value: .person, summary: "Somebody who came along"
  ).repeatable
  static let note = Option("note", value: .text("TEXT"), summary: "Anything to remember")
  static let photo = Option("photo", value: .picture, summary: "A picture to keep").repeatable
  static let fromPhoto = Flag(
    "from-photo", summary: "Take time and place from the picture",
    discussion: """
      What the camera wrote into the first picture that tells it. Without RESTAURANT or --name it \
      is the place of the catalogue where the camera stood, if there is just one.
      """)
  static let name = Option(
    "name", value: .text("NAME"), summary: "A place that is not in the catalogue",
    discussion: "Where it is comes from --near or from the picture, else it stays unknown.")
}
