import Arguments
import KeyLimeEngine

/// A picture as it is named on the command line: a web address, or a file.
enum Picture {
  /// It stays where it is.
  case web(String)
  /// The content of a file, and what it will be called in the store.
  case content([UInt8], PhotoName)

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
    guard let name = PhotoName(of: bytes) else {
      throw .cannot(
        "use '\(text)' as a picture", "it is none that keylime knows", .usage, code: "no-picture",
        hints: ["JPEG, PNG, GIF, WebP and HEIC are known"])
    }
    self = .content(bytes, name)
  }

  /// What the journal calls it.
  var name: String {
    switch self {
    case .web(let address): address
    case .content(_, let name): name.text
    }
  }

  /// Copies it into the store, unless this is a dry run, and gives its name.
  func kept(in store: Store, _ arguments: ParsedArguments, _ context: Context) throws(Failure)
    -> String
  {
    if case .content(let bytes, let name) = self, !(arguments[ActingOptions.dryRun] ?? false) {
      try context.asking { () throws(StoreError) in try store.keep(bytes, as: name) }
    }
    return name
  }
}
