import KeyLimeEngine

/// A picture as a command line names it, read and recognised.
struct PhotoFile {
  let bytes: [UInt8]
  let name: PhotoName

  /// The most that is read: a phone's largest pictures have half of it.
  private static let limit = 100 << 20

  /// Reads a file.
  ///
  /// Throws `usage` when it cannot be read or is no picture.
  init(_ path: String) throws(Failure) {
    do throws(FileFault) { bytes = try UserFile.read(path, limit: Self.limit) } catch {
      throw .cannot("read '\(path)'", error.reason, .usage, code: "file-unreadable")
    }
    let isTooLarge = bytes.count > Self.limit
    guard !isTooLarge, let name = PhotoName(of: bytes) else {
      let kinds = ImageType.allCases.map { $0.rawValue.uppercased() }.joined(separator: ", ")
      throw .cannot(
        "use '\(path)' as a picture",
        isTooLarge ? "it is too large" : "it is no picture that keylime knows", .usage,
        code: "no-picture",
        hints: ["pictures are \(kinds), of at most 100 MB"])
    }
    self.name = name
  }

  /// Copies the picture into the store, unless nothing may be written.
  func keep(in store: Store, _ context: Context, isDryRun: Bool) throws(Failure) {
    guard !isDryRun else { return }
    try context.asking { () throws(StoreError) in try store.keep(bytes, as: name) }
  }
}
