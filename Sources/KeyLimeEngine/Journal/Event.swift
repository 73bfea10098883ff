/// One thing that an account did, as the journal keeps it for good.
///
/// An event wraps its line. The header, which is the members that all events have, is read at once;
/// ``action`` decodes the rest on demand.
public struct Event: Equatable, Sendable {
  /// The replica that wrote it, and its number there.
  public var id: EventID { order.id }
  /// Its time on the journal's clock, which decides the order of events.
  public var time: HybridTime { order.time }
  /// Milliseconds since 1970 on the writer's wall clock.
  public var wall: Int64 { content.header.wall ?? time.milliseconds }
  /// When it was written, as people read it: the wall clock, and the counter of the journal's.
  public var written: HybridTime { HybridTime(milliseconds: wall, counter: time.counter) }
  /// Who did it.
  public var by: AccountID { content.by }
  /// What kind of thing was done; nil for a kind that this program does not know.
  public var kind: ActionKind? {
    content.header.version == EventLine.version ? content.header.kind : nil
  }
  /// The idempotency key of the command, which shows that a command is a retry.
  public var key: String? { content.header.key }
  /// A fingerprint of the command that the key was given to; nil when the line does not say.
  public var request: String? { content.header.request }
  /// The name of the place that it is about, as its writer knew it; nil in events of 0.1.0.
  public var placeName: String? { content.header.placeName }
  /// The number of the first event of the same command, on the same replica; nil when the line does
  /// not say, because the event is a command of its own or 0.1.0 wrote it.
  public var command: Int? { content.header.command }
  /// Whether the next event of the same replica belongs to the same command.
  public var hasMoreInCommand: Bool { content.header.hasMore }

  var order: EventOrder { content.order }
  /// Where the ids that the event is about are in its line.
  var ids: IDRanges { content.header.ids }
  /// The whole object, with or without its checksum.
  var line: ArraySlice<UInt8> { content.line }

  private let content: Content

  /// What an event is made of, once for all copies of it: a fold hands them from list to list.
  private final class Content: Sendable {
    let header: EventHeader
    let order: EventOrder
    let by: AccountID
    let line: ArraySlice<UInt8>

    init(_ header: EventHeader, _ order: EventOrder, _ by: AccountID, _ line: ArraySlice<UInt8>) {
      (self.header, self.order, self.by, self.line) = (header, order, by, line)
    }
  }

  /// The ids of an event's line: ranges of bytes, counted from the start of the line, without the
  /// quotation marks.
  struct IDRanges {
    var by = 0..<0
    var restaurant: Range<Int>?
    /// The check-in, contact, bill, deal or avoided cuisine.
    var item: Range<Int>?
    /// The event that an undo or redo names.
    var target: Range<Int>?
  }

  /// Makes the event of a line that was read.
  init(_ header: EventHeader, order: EventOrder, by: AccountID, line: ArraySlice<UInt8>) {
    content = Content(header, order, by, line)
  }

  /// The bytes of every member but the checksum, without the closing brace.
  var members: ArraySlice<UInt8> { line.prefix(content.header.length) }

  /// The checksum of its own line.
  var checksum: UInt32 {
    content.header.checksum ?? members.withBytes { CRC32C.checksum($0) }
  }

  /// The event as if it had been written at another time.
  func moved(to time: HybridTime) -> Event {
    let moved = Event(
      id: id, time: time, by: by, action: action, placeName: placeName, key: key,
      request: request, command: command, hasMoreInCommand: hasMoreInCommand)
    var header = moved.content.header
    header.checksum = checksum
    return Event(header, order: moved.order, by: by, line: moved.line)
  }

  /// What was done.
  ///
  /// A kind that this program does not know, or a form of a kind that it cannot read, is
  /// ``Action/unknown(_:_:)``.
  public var action: Action { line.withBytes { EventLine.action(in: $0, kind: kind) } }

  /// Two events are equal when their lines are.
  public static func == (a: Event, b: Event) -> Bool { a.members.elementsEqual(b.members) }
}

extension Event {
  /// Makes the event that a writer is about to append.
  ///
  /// Without `wall` the wall clock shows the milliseconds of `time`.
  public init(
    id: EventID, time: HybridTime, wall: Int64? = nil, by account: AccountID, action: Action,
    placeName: String? = nil, key: String? = nil, request: String? = nil, command: Int? = nil,
    hasMoreInCommand: Bool = false
  ) {
    var writer = JSONWriter()
    writer.write(raw: "{\"v\":1")
    writer.writeMember("replica", id.replica.text)
    writer.writeMember("n", number: id.n)
    writer.writeMember("time", time.text)
    if let wall, wall != time.milliseconds { writer.writeMember("wall", number: Int(wall)) }
    writer.writeMember("by", account.text)
    writer.writeMember("do", action.name)
    for member in action.fields.members {
      writer.write(raw: ",")
      writer.write(member.name)
      writer.write(raw: ":")
      writer.write(member.value)
    }
    writer.writeMember("placeName", placeName)
    writer.writeMember("key", key)
    writer.writeMember("request", request)
    writer.writeMember("command", number: command)
    if hasMoreInCommand { writer.write(raw: ",\"more\":true") }
    writer.write(raw: "}")
    let bytes = writer.bytes
    let header = bytes.withBytes { EventHeader(reading: $0) } ?? EventHeader()
    self.init(
      header, order: EventOrder(time: time, id: id), by: account, line: bytes[...])
  }
}

extension Event: Comparable {
  /// The one order that every replica folds in for the same events: time, then replica, then
  /// number.
  public static func < (a: Event, b: Event) -> Bool { a.order < b.order }
}

/// The place of an event in the order of the fold.
struct EventOrder: Comparable, Hashable, Sendable {
  var time: HybridTime
  var id: EventID

  static func < (a: EventOrder, b: EventOrder) -> Bool {
    (a.time, a.id.replica, a.id.n) < (b.time, b.id.replica, b.id.n)
  }
}
