/// Reads a catalogue in one of the formats, one record at a time.
public struct CatalogueReader: Sendable {
  /// What the reader may be told besides the format.
  public struct Options: Sendable {
    /// How many skipped records are listed one by one in ``ReadingCount/details``.
    public var detailLimit = 0
    /// Credit to give instead of what the file or the format says.
    public var attribution: String?
    /// For CSV: the column that a field is read from, by the field's name in ``CSVField``.
    public var columns: [CSVField: String] = [:]
    /// For CSV: the byte between values; nil finds it out from the header.
    public var delimiter: UInt8?

    /// Makes options that leave everything to the reader.
    public init() {}
  }

  /// The format of the bytes.
  public let format: CatalogueFormat
  /// The name of the source, stored with each restaurant.
  public let sourceName: String
  /// The options.
  public let options: Options

  /// Makes a reader.
  public init(format: CatalogueFormat, sourceName: String, options: Options = Options()) {
    self.format = format
    self.sourceName = sourceName
    self.options = options
  }

  /// Hands each restaurant of a file to `each`, in the file's order, and counts what was left out.
  ///
  /// - Parameters:
  ///   - bytes: the whole file, decompressed.
  ///   - progress: called now and then, about once a megabyte, with the number of bytes read.
  ///   - each: called for accepted records only.
  /// - Throws: ``ImportFault`` when the file is broken; what `each` was given is then not to be used.
  public func read(
    _ bytes: ByteView, progress: ((_ bytesRead: Int) -> Void)? = nil,
    each: (Restaurant) -> Void
  ) throws(ImportFault) -> ReadingCount {
    let result: Result<ReadingCount, ImportFault> = withoutActuallyEscaping(each) { each in
      var run = ReadingRun(reader: self, size: bytes.count, progress: progress, each: each)
      do throws(ImportFault) {
        try read(bytes, run: &run)
        return .success(run.count)
      } catch { return .failure(error) }
    }
    return try result.get()
  }

  private func read(
    _ bytes: ByteView, run: inout ReadingRun
  ) throws(ImportFault) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = start..<bytes.count
    guard text.contains(where: { !isJSONSpace(bytes[$0]) }) else {
      throw ImportFault(.empty, byte: bytes.count)
    }
    switch format {
    case .keylime: try KeyLimeLines.read(bytes, in: text, run: &run)
    case .overpass: try Overpass.read(bytes, in: text, run: &run)
    case .geojson: try GeoJSON.read(bytes, in: text, run: &run)
    case .geojsonLines: try GeoJSON.readLines(bytes, in: text, run: &run)
    case .csv, .foursquare: try CSVCatalogue.read(bytes, in: text, run: &run)
    case .yelp: try Yelp.read(bytes, in: text, run: &run)
    case .yelpFusion: try YelpFusion.read(bytes, in: text, run: &run)
    case .overture: try Overture.read(bytes, in: text, run: &run)
    case .schemaOrg: try SchemaOrg.read(bytes, in: text, run: &run)
    }
  }
}

/// Whether JSON takes the byte for white space.
@inline(__always)
func isJSONSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
}
