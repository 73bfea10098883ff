import Arguments
import KeyLimeEngine

/// What is done with a pick instead of showing it.
enum PickAction {
  /// Open the way there.
  case way
  /// Open its web page.
  case page

  /// What the options ask for; nil when the pick is only to be shown.
  init?(_ arguments: ParsedArguments) {
    if arguments[PickOptions.open] ?? false {
      self = .way
    } else if arguments[PickOptions.web] ?? false {
      self = .page
    } else {
      return nil
    }
  }

  /// Does it.
  ///
  /// Throws `nothingFound` when the place has no page, and `usage` with the address when there is no
  /// program to open it with.
  func perform(on found: Found, _ question: PickQuestion) throws(Failure) -> Output {
    let restaurant = found.restaurant
    let url: String
    let line: StyledText
    switch self {
    case .way:
      url = Directions(destination: restaurant, origin: question.origin).url
      line = "opened the way to \(restaurant.name, .strong)"
    case .page:
      guard let website = restaurant.website else {
        throw .cannot(
          "open the page of '\(restaurant.name)'", "none is known", .nothingFound,
          code: "no-web-page", hints: ["--open shows the way there"])
      }
      url = website
      line = "opened the page of \(restaurant.name, .strong)"
    }
    try Directions.open(url)
    var json: JSONObject = ["id": .string(restaurant.id.text), "name": .string(restaurant.name)]
    json["url"] = .string(url)
    return .done(Confirmation(json: json, line: line))
  }
}
