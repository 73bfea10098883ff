import KeyLimeEngine
import Synchronization

/// A file to import: its decompressed bytes and its name.
struct SourceFile {
  private let bytes: SourceBytes
  private let path: String
  /// The default name of the source: the file's name without the extensions of known formats.
  let name: String
  /// The origin that the generation records.
  let origin: String

  /// The most that is read at once of a file that is no catalogue: 100 MB.
  private static let contentsLimit = 100 << 20

  /// Opens a file, or standard input for `-`, and unpacks it.
  ///
  /// Throws `usage` when the file is empty, or cannot be read or unpacked.
  init(_ path: String, _ context: Context) throws(Failure) {
    var bytes = try UserFile.reading(path) { () throws(FileFault) in try Self.open(path, context) }
    var from: String? = path == "-" ? nil : path
    // An archive may hold a packed file, and that may be OpenStreetMap's.
    for _ in 0..<3 {
      let unpacker = Unpacker(path: path, onDisk: from, context: context)
      guard let unpacked = try unpacker.unpacked(bytes) else { break }
      (bytes, from) = (unpacked, nil)
    }
    guard try !UserFile.reading(path, { () throws(FileFault) in try bytes.peek(1) }).isEmpty else {
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
  ///
  /// Throws `usage` when they are too many for any small file.
  func contents(upTo limit: Int = .max) throws(Failure) -> [UInt8] {
    var all: [UInt8] = []
    while all.count <= limit {
      let next = try UserFile.reading(path) { () throws(FileFault) in try bytes.read(1 << 20) }
      if next.isEmpty { return all }
      all += next
      guard all.count <= Self.contentsLimit else {
        throw .cannot(
          "import '\(path)'", "it has more than \(Self.contentsLimit >> 20) MB", .usage,
          code: "file-too-large", hints: ["import it in parts"])
      }
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
    "overpass", "csv", "tsv", "txt", "html", "htm", "gz", "bz2", "xz", "zst", "zip", "pbf", "xml",
  ]
}

/// The bytes of a file, a pipe or a test, read once from their beginning to their end.
final class SourceBytes: Sendable {
  private let descriptor: Int32?
  private let closes: Bool
  /// Bytes that were read already and not handed out yet.
  private let pending: Mutex<[UInt8]>

  /// Reads from a descriptor, after some bytes that were read from it before.
  init(descriptor: Int32, closes: Bool, pending: [UInt8] = []) {
    self.descriptor = descriptor
    self.closes = closes
    self.pending = Mutex(pending)
  }

  /// Hands out bytes in memory.
  init(_ bytes: [UInt8]) {
    descriptor = nil
    closes = false
    pending = Mutex(bytes)
  }

  deinit {
    if closes, let descriptor { Platform.close(descriptor) }
  }

  /// How many bytes there are; nil when that is not known before the end.
  var size: Int? {
    descriptor.map(Platform.size(ofFile:)) ?? pending.withLock { $0.count }
  }

  /// The next bytes, at most `limit`; none at the end.
  func read(_ limit: Int) throws(FileFault) -> [UInt8] {
    let known = pending.withLock { pending in
      let known = Array(pending.prefix(limit))
      pending.removeFirst(known.count)
      return known
    }
    guard known.isEmpty, let descriptor else { return known }
    return try Platform.read(from: descriptor, limit: limit)
  }

  /// Looks at the first bytes and leaves them where they are; fewer only where the bytes end.
  func peek(_ count: Int) throws(FileFault) -> [UInt8] {
    var first: [UInt8] = []
    while first.count < count {
      let next = try read(max(1 << 16, count))
      if next.isEmpty { break }
      first += next
    }
    pending.withLock { $0 = first + $0 }
    return Array(first.prefix(count))
  }

  /// The bytes as an import reads them.
  var input: ImportInput {
    ImportInput(size: size) { [self] limit throws(FileFault) in try read(limit) }
  }
}
