import Arguments
import KeyLimeEngine

/// A picture on the command line: a web address or a file.
enum Picture {
  /// A picture on the web, which is only linked.
  case web(String)
  /// A file, which is copied into the store.
  case file(PhotoFile)

  /// Reads the file, if it is one; nothing is copied yet.
  ///
  /// Throws `usage` when the file cannot be read or is not a picture.
  init(_ text: String) throws(Failure) {
    if text.hasPrefix("https://") || text.hasPrefix("http://") {
      self = .web(text)
      return
    }
    self = .file(try PhotoFile(text))
  }

  /// Its name in the journal.
  var name: String {
    switch self {
    case .web(let address): address
    case .file(let file): file.name.text
    }
  }

  /// Copies a file into the store, except in a dry run, and returns the name.
  ///
  /// Throws `store` when the store cannot be written.
  func kept(in store: Store, _ arguments: ParsedArguments, _ context: Context) throws(Failure)
    -> String
  {
    if case .file(let file) = self {
      try file.keep(in: store, context, isDryRun: arguments[WriteOptions.dryRun] ?? false)
    }
    return name
  }
}
