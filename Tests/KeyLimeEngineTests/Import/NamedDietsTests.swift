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
}
