import KeyLimeEngine

extension Unpacker {
  /// The one file in a zip archive.
  ///
  /// Throws `usage` when there are several, or none, or no program can read it.
  func unzipped(_ bytes: SourceBytes) throws(Failure) -> SourceBytes {
    let archive = try onDisk == nil ? ZipInput(copy: copy(bytes)) : ZipInput(path: onDisk ?? "")
    defer { archive.close() }
    let program = try program(listing: archive)
    if Self.isSpreadsheet(program.names) {
      throw .cannot(
        "import '\(path)'", "it is a spreadsheet", .usage, code: "unknown-format",
        hints: ["save its sheet as CSV, and import that"])
    }
    guard program.names.count == 1, let name = program.names.first else {
      throw .cannot(
        "import '\(path)'", Self.contents(program.names), .usage, code: "zip-of-several",
        hints: program.names.isEmpty ? [] : ["unzip it, and import the one that you mean"])
    }
    let words = program.isTar ? Self.tar(archive.path, name) : Self.unzip(archive.path, name)
    let result = try run(
      words, archive.input(), packedSize: archive.size, missing: Self.missing)
    guard result.status == 0 else {
      Platform.close(result.output)
      throw damaged(result.errors)
    }
    return SourceBytes(descriptor: result.output, closes: true)
  }

  /// Whether the files are those of a workbook of Excel, or of an OpenDocument.
  private static func isSpreadsheet(_ names: [String]) -> Bool {
    names.contains("xl/workbook.xml")
      || names.contains("content.xml") && names.contains("META-INF/manifest.xml")
  }

  private static let missing = "install unzip or bsdtar, or unzip the file first"

  private static func unzip(_ archive: String, _ name: String) -> [String] {
    // Without a password it would ask the terminal for one.
    ["unzip", "-P", "", "-p", archive, name.reduce(into: "") { $0 += escaped($1) }]
  }

  private static func tar(_ archive: String, _ name: String) -> [String] {
    ["bsdtar", "-xOf", archive, "--", name.reduce(into: "") { $0 += escaped($1) }]
  }

  /// Names are patterns to both programs.
  private static func escaped(_ character: Character) -> String {
    "[]*?\\".contains(character) ? "\\\(character)" : String(character)
  }

  /// The files of the archive, and whether bsdtar listed them.
  private func program(listing archive: ZipInput) throws(Failure) -> (names: [String], isTar: Bool)
  {
    do throws(Failure) {
      return (try names(["unzip", "-Z1", archive.path], archive), false)
    } catch {
      guard error.code == "unzip-missing" else { throw error }
      return (try names(["bsdtar", "-tf", archive.path], archive), true)
    }
  }

  private func names(_ words: [String], _ archive: ZipInput) throws(Failure) -> [String] {
    let result = try run(words, archive.input(), missing: Self.missing)
    defer { Platform.close(result.output) }
    // An empty archive is an error to unzip, and it says so on standard output.
    let listed = try reading { () throws(FileFault) in
      try SourceBytes(descriptor: result.output, closes: false).peek(1 << 16)
    }
    // What unzip says last is the names that it tried besides.
    guard result.status == 0 || result.status == 1 else { throw damaged("") }
    return String(decoding: listed, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter(Self.isContent)
  }

  /// Whether an entry is no folder, no leftover of the system that made the archive, and no picture:
  /// a KMZ has those that its map shows.
  private static func isContent(_ name: String) -> Bool {
    let last = name.split(separator: "/").last ?? ""
    let isPicture = pictures.contains { last.lowercased().hasSuffix($0) }
    return !name.hasSuffix("/") && !name.hasPrefix("__MACOSX/") && !last.hasPrefix(".")
      && last != "Thumbs.db" && !isPicture && !name.hasPrefix("Empty zipfile")
  }

  private static let pictures = [".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg"]

  private static func contents(_ names: [String]) -> String {
    guard !names.isEmpty else { return "it is a zip archive without a file" }
    let more = names.count > 5 ? " and \(names.count - 5) more" : ""
    return "it is a zip archive of \(names.count) files: "
      + names.prefix(5).joined(separator: ", ") + more
  }
}

/// A zip archive as other programs can open it: by its path, or as standard input.
private struct ZipInput {
  let path: String
  /// A copy of what came through a pipe.
  private let descriptor: Int32?

  init(path: String) {
    self.path = path.hasPrefix("-") ? "./" + path : path
    descriptor = nil
  }

  init(copy: Int32) {
    path = "/dev/stdin"
    descriptor = copy
  }

  /// How many bytes it has, where its path does not say so.
  var size: Int? {
    guard let descriptor else { return (try? Platform.open(path)).flatMap(Self.size) }
    return Platform.size(ofFile: descriptor)
  }

  private static func size(closing descriptor: Int32) -> Int? {
    defer { Platform.close(descriptor) }
    return Platform.size(ofFile: descriptor)
  }

  /// What a program gets as standard input, to be closed.
  func input() throws(Failure) -> Int32 {
    try UserFile.reading(path) { () throws(FileFault) in
      guard let descriptor else { return try Platform.temporaryFile { _ in [] } }
      return try Platform.duplicate(descriptor)
    }
  }

  func close() { descriptor.map(Platform.close) }
}
