/// A format that catalogues of restaurants are published in; the raw value is what `--format`
/// takes.
public enum CatalogueFormat: String, CaseIterable, Sendable {
  /// keylime's own: one restaurant a line as ``Restaurant/write(to:)`` gives it, or an array of
  /// them.
  case keylime
  /// The JSON answer of an Overpass API server: an object with `elements`.
  case overpass
  /// A GeoJSON FeatureCollection, or a single Feature, with OpenStreetMap tags as properties.
  case geojson
  /// GeoJSON features one a line, with or without the record separators of RFC 8142.
  case geojsonLines = "geojsonl"
  /// Values in columns under a header line (RFC 4180), separated by commas, semicolons, tabs or
  /// bars.
  case csv
  /// The business file of the Yelp Open Dataset: one business a line.
  case yelp
  /// An answer of the Yelp Fusion API: an object with `businesses`, or one business.
  case yelpFusion = "yelp-fusion"
  /// Places of the Overture Maps Foundation as a FeatureCollection or as features one a line.
  case overture
  /// Foursquare OS Places as CSV.
  case foursquare
  /// schema.org restaurants as JSON-LD, alone or inside an HTML page.
  case schemaOrg = "schema-org"
  /// Any other JSON with objects that have a name and a position, in arrays or one a line.
  case json

  /// Who must be credited for data in this format when the file does not say; nil when the format
  /// says nothing about its publisher.
  public var attribution: String? {
    switch self {
    case .overpass: Self.openStreetMapAttribution
    case .overture: "Overture Maps Foundation, CDLA-Permissive-2.0 and Apache-2.0"
    case .foursquare: "© Foursquare Labs, Inc., Apache-2.0"
    case .yelp: "© Yelp, Yelp Dataset License"
    case .yelpFusion: "© Yelp, Yelp API Terms of Use"
    case .keylime, .geojson, .geojsonLines, .csv, .schemaOrg, .json: nil
    }
  }

  /// The credit that the OpenStreetMap Foundation asks for.
  static let openStreetMapAttribution = "© OpenStreetMap contributors, ODbL 1.0"
}
