import Testing

@testable import KeyLimeEngine

/// Diets in a field of their own.
@Suite struct NamedDietsTests {
  @Test(
    arguments: [
      ("Gluten-Free", [Diet.glutenFree], []), ("lactose‑free; Vegan", [.vegan, .lactoseFree], []),
      ("gluten free", [.glutenFree], []), ("n/a", [], []), ("GF, halal", [.halal], ["gf"]),
      ("Halal friendly", [], ["halal_friendly"]),
    ] as [(String, [Diet], [String])])
  func wordsForDiets(text: String, diets: [Diet], unread: [String]) {
    let named = NamedDiets([text])
    #expect(named.diets == diets && named.unread == unread)
  }

  @Test(arguments: [
    "name,lat,lon,Diets\nA,1,2,GF;Vegan\n",
    #"[{"name":"A","lat":1,"lon":2,"diets":["GF","Vegan"]}]"#,
  ])
  func whatIsNoDietIsTold(text: String) throws {
    let reading = try Reading(text)
    #expect(reading.restaurants.first?.diets == [.vegan])
    #expect(reading.count.unread.values.map(\.example) == ["gf"])
  }

  @Test func columnsOfOneDietEach() throws {
    let table = try Reading(
      "name,lat,lon,vegetarian,Vegan options,gluten_free,diet_halal\n"
        + "A,1,2,yes,no,,maybe\nB,1,3,only,limited,True,\n")
    let objects = try Reading(
      #"""
      [{"name":"A","lat":1,"lng":2,"vegetarian":true,"veganOptions":"no"},
      {"name":"B","lat":1,"lng":3,"vegetarian":"only","vegan":"limited","glutenFree":1}]
      """#)
    for reading in [table, objects] {
      #expect(
        reading.restaurants.map(\.diets) == [[.vegetarian], [.vegetarian, .vegan, .glutenFree]])
      #expect(reading.restaurants.map(\.onlyDiets) == [[], [.vegetarian]])
      #expect(reading.restaurants.map(\.noDiets) == [[.vegan], []])
      #expect(reading.count.unusedColumns.isEmpty)
    }
  }

  @Test func wordsBehindADiet() throws {
    let place = try #require(
      try Reading(
        #"""
        [{"name":"A","lat":1,"lng":2,"dietaryRestrictions":["Vegetarian friendly","Vegan options"],
        "addressObj":{"street1":"Via Roma 1","city":"Rome","postalcode":"00100"}}]
        """#
      ).restaurants.first)
    #expect(place.diets == [.vegetarian, .vegan])
    #expect(place.address.street == "Via Roma 1" && place.address.city == "Rome")
  }
}
