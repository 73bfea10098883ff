/// keylime's own catalogue: one restaurant a line as ``Restaurant/write(to:)`` gives it, or all of
/// them in one array.
///
/// Nothing is cleaned or left out for its kind: what was exported comes back as it was, with the
/// source it had. A record without an id gets one from its name and place.
struct KeyLimeRecords: RecordReader {
  private var lexed = LexedRestaurant()
  /// Where the restaurant is, or why the record is none.
  private var reading: Result<Coordinate, Restaurant.Refusal> = .failure(.missing("id"))
  /// The bytes of the record.
  private var range = 0..<0

  /// Reads records that are the elements of an array.
  static func readArray(
    _ stream: JSONStream, run: inout ReadingRun
  ) throws(ImportFault) {
    var stream = stream
    var records = KeyLimeRecords()
    stream.forgetBeginning()
    do throws(ImportFault) {
      try stream.readRecords(with: &records, run: &run)
      try stream.expectEnd()
    } catch { throw error.inRecord(run.count.seen + 1) }
  }

  mutating func read(from scanner: inout JSONScanner) throws(JSONError) {
    scanner.skipWhitespace()
    var again = scanner
    let start = scanner.position
    do throws(JSONError) { try lexed.read(from: &scanner) } catch {
      try again.skipValue()
      scanner = again
      (reading, range) = (.failure(lexed.refusal(of: error)), start..<again.position)
      return
    }
    range = start..<scanner.position
    do throws(Restaurant.Refusal) {
      reading = .success(try lexed.check(in: scanner.bytes))
    } catch { reading = .failure(error) }
  }

  mutating func finish(_ run: inout ReadingRun, of bytes: ByteView) {
    switch reading {
    case .success(let position): run.finish(&lexed, of: bytes, at: position)
    case .failure(let refusal):
      let outcome = outcome(of: refusal, in: bytes)
      var record = ReadingRun.Record(outcome: outcome, id: nil)
      if case .skipped(.malformed) = outcome { record.field = refusal.invalidMember }
      run.finish(record)
    }
  }

  /// What to do with a value that is valid JSON but no restaurant.
  private func outcome(
    of refusal: Restaurant.Refusal, in bytes: ByteView
  ) -> ReadingRun.Outcome {
    switch refusal {
    case .malformed: return .skipped(.malformed)
    case .missing("name"): return .skipped(.noName)
    case .missing("id"): return identified(in: bytes)
    case .missing: return .skipped(.noPosition)
    case .invalid("latitude"): return .skipped(.positionOutOfRange)
    case .invalid: return .skipped(.malformed)
    }
  }

  /// Reads the record again with an id made from its name and place.
  private func identified(in bytes: ByteView) -> ReadingRun.Outcome {
    var scanner = JSONScanner(bytes, in: range)
    guard case .object(var object)? = try? scanner.readValue() else { return .skipped(.malformed) }
    object["id"] = "x"
    var writer = JSONWriter()
    writer.write(.object(object))
    let read = writer.bytes.withBytes { line in
      Result { () throws(Restaurant.Refusal) in try Restaurant(line: line) }
    }
    switch read {
    case .failure(let refusal):
      return outcome(of: refusal == .missing("id") ? .invalid("id") : refusal, in: bytes)
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
