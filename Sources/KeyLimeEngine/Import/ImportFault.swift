/// Why a file cannot be read as a catalogue, and where.
///
/// After a fault nothing of the file may be used: the restaurants handed out before it are to be
/// forgotten.
public struct ImportFault: Error, Equatable, Sendable {
  /// The kinds of fault.
  public enum Reason: Equatable, Sendable {
    /// The text is not the JSON that the format needs.
    case malformed(JSONError.Fault)
    /// A member is missing without which the file is not in this format, such as `elements`.
    case missingMember(String)
    /// The server that sent the file says that it is not whole, in its own words.
    case incomplete(remark: String)
    /// A CSV file lacks columns that are needed; `found` lists those it has.
    case missingColumns([String], found: [String])
    /// No record of a JSON file has the fields that were chosen; `found` lists those of the first.
    case missingFields([String], found: [String])
    /// Fields were chosen for a file whose fields have no names, such as a page.
    case noFieldNames
    /// A quoted value of a CSV file never ends.
    case unterminatedQuote
    /// Something other than a delimiter follows the closing quote of a CSV value.
    case textAfterQuote
    /// A row of a CSV file has another number of values than its header.
    case valueCount(Int, expected: Int)
    /// Bytes that are not UTF-8.
    case invalidUTF8
    /// There is nothing in the file.
    case empty
    /// A record, or another value that must be read at once, has more bytes than allowed.
    case recordTooLong(Int)
    /// The file cannot be read to its end.
    case unreadable(FileFault)
  }

  /// What is wrong.
  public let reason: Reason
  /// Where, counted in bytes from the start of the file, from 0.
  public let byte: Int
  /// The number of the record that was being read, from 1; nil outside the records.
  public let record: Int?
  /// The line, from 1, in formats made of lines.
  public let line: Int?

  /// Whether a record has no end within the limit.
  var isTooLong: Bool {
    if case .recordTooLong = reason { true } else { false }
  }

  /// The fault with its numbers counted from the start of the file.
  func behind(records: Int, lines: Int) -> ImportFault {
    ImportFault(
      reason, byte: byte, record: record.map { $0 + records }, line: line.map { $0 + lines })
  }

  /// The fault with the number of the record that was being read.
  func inRecord(_ record: Int?) -> ImportFault {
    ImportFault(reason, byte: byte, record: record, line: line)
  }

  /// Makes a fault.
  public init(_ reason: Reason, byte: Int, record: Int? = nil, line: Int? = nil) {
    self.reason = reason
    self.byte = byte
    self.record = record
    self.line = line
  }
}

extension ImportFault: CustomStringConvertible {
  /// One line without a full stop, such as `unexpected end of text at byte 1204 (record 7)`.
  public var description: String {
    // Where the server's words are in the file, or what is not in it, helps nobody.
    switch reason {
    case .incomplete, .missingFields, .noFieldNames: return wording
    default: break
    }
    let places = [line.map { "line \($0)" }, record.map { "record \($0)" }].compactMap(\.self)
    let detail = places.isEmpty ? "" : " (\(places.joined(separator: ", ")))"
    return "\(wording) at byte \(byte)\(detail)"
  }

  /// What is wrong, without the place.
  public var wording: String {
    switch reason {
    case .malformed(let fault): JSONError(fault, at: byte).wording
    case .missingMember(let name): "no member '\(name)'"
    case .incomplete(let remark): "the server says: \(remark)"
    case .missingColumns(let missing, let found):
      "no column for \(missing.joined(separator: ", ")) among \(Self.listed(found))"
    case .missingFields(let missing, let found):
      "no record has \(missing.joined(separator: ", ")); the first has \(Self.listed(found))"
    case .noFieldNames: "its fields have no names that could be chosen"
    case .unterminatedQuote: "a quoted value that never ends"
    case .textAfterQuote: "text after a closing quote"
    case .valueCount(let count, let expected): "\(count) values under \(expected) columns"
    case .invalidUTF8: "bytes that are not UTF-8"
    case .empty: "an empty file"
    case .recordTooLong(let limit): "a record of more than \(limit >> 20) MB"
    case .unreadable(let fault): fault.reason
    }
  }

  /// The first few names, cut short: what is no header may be a whole file.
  private static func listed(_ names: [String]) -> String {
    let shown = names.prefix(8).map { $0.count > 24 ? "\($0.prefix(23))…" : $0 }
    let more = names.count > shown.count ? " and \(names.count - shown.count) more" : ""
    return shown.joined(separator: ", ") + more
  }
}
