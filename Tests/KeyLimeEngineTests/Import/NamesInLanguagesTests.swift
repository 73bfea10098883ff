import Testing

@testable import KeyLimeEngine

/// Names of a place in several languages, in fields of their own or in one.
@Suite struct NamesInLanguagesTests {
  @Test(arguments: [
    (#""name":"極味や","name_zh":"極味屋","name_ja":"極味や","nameEnglish":"Kiwamiya""#, "極味や"),
    (#""name":{"ja":"極味や","zh":"極味屋","en":"Kiwamiya"}"#, "Kiwamiya"),
    (#""name_ja":"極味や","name_zh":"極味屋","name_en":"Kiwamiya","name_id":7"#, "極味や"),
  ])
  func inJSON(members: String, name: String) throws {
    let place = try #require(
      try Reading(#"[{\#(members),"lat":33.59,"lng":130.39}]"#).restaurants.first)
    #expect(place.name == name)
    #expect(Set([place.name] + place.otherNames) == ["極味や", "極味屋", "Kiwamiya"])
  }

  @Test(arguments: ["name,name_zh,name_en", "name_ja,name_zh,english name"])
  func inATable(header: String) throws {
    let reading = try Reading("\(header),lat,lng\n極味や,極味屋,Kiwamiya,33.59,130.39\n,,,33.59,130.40\n")
    #expect(reading.restaurants.map(\.name) == ["極味や"])
    #expect(reading.restaurants.map(\.otherNames) == [["極味屋", "Kiwamiya"]])
    #expect(reading.count.skipped == [.noName: 1])
    #expect(reading.count.unusedColumns.isEmpty)
  }
}
