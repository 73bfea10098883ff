import KeyLimeEngine

/// A file to import: its decompressed bytes and its name.
struct SourceFile {
  /// The decompressed bytes.
  var bytes: [UInt8]
  /// The default name of the source: the file's name without the extensions of known formats.
  let name: String
  /// The origin that the generation records.
  let origin: String

  /// Reads a file, or standard input for `-`, and decompresses gzip.
  ///
  /// Throws `usage` when the file is empty, or cannot be read or decompressed.
  init(_ path: String, _ context: Context) throws(Failure) {
    let packed = try Self.read(path, context)
    bytes = packed.starts(with: [0x1F, 0x8B]) ? try Self.unpack(packed, path, context) : packed
    guard !bytes.isEmpty else {
      throw .cannot("import '\(path)'", "it is empty", .usage, code: "empty-file")
    }
    origin = path == "-" ? "standard input" : path
    name = Self.sourceName(of: path)
  }

  private static func read(_ path: String, _ context: Context) throws(Failure) -> [UInt8] {
    do throws(FileFault) {
      return try path == "-" ? context.input.readAll() : UserFile.read(path)
    } catch {
      throw .cannot("read '\(path)'", error.reason, .usage, code: "file-unreadable")
    }
  }

  /// The exit code of `gzip` for complete data with trailing garbage.
  private static let gzipWarning: Int32 = 2

  /// Decompresses with the system's `gzip`.
  private static func unpack(
    _ bytes: [UInt8], _ path: String, _ context: Context
  ) throws(Failure) -> [UInt8] {
    let result: ProgramResult
    do throws(FileFault) { result = try Platform.run(["gzip", "-dc"], input: bytes) } catch {
      throw .cannot(
        "decompress '\(path)'", "cannot run 'gzip': \(error.reason)", .usage, code: "gzip-missing",
        hints: ["install gzip, or decompress the file first"])
    }
    if result.status == gzipWarning, !result.output.isEmpty {
      context.warn("ignored what follows the gzip data of '\(path)'")
      return result.output
    }
    guard result.status == 0 else {
      let reason = result.errors.split(separator: "\n").last.map(String.init) ?? "gzip failed"
      throw .cannot("decompress '\(path)'", reason, .usage, code: "file-damaged")
    }
    return result.output
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
