import OpeningHours

/// A file to be imported, and how.
public struct ImportRequest: Sendable {
  /// The file, decompressed.
  public var input: ImportInput
  /// The format, or nil to recognise it from the content.
  public var format: CatalogueFormat?
  /// The name of the source; importing the same name again replaces its records.
  public var sourceName: String
  /// Column names, delimiter, attribution, how many skipped records are listed.
  public var options = CatalogueReader.Options()
  /// Where the bytes came from, such as `hanoi.json`.
  public var origin: String?
  /// When, RFC 3339 in UTC.
  public var time: String

  /// Asks for an import.
  public init(_ input: ImportInput, sourceName: String, time: String) {
    self.input = input
    self.sourceName = sourceName
    self.time = time
    options.today = CalendarDay(time.prefix(10))
  }

  /// Asks for an import of bytes in memory.
  public init(bytes: [UInt8], sourceName: String, time: String) {
    self.init(ImportInput(bytes), sourceName: sourceName, time: time)
  }
}

/// What an import did.
public struct ImportOutcome: Equatable, Sendable {
  /// The format that was read.
  public var format: CatalogueFormat
  /// The records of the file, accepted and left out.
  public var reading: ReadingCount
  /// How the sources' restaurants changed.
  public var changes = CatalogueChanges()
  /// The sources that were imported, as the new generation lists them.
  public var sources: [Generation.SourceSummary] = []
  /// Restaurants in the catalogue now, all sources together.
  public var total = 0
}

/// How a generation differs from the one before, in records of the imported sources.
public struct CatalogueChanges: Equatable, Sendable {
  /// Records that were not there before.
  public var added = 0
  /// Records whose content differs.
  public var changed = 0
  /// Records that are there no longer.
  public var removed = 0
  /// Records that are the same to the byte.
  public var unchanged = 0

  /// Makes a difference of nothing.
  public init() {}
}

/// Why nothing was imported; the catalogue is as it was.
public enum ImportError: Error, Equatable, Sendable {
  /// The content shows no format this program knows, but perhaps another one.
  case unrecognisedFormat(ForeignContent?)
  /// The file cannot be read to its end; the system's own words.
  case unreadable(String)
  /// The file is broken.
  case broken(ImportFault, format: CatalogueFormat)
  /// The file is sound but holds no place to eat or drink.
  case nothingToImport(ReadingCount, format: CatalogueFormat)
  /// There is no such source to remove; the names there are.
  case unknownSource(String, known: [String])
  /// The store cannot be used.
  case store(StoreError)

  /// What is wrong with a file of a format, or with reading it.
  init(_ fault: ImportFault, in format: CatalogueFormat) {
    if case .unreadable(let unread) = fault.reason {
      self = .unreadable(unread.reason)
    } else {
      self = .broken(fault, format: format)
    }
  }
}

/// How far an import is.
public enum ImportProgress: Equatable, Sendable {
  /// The number of bytes read, and the size of the file; nil when it is not known, as of a pipe.
  case reading(bytes: Int, of: Int?)
  /// The number of restaurants that are laid out and indexed.
  case writing(records: Int, of: Int)
}

/// What an import tells while it runs.
public struct ImportObserver {
  /// Called about once a megabyte.
  public var progress: (ImportProgress) -> Void
  /// Called after an update was published, for what of the damaged generation before it is lost.
  public var loses: (CatalogueLoss) -> Void

  /// Makes an observer; without arguments it is silent.
  public init(
    progress: @escaping (ImportProgress) -> Void = { _ in },
    loses: @escaping (CatalogueLoss) -> Void = { _ in }
  ) {
    self.progress = progress
    self.loses = loses
  }
}

/// What a new generation could not take over from a damaged one before it.
public enum CatalogueLoss: Equatable, Sendable {
  /// The file `current` names no generation; `used` is the one that was gone on with, if any could
  /// be.
  case current(path: String, used: Int?)
  /// The lines of the live generation cannot be read at all; `used` is an older one that can.
  case generation(path: String, used: Int?)
  /// Some lines are no restaurants; the first of them starts at a byte.
  case lines(path: String, count: Int, firstByte: Int)
  /// Some of a source's places are gone; importing it again brings them back.
  case places(source: String, count: Int, of: Int)
}
