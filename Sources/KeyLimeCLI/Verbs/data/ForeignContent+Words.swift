import KeyLimeEngine

extension ForeignContent {
  /// The content of the file, as the end of "it is …".
  var words: String {
    switch self {
    case .html: "an HTML page"
    case .osmXML: "OpenStreetMap XML"
    case .osmChange: "OsmChange, which has only what was changed in OpenStreetMap"
    case .gpx: "GPX"
    case .kml: "KML"
    case .xml: "XML"
    case .osmPBF: "OpenStreetMap PBF"
    case .parquet: "Parquet"
    case .sqlite: "an SQLite file, perhaps a GeoPackage"
    case .zip: "a zip archive"
    case .bzip2: "compressed with bzip2"
    case .xz: "compressed with xz"
    case .zstandard: "compressed with zstd"
    case .utf16: "text in UTF-16"
    case .emptyJSON: "empty JSON"
    case .longJSON: "JSON whose first 16 MB have no whole object with a name and a position"
    case .otherJSON: "JSON in which no object has a name and a position"
    }
  }

  /// How to import what is no catalogue.
  static let adviceOnOwnPlaces =
    "places that you saved, rated or visited: --as favs, ratings, checkins or likes"

  /// How to convert it to something that can be imported.
  var advice: String {
    switch self {
    case .html: "a busy server may answer with a page; read it, or try again later"
    case .osmXML:
      "begin the Overpass query with [out:json]; a file: osmium export -f geojson FILE -o city.geojson"
    case .osmChange:
      "apply it to the map that it changes, and import that: osmium apply-changes OLD.osm.pbf FILE -o new.osm.pbf"
    case .gpx, .kml: Self.adviceOnOwnPlaces
    case .xml: "only JSON, GeoJSON and CSV are read"
    case .osmPBF: "convert it: osmium export -f geojson FILE -o city.geojson"
    case .parquet, .sqlite: "convert it: ogr2ogr -f GeoJSON city.geojson FILE"
    case .zip: "unzip it and import what is inside"
    case .bzip2: "bunzip2 -c FILE | keylime import -"
    case .xz: "xz -dc FILE | keylime import -"
    case .zstandard: "zstd -dc FILE | keylime import -"
    case .utf16: "iconv -f UTF-16 -t UTF-8 FILE | keylime import -"
    case .otherJSON, .longJSON:
      "--fields name=PATH,latitude=PATH,longitude=PATH says where they are, as in geo.lat"
    case .emptyJSON: "the query or the download found nothing"
    }
  }
}
