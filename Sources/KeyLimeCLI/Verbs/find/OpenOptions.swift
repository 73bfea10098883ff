import Arguments
import KeyLimeEngine

/// The options that ask for places that are open.
enum OpenOptions {
  private static let openNow = Flag(
    "open-now", summary: "Only places that are open now",
    discussion: "Places whose hours are unknown are left out unless --unknown is given.")
  private static let openAt = Option(
    "open-at", value: .when, summary: "Only places that are open at WHEN",
    discussion: ValueType<When>.grammarByPlace)

  static let declarations = [openNow.declaration, openAt.declaration]
  static let rules: [Rule] = [.conflict("open-now", "open-at")]

  /// The time for which places are asked to be open; nil when they are not.
  static func time(_ arguments: ParsedArguments, _ context: Context) -> AskedTime? {
    if let when = arguments[openAt] { return AskedTime(when, askedAt: context.moment) }
    return arguments[openNow] ?? false ? AskedTime(context.moment) : nil
  }

  /// The filter of a finding verb with these options.
  static func filter(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Filter {
    var filter = FilterOptions.filter(arguments)
    if let time = time(arguments, context) {
      filter.open = OpenCondition(at: time, by: try context.clocks())
    }
    return filter
  }
}
