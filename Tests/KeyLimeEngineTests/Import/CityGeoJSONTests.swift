import Testing

@testable import KeyLimeEngine

/// GeoJSON whose properties are somebody's own columns, as the portals of cities write it.
@Suite struct CityGeoJSONTests {
  private static func collection(_ properties: String...) -> String {
    let features = properties.map {
      """
      {"type": "Feature", "properties": \($0),
      "geometry": {"type": "Point", "coordinates": [-123.1, 49.28]}}
      """
    }
    return """
      {"type": "FeatureCollection", "features": [\(features.joined(separator: ","))]}
      """
  }

  @Test func categoriesSayWhatIsFood() throws {
    let reading = try Reading(
      Self.collection(
        #"{"OBJECTID": 1, "NAME": "Blue Door", "CATEGORY": "Restaurant", "ADDRESS": "1 Quay St"}"#,
        #"{"OBJECTID": 2, "NAME": "Library", "CATEGORY": "Library", "ADDRESS": "2 Quay St"}"#,
        #"{"OBJECTID": 3, "NAME": "Joe", "CATEGORY": "Coffee Shop", "ADDRESS": "3 Quay St"}"#))
    #expect(reading.format == .json)
    #expect(reading.restaurants.map(\.name).sorted() == ["Blue Door", "Joe"])
    #expect(
      reading.restaurants.map(\.address.street).sorted { $0 ?? "" < $1 ?? "" }
        == ["1 Quay St", "3 Quay St"])
    #expect(reading.count.skipped[.notFood] == 1)
  }

  @Test func aListOfCategoriesDoesToo() throws {
    let reading = try Reading(
      Self.collection(
        #"{"name": "Chili", "feature_type": "poi", "poi_category": ["food", "american restaurant"]}"#
      ))
    #expect(reading.restaurants.first?.cuisines == ["american"])
    #expect(reading.restaurants.first?.kind == .restaurant)
  }

  @Test(
    "other features are GeoJSON of OpenStreetMap",
    arguments: [
      #"{"name": "Main St", "type": "Bus stop"}"#,
      #"{"name": "Chili", "amenity": "restaurant", "category": "bar"}"#,
      #"{"_id": 7, "_type": "node", "name": "Chili", "icon": "bar", "category": "vegan restaurant"}"#,
      #"{"@id": "way/7", "name": "Main St", "type": "restaurant"}"#,
    ])
  func others(properties: String) throws {
    #expect(try Reading(Self.collection(properties)).format == .geojson)
  }
}
