import KeyLimeEngine

extension ForeignContent {
  /// What the file is, behind `it is`.
  var words: String {
    switch self {
    case .html: "an HTML page"
    case .osmXML: "OpenStreetMap XML"
    case .xml: "XML"
    case .osmPBF: "OpenStreetMap PBF"
    case .parquet: "Parquet"
    case .sqlite: "an SQLite file, perhaps a GeoPackage"
    case .zip: "a zip archive"
    case .bzip2: "packed with bzip2"
    case .xz: "packed with xz"
    case .zstandard: "packed with zstd"
    case .utf16: "text in UTF-16"
    case .emptyJSON: "JSON with nothing in it"
    }
  }

  /// How to get from it to something that can be imported.
  var advice: String {
    switch self {
    case .html: "a server that is busy or refuses answers so; see what the page says, or try later"
    case .osmXML:
      "begin the Overpass query with [out:json]; a file: osmium export -f geojson FILE -o city.geojson"
    case .xml: "only JSON, GeoJSON and CSV are read"
    case .osmPBF: "osmium export -f geojson FILE -o city.geojson makes it readable"
    case .parquet, .sqlite: "ogr2ogr -f GeoJSON city.geojson FILE makes it readable"
    case .zip: "unzip it and import what is inside"
    case .bzip2: "bunzip2 -c FILE | keylime import -"
    case .xz: "xz -dc FILE | keylime import -"
    case .zstandard: "zstd -dc FILE | keylime import -"
    case .utf16: "iconv -f UTF-16 -t UTF-8 FILE | keylime import -"
    case .emptyJSON: "the query or the download found nothing"
    }
  }
}
