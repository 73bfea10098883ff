import KeyLimeEngine

/// Has what others packed or encoded read by the programs that do that well: gzip, bzip2, xz, zstd,
/// unzip, osmium, iconv.
struct Unpacker {
  /// The file as the user named it.
  let path: String
  /// The path of these bytes; nil when they come from a pipe or were unpacked before.
  let onDisk: String?
  let context: Context

  /// The unpacked bytes; nil when they are not packed.
  ///
  /// Throws `usage` when they cannot be unpacked.
  func unpacked(_ bytes: SourceBytes) throws(Failure) -> SourceBytes? {
    let beginning = try reading { () throws(FileFault) in try bytes.peek(1024) }
    if beginning.starts(with: [0x1F, 0x8B]) { return try decompressed(bytes, by: "gzip") }
    let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF]]
    if marks.contains(where: { beginning.starts(with: $0) }) { return try inUTF8(bytes) }
    switch ForeignContent.recognise(beginning: beginning) {
    case .bzip2: return try decompressed(bytes, by: "bzip2")
    case .xz: return try decompressed(bytes, by: "xz")
    case .zstandard: return try decompressed(bytes, by: "zstd")
    case .zip: return try unzipped(bytes)
    case .osmXML:
      if let answer = try overpassAnswer(bytes, beginning) { return answer }
      if let remaining = try withoutDeleted(bytes, beginning) {
        let unpacker = Unpacker(path: path, onDisk: nil, context: context)
        return try OSMConversion(unpacker: unpacker, format: "osm").converted(remaining)
      }
      return try OSMConversion(unpacker: self, format: "osm").converted(bytes)
    case .osmPBF: return try OSMConversion(unpacker: self, format: "pbf").converted(bytes)
    default: return nil
    }
  }

  /// The answer of an Overpass server as its JSON; nil for another file.
  private func overpassAnswer(
    _ bytes: SourceBytes, _ beginning: [UInt8]
  ) throws(Failure) -> SourceBytes? {
    guard OverpassXML.isRecognised(beginning) else { return nil }
    let limit = OverpassXML.sizeLimit
    let answer = try reading { () throws(FileFault) in try bytes.peek(limit + 1) }
    guard answer.count > limit else { return OverpassXML.json(answer).map(SourceBytes.init) }
    context.warn(
      "places that are only at the centre of their way may be missing; a query that begins with [out:json] keeps them"
    )
    return nil
  }

  /// The file without the objects that are deleted; nil when it has none.
  private func withoutDeleted(
    _ bytes: SourceBytes, _ beginning: [UInt8]
  ) throws(Failure) -> SourceBytes? {
    let limit = DeletedObjects.sizeLimit
    let all = try reading { () throws(FileFault) in try bytes.peek(limit + 1) }
    guard all.count > limit else { return DeletedObjects.removed(from: all).map(SourceBytes.init) }
    if DeletedObjects.areLikely(in: beginning) {
      context.warn(
        "places that wait to be deleted in JOSM are imported too: '\(path)' has more than \(limit >> 20) MB"
      )
    }
    return nil
  }

  /// The exit code of `gzip` for complete data with trailing garbage.
  private static let gzipWarning: Int32 = 2

  private func decompressed(
    _ bytes: SourceBytes, by program: String
  ) throws(Failure) -> SourceBytes {
    let result = try run(
      [program, "-dc"], try copy(bytes), missing: "install \(program), or unpack the file first")
    let unpacked = SourceBytes(descriptor: result.output, closes: true)
    if program == "gzip", result.status == Self.gzipWarning,
      try !reading({ () throws(FileFault) in try unpacked.peek(1) }).isEmpty
    {
      context.warn("ignored what follows the gzip data of '\(path)'")
      return unpacked
    }
    guard result.status == 0 else {
      // Its first line says what is wrong; bzip2 ends that with a semicolon, and goes on at length.
      let first = result.errors.split { $0 == "\n" || $0 == ";" }.first
      throw damaged(first.map(String.init) ?? "")
    }
    return unpacked
  }

  /// The text in UTF-8, as its byte order mark leaves no doubt that it is in UTF-16.
  private func inUTF8(_ bytes: SourceBytes) throws(Failure) -> SourceBytes {
    let result = try run(
      ["iconv", "-f", "UTF-16", "-t", "UTF-8"], try copy(bytes),
      missing: "install iconv, or save the file as UTF-8")
    guard result.status == 0 else {
      Platform.close(result.output)
      throw .cannot(
        "import '\(path)'", "it begins as UTF-16 and is something else further on", .usage,
        code: "file-damaged", hints: ["nothing was changed; save the file as UTF-8"])
    }
    return SourceBytes(descriptor: result.output, closes: true)
  }

  func reading<Result>(
    _ body: () throws(FileFault) -> Result
  ) throws(Failure) -> Result {
    try UserFile.reading(path, body)
  }

  /// A temporary file with the bytes.
  func copy(_ bytes: SourceBytes) throws(Failure) -> Int32 {
    try reading { () throws(FileFault) in
      try Platform.temporaryFile { limit throws(FileFault) in try bytes.read(limit) }
    }
  }

  func damaged(_ errors: String) -> Failure {
    let reason = errors.split(separator: "\n").last.map(String.init) ?? "it is damaged"
    return .cannot(
      "decompress '\(path)'", reason, .usage, code: "file-damaged",
      hints: ["nothing was changed; download or copy the file again"])
  }
}

// MARK: - Limits

extension Unpacker {
  /// What may always be unpacked: 256 MB.
  private static let smallest = 256 << 20
  /// How many times its own size a larger file may unpack to: text seldom reaches thirty.
  private static let ratio = 200
  /// The most that is unpacked of any file: 64 GB.
  private static let largest = 64 << 30

  /// Runs a program with a file as standard input, which is closed.
  ///
  /// Throws `usage` when there is no such program, or when it writes much more than it reads.
  func run(
    _ words: [String], _ input: Int32, packedSize: Int? = nil, missing hint: String
  ) throws(Failure) -> ProgramFiles {
    let size = packedSize ?? Platform.size(ofFile: input) ?? 0
    let (product, isHuge) = size.multipliedReportingOverflow(by: Self.ratio)
    let limit = min(max(Self.smallest, isHuge ? .max : product), Self.largest)
    let result: ProgramFiles
    do throws(FileFault) {
      result = try Platform.run(words, reading: input, outputLimit: limit)
    } catch {
      let program = words.first ?? ""
      throw .cannot(
        "unpack '\(path)'", "cannot run '\(program)': \(error.reason)", .usage,
        code: "\(program)-missing", hints: [hint])
    }
    guard result.isTooLong else { return result }
    Platform.close(result.output)
    throw .cannot(
      "unpack '\(path)'",
      "it unpacks to more than \(limit >> 20) MB, \(Self.ratio) times its size or more", .usage,
      code: "file-too-large",
      hints: ["if you trust it, unpack it yourself and import what is inside"])
  }
}
