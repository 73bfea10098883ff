/// The line of one event, as the journal keeps it.
///
/// A JSON object on one line. Its members come in this order: `v`, the version of the form (1);
/// `replica` and `n`, which name the event; `time`, a ``HybridTime``; `wall`, milliseconds since
/// 1970 on the writer's clock, when they differ from those of `time`; `by`, the account; `do`, the
/// kind; the members of that kind; `placeName`, the name of the place that it is about; `key`, the
/// idempotency key; `request`, a fingerprint of what was asked under it; `command`, the number of
/// the first event of a command of several; `"more":true` on every event of a command but its last;
/// and `crc` (see ``SealedLine``). A line feed ends it:
///
///     {"v":1,"replica":"k3f9q0d7m2xa","n":17,"time":"2026-11-20T19:07:25.123Z#0000",
///     "by":"7h2c9qk4m0wd","do":"rate","restaurant":"n4412345678","limes":5,
///     "placeName":"Bao House","crc":"1a2b3c4d"}
///
/// (on three lines here). Lines are never edited; an undo is a line of its own. Lines of version
/// 0.1.0 have no `wall`, `placeName`, `request` and `command`.
enum EventLine {
  /// The version of the form that this program writes; events of another are kept and counted only.
  static let version = 1

  /// What can be wrong with a line.
  enum Fault: Error, Equatable {
    /// There is no `crc` at its end, or the bytes are not those that it was made of.
    case checksum
    /// The checksum is right, but the line is not an event.
    case noEvent
  }

  /// Appends the line with its checksum and its line feed.
  static func append(_ event: Event, to bytes: inout [UInt8]) {
    bytes += SealedLine.seal(event.members) + [0x0A]
  }

  /// Reads a line, given without its line feed, and checks its checksum.
  static func read(_ line: ArraySlice<UInt8>) throws(Fault) -> Event {
    guard line.withBytes({ SealedLine.isWhole($0) }) else { throw .checksum }
    guard let event = readBody(line) else { throw .noEvent }
    return event
  }

  /// Reads an object of a snapshot, whose bytes were checked in another way; nil when it is not an
  /// event.
  static func readBody(_ body: ArraySlice<UInt8>) -> Event? {
    body.withBytes { EventHeader(reading: $0) }?.event(body)
  }

  /// Whether another line begins inside this one, so that the line feed between them was damaged.
  ///
  /// A write that was cut short leaves the beginning of a line and nothing more.
  static func holdsAnother(_ line: ByteView) -> Bool {
    let opening: StaticString = "{\"v\":1,\"replica\":\""
    return line.indices.dropFirst().contains { line.holds(opening, at: $0) }
  }

  /// Decodes what was done.
  ///
  /// A kind that this program cannot make sense of although the line is whole was written by a
  /// newer one: it is kept as ``Action/unknown(_:_:)``. So is every event without a known kind.
  ///
  /// Whose event it is, and about what, is read from the ids as they stand: so a name with escapes
  /// counts for nothing, and two ids of one sort leave nothing to make sense of.
  static func action(in line: ByteView, kind: ActionKind?) -> Action {
    var (name, fields): (JSONString?, JSONObject) = (nil, JSONObject())
    fields.members.reserveCapacity(4)
    var (ids, isClear): ([EventMember], Bool) = ([], true)
    var scanner = JSONScanner(line)
    do throws(JSONError) {
      try scanner.readObject { (member, scanner) throws(JSONError) in
        let known = EventMember(member)
        switch known {
        case .kind: name = try scanner.readString()
        case .restaurant, .item, .target, nil:
          if let known {
            isClear = isClear && !ids.contains(known)
            ids.append(known)
          }
          let value = try scanner.readValue()
          if !member.hasEscapes { fields.members.append(.init(name: member.text, value: value)) }
        default: try scanner.skipValue()
        }
      }
    } catch {
      // The line was read before, so it is an object; if it were not, it would count for nothing.
      return .unknown(name?.text ?? "", JSONObject())
    }
    let action = isClear ? kind.flatMap { try? $0.action(from: fields) } : nil
    return action ?? .unknown(name?.text ?? "", fields)
  }
}
