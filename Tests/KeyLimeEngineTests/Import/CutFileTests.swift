import Testing
import Thoroughness

@testable import KeyLimeEngine

/// Files cut or damaged anywhere are refused or read whole, and never crash.
@Suite struct CutFileTests {
  static let documents: [(CatalogueFormat, String)] = [
    (.overpass, OverpassTests.answer),
    (
      .geojson,
      GeoJSONTests.collection(
        GeoJSONTests.feature(#""amenity":"cafe","name":"Zoë \u00e9 寿司""#),
        GeoJSONTests.feature(
          #""shop":"deli","name":"B""#,
          geometry: #"{"type":"Polygon","coordinates":[[[0,0],[4,0],[4,4],[0,4],[0,0]]]}"#))
    ),
    (.overture, #"{"type":"FeatureCollection","features":[\#(PublisherTests.place)]}"#),
    (
      .yelpFusion,
      #"{"businesses":[{"id":"1","name":"A","categories":[{"title":"Pizza"}],"coordinates":{"latitude":1,"longitude":2}}]}"#
    ),
    (.schemaOrg, #"{"@type":"Bakery","name":"A","geo":{"latitude":1,"longitude":2}}"#),
    (.keylime, #"{"id":"n1","name":"A","latitude":1,"longitude":2}"#),
  ]

  @Test(arguments: documents) func everyCutIsNoticed(_ format: CatalogueFormat, _ text: String)
    throws
  {
    let bytes = Array(text.utf8)
    let whole = try Reading(bytes, format: format).count
    for length in (0..<bytes.count).sweep(60) {
      let cut = Array(bytes.prefix(length))
      do {
        #expect(try Reading(cut, format: format).count == whole, "\(length) bytes")
      } catch let fault as ImportFault {
        #expect(fault.byte <= length)
      }
    }
  }

  @Test(arguments: documents + [(.yelp, PublisherTests.yelp), (.csv, "name,lat,lon\n\"A\",1,2\n")])
  func damageNeverCrashes(_ format: CatalogueFormat, _ text: String) throws {
    var random = SplitMix64(seed: 7)
    let bytes = Array(text.utf8)
    for _ in 0..<(Thoroughness.isWhole ? 500 : 30) {
      var damaged = bytes
      for _ in 0...Int(random.next() % 3) {
        damaged[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      let count = (try? Reading(damaged, format: format))?.count
      if let count { #expect(count.seen == count.accepted + count.skippedTotal) }
      _ = damaged.withBytes { CatalogueFormat.recognise($0) }
    }
  }
}
