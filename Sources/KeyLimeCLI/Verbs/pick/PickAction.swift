import Arguments
import KeyLimeEngine

/// What to do with a pick instead of showing it.
enum PickAction {
  /// Open directions.
  case directions
  /// Open its web page.
  case page

  /// The action that the options request; nil to show the pick.
  init?(_ arguments: ParsedArguments) {
    if arguments[PickOptions.open] ?? false {
      self = .directions
    } else if arguments[PickOptions.web] ?? false {
      self = .page
    } else {
      return nil
    }
  }

  /// Performs the action.
  ///
  /// Throws `nothingFound` when the place has no web page, and `usage` with the address when there
  /// is no program to open it.
  func perform(on found: Found, _ question: PickQuestion) throws(Failure) -> Output {
    let restaurant = found.restaurant
    let url: String
    let line: StyledText
    switch self {
    case .directions:
      url = Directions(destination: restaurant.position, origin: question.origin).url
      line = "opened directions to \(restaurant.name, .strong)"
    case .page:
      guard let website = restaurant.website else {
        throw .cannot(
          "open the page of '\(restaurant.name)'", "it has no known web page", .nothingFound,
          code: "no-web-page", hints: ["--open shows directions"])
      }
      url = OpenableAddress(page: website)?.text ?? website
      line = "opened the page of \(restaurant.name, .strong)"
    }
    try AddressOpener.open(url)
    var json: JSONObject = ["id": .string(restaurant.id.text), "name": .string(restaurant.name)]
    json["url"] = .string(url)
    return .done(Confirmation(json: json, line: line))
  }
}
