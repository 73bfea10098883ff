import Arguments
import KeyLimeEngine

/// A picture as it is named on the command line: a web address, or a file.
enum Picture {
  /// It stays where it is.
  case web(String)
  /// It is copied into the store.
  case file(PhotoFile)

  /// Looks at what was given, and reads the file; nothing is copied yet.
  ///
  /// Throws `usage` when the file cannot be read or is no picture.
  init(_ text: String) throws(Failure) {
    if text.hasPrefix("https://") || text.hasPrefix("http://") {
      self = .web(text)
      return
    }
    self = .file(try PhotoFile(text))
  }

  /// What the journal calls it.
  var name: String {
    switch self {
    case .web(let address): address
    case .file(let file): file.name.text
    }
  }

  /// Copies it into the store, unless this is a dry run, and gives its name.
  func kept(in store: Store, _ arguments: ParsedArguments, _ context: Context) throws(Failure)
    -> String
  {
    if case .file(let file) = self {
      try file.keep(in: store, context, isDryRun: arguments[WriteOptions.dryRun] ?? false)
    }
    return name
  }
}
