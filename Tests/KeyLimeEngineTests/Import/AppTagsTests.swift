import Testing

@testable import KeyLimeEngine

/// Fields in which apps have words for all sorts of things.
@Suite struct AppTagsTests {
  @Test func onlyFoodsAndDietsCount() throws {
    let reading = try Reading(
      #"""
      [{"name":"A","lat":51.4,"lon":11.9,"tags":["french","wifi","cosy","vegan","near_uni"]},
       {"name":"B","lat":51.4,"lon":11.9,"cuisine":"thai","tags":["french"]},
       {"name":"C","lat":51.4,"lon":11.9,"keywords":"Ramen, Late night","tags":[]}]
      """#)
    #expect(reading.restaurants.map(\.cuisines) == [["french"], ["thai"], ["ramen"]])
    #expect(reading.restaurants.map(\.diets) == [[.vegetarian, .vegan], [], []])
    #expect(reading.count.unusedColumns.isEmpty)
  }

  @Test func columnsOfATable() throws {
    let reading = try Reading(
      """
      name,lat,lon,cuisine,tags
      A,51.4,11.9,,"french; cosy"
      B,51.4,11.9,thai,french
      C,51.4,11.9,,
      """)
    #expect(reading.restaurants.map(\.cuisines) == [["french"], ["thai"], []])
    #expect(reading.count.unusedColumns.isEmpty)
  }

  @Test(arguments: [
    ("Bar Txepetxa", Kind.bar), ("Café Noir", .cafe), ("Kaffeehaus Wittekind", .cafe),
    ("Trattoria da Aimo", .restaurant), ("Old Town Wine Bar", .bar), ("The Fox Pub", .pub),
    ("Café Restaurant Berg", .restaurant), ("Sushi Bar", nil), ("Lighthaus", nil),
    ("Burger Bar and Grill", nil),
  ])
  func aNameMayTellTheKind(name: String, kind: Kind?) throws {
    let text = #"[{"name":"\#(name)","lat":51.4,"lon":11.9,"tags":["french","vegan"]}]"#
    #expect(try Reading(text).restaurants.map(\.kind) == [kind])
  }

  @Test(arguments: [
    ("Biergarten & Club", Kind.biergarten), ("Kneipe / Pub", .pub), ("Café und Bar", .cafe),
    ("Coffee & Tea", .cafe), ("Lido / Beach Bar", .bar),
  ])
  func aKindMayBeOneOfTwo(type: String, kind: Kind) throws {
    let json = #"[{"name":"A","lat":51.4,"lon":11.9,"type":"\#(type)"}]"#
    let csv = "name,lat,lon,type\nA,51.4,11.9,\(type)\n"
    #expect(try Reading(json).restaurants.map(\.kind) == [kind])
    #expect(try Reading(csv).restaurants.map(\.kind) == [kind])
  }

  @Test func genresInChineseAndKorean() throws {
    let reading = try Reading(
      """
      name,lat,lon,genre
      A,33.59,130.39,拉麵
      B,33.59,130.40,餐飲
      C,33.59,130.41,購物
      D,33.59,130.42,한식
      """)
    #expect(reading.restaurants.map(\.name) == ["A", "B", "D"])
    #expect(reading.restaurants.map(\.cuisines) == [["ramen"], [], ["korean"]])
    #expect(reading.count.skipped == [.notFood: 1])
  }

  @Test func whatARecordSaysOfItsKindCounts() throws {
    let reading = try Reading(
      """
      name,lat,lon,type,cuisine
      Café A,51.4,11.9,restaurant,
      Thai Café,51.4,11.9,,thai
      Bar B,51.4,11.9,ice_cream,
      """)
    #expect(reading.restaurants.map(\.kind) == [.restaurant, .restaurant, .iceCream])
  }
}
