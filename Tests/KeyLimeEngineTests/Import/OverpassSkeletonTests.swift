import Testing

@testable import KeyLimeEngine

/// Answers of `out body; >; out skel qt;`, in which ways only name their nodes.
@Suite struct OverpassSkeletonTests {
  private static let ways = [
    #"{"type":"way","id":2,"nodes":[11,12,13,14,11],"tags":{"amenity":"cafe","name":"Square"}}"#,
    #"{"type":"way","id":3,"nodes":[99],"tags":{"amenity":"pub","name":"Nowhere"}}"#,
    #"{"type":"way","id":4,"nodes":[14,99],"tags":{"amenity":"bar","name":"Cut"}}"#,
    #"{"type":"relation","id":5,"members":[{"type":"way","ref":6,"role":"outer"},"#
      + #"{"type":"node","ref":14,"role":"entrance"}],"tags":{"amenity":"pub","name":"Ring"}}"#,
  ]
  private static let skeleton = [
    #"{"type":"way","id":6,"nodes":[11,12,13,14,11]}"#,
    #"{"type":"node","id":11,"lat":1,"lon":1}"#, #"{"type":"node","id":12,"lat":1,"lon":3}"#,
    #"{"type":"node","id":13,"lat":3,"lon":3}"#, #"{"type":"node","id":14,"lat":3,"lon":1}"#,
  ]

  private static func answer(_ elements: [String]) -> String {
    #"{"elements":[\#(elements.joined(separator: ","))]}"#
  }

  @Test(arguments: ["before": skeleton + ways, "behind": ways + skeleton])
  func waysLieWhereTheirNodesAre(_ order: String, _ elements: [String]) throws {
    let reading = try Reading(Self.answer(elements))
    let places = Dictionary(
      uniqueKeysWithValues: reading.restaurants.map { ($0.id.text, $0.position.description) })
    #expect(places == ["w2": "2,2", "w4": "3,1", "r5": "2,2"])
    #expect(reading.count.seen == 9 && reading.count.unplaced == 1)
    #expect(reading.count.skipped == [.noPosition: 1, .notFood: 5])
    let number = try #require(elements.firstIndex { $0.contains("Nowhere") }) + 1
    #expect(
      reading.count.details.contains(
        SkippedRecord(record: number, line: nil, id: "way/3", reason: .noPosition)))
    #expect(reading.count.details.map(\.record) == reading.count.details.map(\.record).sorted())
  }

  @Test func aPositionOfItsOwnCounts() throws {
    let way =
      #"{"type":"way","id":2,"center":{"lat":7,"lon":8},"nodes":[11],"tags":{"amenity":"cafe","name":"A"}}"#
    let reading = try Reading(Self.answer([way] + Self.skeleton))
    #expect(reading.restaurants.map(\.position.description) == ["7,8"])
  }

  @Test func elementsByThemselvesDoNotWait() throws {
    let reading = try Reading("[\((Self.ways + Self.skeleton).joined(separator: ","))]")
    #expect(reading.count.seen == 9 && reading.count.accepted == 0)
    #expect(reading.count.skipped[.noPosition] == 4)
  }
}
