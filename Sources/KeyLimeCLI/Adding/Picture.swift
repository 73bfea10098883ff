import KeyLimeEngine

/// A picture as it is named on the command line: a web address, or a file.
enum Picture {
  /// It stays where it is.
  case web(String)
  /// The content of a file.
  case content([UInt8], path: String)

  /// Looks at what was given, and reads the file; nothing is copied yet.
  ///
  /// Throws `usage` when the file cannot be read or is no picture.
  init(_ text: String) throws(Failure) {
    if text.hasPrefix("https://") || text.hasPrefix("http://") {
      self = .web(text)
      return
    }
    let bytes: [UInt8]
    do throws(SystemError) { bytes = try Platform.readFile(text) } catch {
      throw .cannot("read '\(text)'", error.text, .usage, code: "file-unreadable")
    }
    guard ImageType(bytes) != nil else { throw .noPicture(text) }
    self = .content(bytes, path: text)
  }

  /// The name that the journal calls it by, once it is in the store.
  func kept(in store: Store) throws(Failure) -> String {
    switch self {
    case .web(let address): return address
    case .content(let bytes, let path):
      do throws(PhotoFault) { return try store.photos.keep(bytes) } catch {
        switch error {
        case .noPicture: throw .noPicture(path)
        case .file(let fault): throw Failure(.file(fault))
        }
      }
    }
  }
}

extension Failure {
  fileprivate static func noPicture(_ path: String) -> Failure {
    .cannot(
      "use '\(path)' as a picture", "it is none that keylime knows", .usage, code: "no-picture",
      hints: ["JPEG, PNG, GIF, WebP and HEIC are known"])
  }
}
