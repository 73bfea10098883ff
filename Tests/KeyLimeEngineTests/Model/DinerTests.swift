import Testing

@testable import KeyLimeEngine

/// What a place has for somebody's diet, and whether they may come in.
@Suite struct DinerTests {
  private func place(
    _ name: String = "Corner", kind: Kind? = nil, cuisines: [String] = [], diets: [Diet] = [],
    country: String? = nil, minimumAge: Int? = nil
  ) -> Restaurant {
    var place = record(1)
    (place.name, place.kind, place.cuisines, place.diets) = (name, kind, cuisines, diets)
    (place.address.country, place.minimumAge) = (country, minimumAge)
    return place
  }

  @Test(
    "diet",
    arguments: [
      ("falafel", "Corner", Diet.vegan, Grade.yes), ("falafel", "Corner", .vegetarian, .yes),
      ("burger", "Vegan Junk", .vegan, .yes), ("burger", "Not Vegan Burgers", .vegan, .unknown),
      ("kebab", "Ali Halal Grill", .halal, .yes), ("pizza", "Roma", .vegetarian, .yes),
      ("pizza", "Roma", .vegan, .unknown), ("steak_house", "Roma", .halal, .unknown),
      ("sushi", "Roma", .pescetarian, .yes),
    ])
  func cuisineAndNameSayWhatIsServed(
    cuisine: String, name: String, diet: Diet, grade: Grade
  ) {
    #expect(place(name, cuisines: [cuisine]).grade(diet) == grade)
  }

  @Test func oneDietServesAnother() {
    let vegan = place(diets: [.vegan])
    #expect(vegan.grade(Diet.vegetarian) == .yes && vegan.grade(Diet.lactoseFree) == .yes)
    #expect(place(diets: [.vegetarian]).grade(Diet.vegan) == .unknown)
  }

  @Test func anUnknownPriceHasToBeAsked() {
    var place = place()
    #expect(place.grade(.price(.moderate)) == .unknown)
    place.price = .expensive
    #expect(place.grade(.price(.moderate)) == .no && place.grade(.price(.expensive)) == .yes)
  }

  @Test(
    "age",
    arguments: [
      (17, Kind.bar, "GB", nil, false), (18, .bar, "GB", nil, true), (20, .pub, "US", nil, false),
      (21, .pub, "US", nil, true), (16, .biergarten, "DE", nil, true),
      (15, .nightclub, "DE", nil, false), (12, .restaurant, "US", nil, true),
      (17, .bar, "GB", 16, true), (19, .restaurant, "GB", 21, false), (30, .bar, "BF", nil, true),
    ] as [(Int, Kind, String, Int?, Bool)])
  func theLawOfTheCountryKeepsTheYoungOut(
    age: Int, kind: Kind, country: String, least: Int?, isAdmitted: Bool
  ) {
    let place = place(kind: kind, country: country, minimumAge: least)
    #expect(place.admits(age: age) == isAdmitted)
  }

  @Test func tastesAreWrittenAndRead() throws {
    var contact = Contact(name: "Eli")
    contact.tastes.diets = [.vegan]
    contact.tastes.avoids = ["fast_food"]
    contact.tastes.maximumPrice = .moderate
    #expect(try Contact(json: contact.json) == contact)
  }
}
