import Arguments
import KeyLimeEngine

/// The options that describe a deal, for adding and editing.
enum DealOptions {
  static let title = Option(
    "title", value: .filledText, summary: "What is offered, in one line")
  static let description = Option(
    "description", value: .text, summary: "The conditions; empty for none")
  static let photo = Option(
    "photo", value: .path("FILE"), summary: "A picture: a file or a web address")
  static let starts = Option(
    "starts", value: .when, summary: "When it begins, in the place's time",
    discussion:
      "A day without a time starts at midnight, one without a year is the next such day. "
      + ValueType<When>.grammar,
    standard: "now")
  static let expires = Option(
    "expires", value: .when, summary: "When it ends, in the place's time",
    discussion:
      "A day without a time includes the whole day, one without a year is the next such day. "
      + ValueType<When>.grammar,
    standard: "never")
  static let when = Option(
    "when", value: .openingHours, summary: "Weekly hours, such as 'Mo-Fr 15:00-18:00'",
    discussion: """
      In the place's time and the grammar of opening hours. The deal can be used, and its codes \
      redeemed, in these hours only.
      """, standard: "at any time")
  static let oncePerPerson = Flag(
    "once-per-person", summary: "Each person may use it once only",
    discussion: "This is the default; --no-once-per-person lets a person use it again.",
    negatable: true)
  static let uses = Option(
    "uses", value: .integer(in: 1...1_000_000_000), summary: "Total number of uses",
    standard: "unlimited")

  static let declarations: [OptionDeclaration] = [
    title.declaration, description.declaration, photo.declaration, starts.declaration,
    expires.declaration, when.declaration, oncePerPerson.declaration, uses.declaration,
  ]

  /// The same for a deal that is changed.
  static let changes = declarations.map { option in
    option.name == oncePerPerson.declaration.name
      ? option.leavingAsItWas(discussion: "--no-once-per-person lets a person use it again.")
      : option.leavingAsItWas()
  }

  /// Applies the options to `deal`; a picture is copied into the store.
  ///
  /// Throws `usage` when the deal would end before it begins or the picture cannot be read.
  static func apply(
    _ arguments: ParsedArguments, to deal: inout Deal, of place: Restaurant?, _ session: UserSession
  ) throws(Failure) {
    let times = try DealTime(at: place, session.context)
    deal.title = arguments[title] ?? deal.title
    if let text = arguments[description] { deal.description = text.isEmpty ? nil : text }
    if let when = arguments[starts] { deal.starts = try times.start(when) }
    if let when = arguments[expires] { deal.expires = try times.end(when) }
    deal.when = arguments[when] ?? deal.when
    deal.oncePerPerson = arguments[oncePerPerson] ?? deal.oncePerPerson
    deal.usesInAll = arguments[uses] ?? deal.usesInAll
    if let starts = deal.starts, let expires = deal.expires, expires.seconds <= starts.seconds {
      throw Failure(
        .usage, "a deal cannot end before it begins", code: "bad-value",
        hints: ["it would begin \(DealTime.words(starts)) and end \(DealTime.words(expires))"])
    }
    if let photo = arguments[photo] {
      deal.image = try Picture(photo).kept(in: session.store, arguments, session.context)
    }
  }
}
