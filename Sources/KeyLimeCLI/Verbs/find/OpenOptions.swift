import Arguments
import KeyLimeEngine

/// The options that filter by opening hours.
enum OpenOptions {
  static let openNow = Flag(
    "open-now", summary: "Only places that are open now",
    discussion: "Places with unknown hours are left out, unless you give --unknown.",
    negatable: true)
  static let openAt = Option(
    "at", value: .when, summary: "Only places that are open at WHEN",
    discussion: ValueType<When>.grammarByPlace
  ).formerly("open-at")

  static let declarations = [openNow.declaration, openAt.declaration]
  static let rules: [Rule] = [.conflict("open-now", "at")]

  /// The options of other tools for the same.
  static func advice(for verb: String) -> [Advice] { [Advice("--until", "\(verb) --at <when>")] }

  /// The time at which places must be open; nil without such an option.
  static func time(_ arguments: ParsedArguments, _ context: Context) -> AskedTime? {
    if let when = arguments[openAt] { return AskedTime(when, askedAt: context.moment) }
    return arguments[openNow] ?? false ? AskedTime(context.moment) : nil
  }

  /// The filter of these options and ``FilterOptions``.
  ///
  /// Throws `config` when the system does not know the time zone in the config.
  static func filter(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Filter {
    var filter = FilterOptions.filter(arguments)
    if let age = arguments[FilterOptions.checkedWithin] {
      filter.checkedSince = context.day(before: age)
    }
    if let time = time(arguments, context) {
      filter.open = OpenCondition(at: time, by: try context.clocks())
    }
    return filter
  }
}
