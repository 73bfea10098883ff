import KeyLimeEngine

/// A file to import: its decompressed bytes and its name.
struct SourceFile {
  private let bytes: SourceBytes
  private let path: String
  /// The default name of the source: the file's name without the extensions of known formats.
  let name: String
  /// The origin that the generation records.
  let origin: String

  /// Opens a file, or standard input for `-`, and decompresses gzip.
  ///
  /// Throws `usage` when the file is empty, or cannot be read or decompressed.
  init(_ path: String, _ context: Context) throws(Failure) {
    var bytes = try Self.reading(path) { () throws(FileFault) in try Self.open(path, context) }
    if try Self.beginning(of: bytes, path) == [0x1F, 0x8B] {
      bytes = try Self.unpack(bytes, path, context)
    }
    guard try !Self.beginning(of: bytes, path).isEmpty else {
      throw .cannot("import '\(path)'", "it is empty", .usage, code: "empty-file")
    }
    self.bytes = bytes
    self.path = path
    origin = path == "-" ? "standard input" : path
    name = Self.sourceName(of: path)
  }

  /// The decompressed bytes as an import reads them: once, from the beginning to the end.
  var input: ImportInput { bytes.input }

  /// All decompressed bytes, for small files; little more than `limit` of a longer one.
  func contents(upTo limit: Int = .max) throws(Failure) -> [UInt8] {
    var all: [UInt8] = []
    while all.count <= limit {
      let next = try Self.reading(path) { () throws(FileFault) in try bytes.read(1 << 20) }
      if next.isEmpty { return all }
      all += next
    }
    return all
  }

  private static func open(_ path: String, _ context: Context) throws(FileFault) -> SourceBytes {
    guard path == "-" else {
      return SourceBytes(descriptor: try Platform.open(path), closes: true)
    }
    guard let descriptor = context.input.terminalDescriptor else {
      return SourceBytes(try context.input.readAll())
    }
    return SourceBytes(
      descriptor: descriptor, closes: false, pending: context.input.takeBuffered())
  }

  private static func beginning(
    of bytes: SourceBytes, _ path: String
  ) throws(Failure) -> [UInt8] {
    try reading(path) { () throws(FileFault) in try bytes.peek(2) }
  }

  private static func reading<Result>(
    _ path: String, _ body: () throws(FileFault) -> Result
  ) throws(Failure) -> Result {
    do throws(FileFault) { return try body() } catch {
      throw .cannot("read '\(path)'", error.reason, .usage, code: "file-unreadable")
    }
  }

  /// The exit code of `gzip` for complete data with trailing garbage.
  private static let gzipWarning: Int32 = 2

  /// Decompresses with the system's `gzip`.
  private static func unpack(
    _ bytes: SourceBytes, _ path: String, _ context: Context
  ) throws(Failure) -> SourceBytes {
    let packed = try reading(path) { () throws(FileFault) in
      try Platform.temporaryFile { limit throws(FileFault) in try bytes.read(limit) }
    }
    let result: ProgramFiles
    do throws(FileFault) { result = try Platform.run(["gzip", "-dc"], reading: packed) } catch {
      throw .cannot(
        "unpack '\(path)'", "cannot run 'gzip': \(error.reason)", .usage, code: "gzip-missing",
        hints: ["install gzip, or unpack the file first"])
    }
    let unpacked = SourceBytes(descriptor: result.output, closes: true)
    if result.status == gzipWarning, try !beginning(of: unpacked, path).isEmpty {
      context.warn("ignored what follows the gzip data of '\(path)'")
      return unpacked
    }
    guard result.status == 0 else {
      let reason = result.errors.split(separator: "\n").last.map(String.init) ?? "gzip failed"
      throw .cannot("decompress '\(path)'", reason, .usage, code: "file-damaged")
    }
    return unpacked
  }

  private static func sourceName(of path: String) -> String {
    guard path != "-" else { return "stdin" }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    var stem = file[...]
    while let dot = stem.lastIndex(of: "."), dot > stem.startIndex,
      endings.contains(stem[stem.index(after: dot)...].lowercased())
    {
      stem = stem[..<dot]
    }
    return String(stem)
  }

  /// Extensions of known formats.
  ///
  /// Any other is part of the name, as in `st.andrews`.
  private static let endings: Set<String> = [
    "json", "geojson", "jsonl", "geojsonl", "ndjson", "geojsons", "geojsonseq", "jsonld", "osm",
    "overpass", "csv", "tsv", "txt", "html", "htm", "gz",
  ]
}
