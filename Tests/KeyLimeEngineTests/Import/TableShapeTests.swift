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
    (#""Bob's \"Best\" Burgers""#, #"Bob's "Best" Burgers"#), (#""At \"Home\"""#, #"At "Home""#),
    (#""A\\B \"C\" """"#, #"A\B "C" ""#), (#""Fish, \"n\", chips""#, #"Fish, "n", chips"#),
    (#"Plain\n"#, #"Plain\n"#),
  ])
  func aBackslashMayEscapeQuotes(_ cell: String, _ name: String) throws {
    let reading = try Reading("name,lat,lon\n\"The \\\"Inn\\\"\",1,2\n\(cell),1,3\n")
    #expect(reading.restaurants.map(\.name).last == Cleaning.clean(name))
    let rows = try SavedFile(reading: Array("name,note\n\"A \\\"B\\\" C\",\(cell)\n".utf8)).rows
    #expect(rows.map(\.name) == [#"A "B" C"#])
    #expect(rows.map(\.words) == [name.trimmed])
  }

  @Test func aBackslashElsewhereIsOne() throws {
    let reading = try Reading(#"name,lat,lon,website\#n"C:\",1,2,\#n"D ""\x""",1,3,\#n"#)
    #expect(reading.restaurants.map(\.name) == [#"C:\"#, #"D "\x""#])
  }

  @Test(arguments: ["\n", "\r\n"], ["Restaurants in Lyon;;\n01.03.2024;;\n;;\n", "My list\n\n"])
  func titlesMayBeAboveTheHeader(end: String, titles: String) throws {
    let text = "\u{FEFF}" + titles + "Name;Breite;Länge\nLinde;45,76;4,83\nNowhere;;\n"
    let reading = try Reading(
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: end))
    #expect(reading.restaurants.map(\.name) == ["Linde"])
    let line = titles.count { $0 == "\n" } + 3
    #expect(reading.count.details.map(\.line) == [line])
  }

  @Test func aRowUnderAHeaderIsNoHeader() throws {
    let reading = try Reading("name,lat,lon\nname,lat,lon\nA,1,2\n")
    #expect(reading.count.skipped == [.noPosition: 1])
    let fault = try #require(throws: ImportFault.self) {
      _ = try Reading("name,lat,city\nA,1,Rome\n")
    }
    #expect(fault.reason == .missingColumns(["longitude"], found: ["name", "lat", "city"]))
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
