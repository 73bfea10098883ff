import Testing

@testable import KeyLimeEngine

/// Tables in the shapes that databases, spreadsheets and other languages give them.
@Suite struct TableShapeTests {
  @Test(arguments: [
    ("cake;ice_cream", ["cake", "ice_cream"]), ("Pizza; Ice cream", ["pizza", "ice_cream"]),
    ("ice_cream", ["ice_cream"]),
  ])
  func iceCreamIsOneOfSeveralCuisines(_ text: String, _ cuisines: [String]) throws {
    for column in ["cuisine", "category"] {
      let reading = try Reading("name,lat,lon,\(column)\nA,1,2,\(text)\n")
      #expect(reading.restaurants.map(\.cuisines) == [cuisines])
    }
  }

  @Test(arguments: [
    ("Italienisch", "italian"), ("Cuisine française", "french"), ("Indische Küche", "indian"),
    ("comida mexicana", "mexican"), ("giapponese", "japanese"), ("Món Việt", "vietnamese"),
    ("Phở", "pho"),
  ])
  func cuisinesOfOtherLanguagesAreKnown(_ text: String, _ cuisine: String) throws {
    let reading = try Reading("name,lat,lon,cuisine\nA,1,2,\(text)\n")
    #expect(reading.restaurants.map(\.cuisines) == [[cuisine]])
  }

  @Test func sectorsOfATownAreNoCuisines() throws {
    let reading = try Reading(
      "name,lat,lon,category\nA,1,2,Food & Drink\nB,1,2,Health\nC,1,2,Retail\n")
    #expect(reading.restaurants.map(\.name) == ["A"])
    #expect(reading.restaurants.map(\.cuisines) == [[]])
  }
}
