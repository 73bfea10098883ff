import OpeningHours

/// Everything known about one place to eat or drink.
///
/// Only the id, the name and the position are always there. A nil or an empty list means unknown,
/// which is the normal case in open data; it is never to be read as zero, closed or bad.
public struct Restaurant: Hashable, Sendable {
  /// The stable id.
  public var id: RestaurantID
  /// The name as it is written on the door.
  public var name: String
  /// Other names it is found by: in other languages, short.
  public var otherNames: [String] = []
  /// Names that it had before; they tell nothing of what it serves now.
  public var formerNames: [String] = []
  /// Where it is.
  public var position: Coordinate
  /// What sort of place it is.
  public var kind: Kind?
  /// Cuisines in OpenStreetMap's spelling, such as `thai` or `fish_and_chips`.
  public var cuisines: [String] = []
  /// Diets that it caters for.
  public var diets: [Diet] = []
  /// Those of ``diets`` that all of its food suits.
  public var onlyDiets: [Diet] = []
  /// Diets that it says it has nothing for.
  public var noDiets: [Diet] = []
  /// What it offers besides its food.
  public var services: [Service] = []
  /// What it says it does not offer.
  public var noServices: [Service] = []
  /// Its address.
  public var address = Address()
  /// How dear it is.
  public var price: PriceLevel?
  /// The mean rating its source reports.
  public var rating: Stars?
  /// How many people rated it at its source.
  public var ratingCount: Int?
  /// Telephone number as published.
  public var phone: String?
  /// Mail address.
  public var email: String?
  /// Web page.
  public var website: String?
  /// Web address of a picture.
  public var image: String?
  /// Web address of the menu.
  public var menu: String?
  /// Opening hours in OpenStreetMap's syntax, as published.
  public var openingHours: String?
  /// The hours of its kitchen in the same syntax, when they are published apart.
  public var kitchenHours: String?
  /// When somebody last checked that its hours are right.
  public var hoursChecked: CalendarDay?
  /// When somebody last checked that it is there and what is known about it is right.
  public var checked: CalendarDay?
  /// IANA name of its time zone, such as `Europe/London`.
  public var timeZone: String?
  /// The age in years that guests must have.
  public var minimumAge: Int?
  /// Where the record came from.
  public var source: Source?

  /// Every name that it has or had, its first name first.
  var allNames: [String] { [name] + otherNames + formerNames }

  /// Makes a restaurant with only what every one has.
  public init(id: RestaurantID, name: String, position: Coordinate) {
    self.id = id
    self.name = name
    self.position = position
  }
}
