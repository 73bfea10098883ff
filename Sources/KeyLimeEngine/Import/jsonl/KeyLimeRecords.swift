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
    case .missing("id"), .invalid("latitude"), .invalid("longitude"): mended(in: bytes)
    default: .skipped(Self.reason(for: refusal))
    }
  }

  private static func reason(for refusal: Restaurant.Refusal) -> SkipReason {
    switch refusal {
    case .missing("name"): .noName
    case .missing("latitude"), .missing("longitude"): .noPosition
    case .malformed, .missing, .invalid: .malformed
    }
  }

  /// Reads the record again with an id made from its name and place if it has none, and with
  /// numbers for degrees that are texts.
  private func mended(in bytes: ByteView) -> ReadingRun.Outcome {
    var scanner = JSONScanner(bytes, in: range)
    guard case .object(var object)? = try? scanner.readValue() else { return .skipped(.malformed) }
    for (name, read) in [
      ("latitude", WrittenPosition.latitude), ("longitude", WrittenPosition.longitude),
    ] {
      guard let degrees = object[name]?.text.flatMap(read) else { continue }
      object[name] = try? JSON(parsing: "\(degrees)")
    }
    let hasID = object["id"].map { $0 != .null } ?? false
    if !hasID { object["id"] = "x" }
    var writer = JSONWriter()
    writer.write(.object(object))
    let read = writer.bytes.withBytes { line in
      Result { () throws(Restaurant.Refusal) in try Restaurant(line: line) }
    }
    switch read {
    case .failure(.invalid("latitude"))
    where object["latitude"]?.number != nil && object["longitude"]?.number != nil:
      return .skipped(.positionOutOfRange)
    case .failure(let refusal): return .skipped(Self.reason(for: refusal))
    case .success(var restaurant):
      if !hasID {
        guard let id = DerivedID.id(name: restaurant.name, position: restaurant.position) else {
          return .skipped(.malformed)
        }
        restaurant.id = id
      }
      return .accepted(restaurant)
    }
  }
}

extension Restaurant.Refusal {
  /// The member with a value that cannot be used.
  fileprivate var invalidMember: String? {
    if case .invalid(let member) = self { member } else { nil }
  }
}
