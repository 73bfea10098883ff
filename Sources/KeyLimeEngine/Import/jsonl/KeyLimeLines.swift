/// keylime's own catalogue: one restaurant a line as ``Restaurant/write(to:)`` gives it, or all of
/// them in one array.
///
/// Nothing is cleaned or left out for its kind: what was exported comes back as it was, with the
/// source it had. A record without an id gets one from its name and place.
enum KeyLimeLines {
  static func read(
    _ bytes: ByteView, in text: Range<Int>, run: inout ReadingRun
  ) throws(ImportFault) {
    var scanner = JSONScanner(bytes, in: text)
    scanner.skipWhitespace()
    guard scanner.peek == UInt8(ascii: "[") else {
      return try JSONLines.read(bytes, in: text, run: &run, record: readRecord)
    }
    do throws(JSONError) {
      try scanner.readArray { (scanner) throws(JSONError) in
        let record = try readRecord(from: &scanner, run: run)
        run.finish(record, at: scanner.position)
      }
      try scanner.expectEnd()
    } catch { throw run.fault(error, inRecord: true) }
  }

  private static func readRecord(
    from scanner: inout JSONScanner, run: ReadingRun
  ) throws(JSONError) -> ReadingRun.Record {
    var again = scanner
    do throws(Restaurant.Refusal) {
      let restaurant = try Restaurant(scanning: &scanner)
      return ReadingRun.Record(outcome: .accepted(restaurant), id: restaurant.id.text)
    } catch {
      let start = again.position
      try again.skipValue()
      scanner = again
      let record = JSONScanner(again.bytes, in: start..<again.position)
      let outcome = outcome(of: error, record: record)
      guard case .skipped(.malformed) = outcome else {
        return ReadingRun.Record(outcome: outcome, id: nil)
      }
      return ReadingRun.Record(outcome: outcome, id: nil, field: error.invalidMember)
    }
  }

  /// What to do with a value that is valid JSON but no restaurant.
  private static func outcome(
    of refusal: Restaurant.Refusal, record: JSONScanner
  ) -> ReadingRun.Outcome {
    switch refusal {
    case .malformed: return .skipped(.malformed)
    case .missing("name"): return .skipped(.noName)
    case .missing("id"): return identified(record)
    case .missing: return .skipped(.noPosition)
    case .invalid("latitude"): return .skipped(.positionOutOfRange)
    case .invalid: return .skipped(.malformed)
    }
  }

  /// Reads a record again with an id made from its name and place.
  private static func identified(_ record: JSONScanner) -> ReadingRun.Outcome {
    var scanner = record
    guard case .object(var object)? = try? scanner.readValue() else { return .skipped(.malformed) }
    object["id"] = "x"
    var writer = JSONWriter()
    writer.write(.object(object))
    let read = writer.bytes.withBytes { line in
      Result { () throws(Restaurant.Refusal) in try Restaurant(line: line) }
    }
    switch read {
    case .failure(let refusal):
      return outcome(of: refusal == .missing("id") ? .invalid("id") : refusal, record: record)
    case .success(let restaurant):
      guard let id = DerivedID.id(name: restaurant.name, position: restaurant.position) else {
        return .skipped(.malformed)
      }
      var named = restaurant
      named.id = id
      return .accepted(named)
    }
  }
}

extension Restaurant.Refusal {
  /// The member with a value that cannot be used.
  fileprivate var invalidMember: String? {
    if case .invalid(let member) = self { member } else { nil }
  }
}
