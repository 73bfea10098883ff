/// Why a store cannot be used.
public enum StoreError: Error, Equatable, Sendable {
  /// A system call failed.
  case file(FileFault)
  /// The store was made by a program that knows a newer format.
  case unknownFormat(Int, path: String)
  /// A file that holds the truth is not what was written; `byte` counts from its start.
  case damaged(path: String, byte: Int, reason: String)
  /// A file of the catalogue is not what was written; importing goes on with what can be read of
  /// it. `byte` counts from the start of the file, nil when it is the whole file.
  case damagedCatalogue(path: String, byte: Int?, reason: String)
}

extension StoreError {
  /// Whether a file that holds the truth is not what was written.
  var isDamage: Bool { if case .damaged = self { true } else { false } }
}

extension StoreError: CustomStringConvertible {
  /// One line without a full stop.
  public var description: String {
    switch self {
    case .file(let fault): fault.description
    case .unknownFormat(let format, let path):
      "'\(path)' says format \(format); this program knows format \(StoreFormat.current)"
    case .damaged(let path, let byte, let reason),
      .damagedCatalogue(let path, .some(let byte), let reason):
      "'\(path)' is damaged at byte \(byte): \(reason)"
    case .damagedCatalogue(let path, nil, let reason): "'\(path)' is damaged: \(reason)"
    }
  }
}

/// Runs system calls whose failure is a failure of the store.
func onDisk<Result: ~Copyable>(
  _ body: () throws(FileFault) -> Result
) throws(StoreError) -> Result {
  do { return try body() } catch { throw .file(error) }
}

extension StoreError {
  /// What a journal that cannot be read means for a question about restaurants.
  init(_ error: JournalError) {
    switch error {
    case .damaged(let file, let byte, let damage):
      self = .damaged(path: file, byte: byte, reason: "the journal is not whole (\(damage.words))")
    case .refused(let fault), .notWritten(let fault), .outcomeUnknown(let fault, _, _):
      self = .file(fault)
    case .noLaterTime(let replica):
      self = .damaged(
        path: "journal/\(replica.text)", byte: 0, reason: "its last event is at the end of time")
    case .badReplicaFile(let file):
      self = .damaged(path: file, byte: 0, reason: "it names no replica")
    }
  }
}
