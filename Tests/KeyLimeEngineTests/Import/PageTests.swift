import Testing

@testable import KeyLimeEngine

/// The pages of an answer in one file.
@Suite struct PageTests {
  /// A page of each shape with the place of a number.
  private static let shapes: [(format: CatalogueFormat, page: @Sendable (Int) -> String)] = [
    (.json, { #"{"results":[{"name":"A\#($0)","lat":1,"lon":2}],"next":"x"}"# }),
    (.json, { #"[{"name":"A\#($0)","lat":1,"lon":2}]"# }),
    (.json, { #"{"a":{"b":[{"list":[{"name":"A\#($0)","lat":1,"lon":2}]}]}}"# }),
    (
      .overpass,
      {
        #"{"elements":[{"type":"node","id":\#($0),"lat":1,"lon":2,"#
          + #""tags":{"amenity":"cafe","name":"A\#($0)"}}]}"#
      }
    ),
    (
      .geojson,
      {
        #"{"type":"FeatureCollection","features":[{"type":"Feature","geometry":"#
          + #"{"type":"Point","coordinates":[1,2]},"properties":{"amenity":"cafe","name":"A\#($0)"}}]}"#
      }
    ),
    (
      .yelpFusion,
      {
        #"{"businesses":[{"id":"\#($0)","alias":"a","name":"A\#($0)","is_closed":false,"#
          + #""categories":[{"title":"Thai"}],"coordinates":{"latitude":1,"longitude":2}}]}"#
      }
    ),
  ]

  @Test(arguments: shapes.indices, [("", "", ""), ("", "\n", "\n"), ("[", ", ", "]")])
  func pagesAreReadTogether(shape: Int, around: (String, String, String)) throws {
    let (format, page) = Self.shapes[shape]
    let text = around.0 + [1, 2, 3].map(page).joined(separator: around.1) + around.2
    for pieces in [.max, 64] {
      let reading = try Reading(text, pieces: pieces)
      #expect(reading.format == format)
      #expect(reading.restaurants.map(\.name) == ["A1", "A2", "A3"])
    }
  }

  @Test(arguments: shapes.indices) func aPageThatIsCutIsNoticed(shape: Int) throws {
    let page = Self.shapes[shape].page
    #expect(throws: ImportFault.self) { try Reading(page(1) + page(2).dropLast()) }
    #expect(throws: ImportFault.self) { try Reading("[\(page(1)),\(page(2))") }
  }

  @Test(arguments: ["[]", "null", "{}"]) func aPageMayBeEmpty(_ results: String) throws {
    let reading = try Reading(
      #"{"results":[]}{"results":[{"name":"A","lat":1,"lon":2}]}{"results":\#(results)}"#)
    #expect(reading.restaurants.map(\.name) == ["A"])
  }

  @Test func aPageThatFailedRefusesAll() throws {
    let page = Self.shapes[3].page
    let remark = #"{"elements":[],"remark":"runtime error: Query timed out"}"#
    for text in [page(1) + remark, remark + page(1)] {
      #expect(throws: ImportFault.self) { try Reading(text) }
    }
  }
}
