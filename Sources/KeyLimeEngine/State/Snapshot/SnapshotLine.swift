/// One line of a snapshot: what it keeps under one key of a section.
///
/// In a section that events are about, the body is the state of a subject. First come the names of
/// all events about it, in the order of the fold, separated by spaces; then the events that still
/// matter, each behind a tab. An empty body in a derived section says that there is nothing under
/// the key.
struct SnapshotLine {
  let section: Section
  /// The whole line without its line feed.
  let bytes: ArraySlice<UInt8>
  let bodyStart: Int

  /// Takes a line apart; nil when it has no letter of a section, or too few texts.
  init?(_ line: ArraySlice<UInt8>) {
    guard let section = line.first.flatMap({ Section(letter: $0) }) else { return nil }
    let keyEnd = line.withBytes { bytes -> Int? in
      var end = 0
      for _ in 0..<section.keyParts {
        guard let tab = bytes.firstIndex(of: 0x09, from: end) else { return nil }
        end = tab + 1
      }
      return end
    }
    guard let keyEnd else { return nil }
    (self.section, bytes, bodyStart) = (section, line, line.startIndex + keyEnd)
  }

  init(_ subject: Subject, body: [UInt8]) {
    self.init(subject.section, key: subject.key.bytes[...], body: body)
  }

  private init(_ section: Section, key: ArraySlice<UInt8>, body: [UInt8]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(1 + key.count + body.count)
    bytes.append(section.letter)
    bytes += key
    bytes += body
    (self.section, self.bytes, bodyStart) = (section, bytes[...], 1 + key.count)
  }

  func replacing(_ body: [UInt8]) -> SnapshotLine {
    SnapshotLine(section, key: head.dropFirst(), body: body)
  }

  var key: SubjectKey { SubjectKey(bytes: Array(bytes[(bytes.startIndex + 1)..<bodyStart])) }

  /// The letter and the key.
  var head: ArraySlice<UInt8> { bytes[..<bodyStart] }

  var body: ArraySlice<UInt8> { bytes[bodyStart...] }

  var isEmpty: Bool { bodyStart == bytes.endIndex }

  func begins(with prefix: [UInt8]) -> Bool {
    prefix.withBytes { prefix in
      bytes.withBytes { bytes in
        prefix.count <= bytes.count
          && ByteView(rebasing: bytes[..<prefix.count]).isEqual(to: prefix)
      }
    }
  }

  /// Below zero when the key comes before that of another line, zero when they are the same.
  func orderOfHead(to other: SnapshotLine) -> Int {
    let (mine, theirs) = (bodyStart - bytes.startIndex, other.bodyStart - other.bytes.startIndex)
    return bytes.withBytes { bytes in
      other.bytes.withBytes { others in
        ByteView(rebasing: bytes[..<mine]).order(to: ByteView(rebasing: others[..<theirs]))
      }
    }
  }
}

/// The state of one subject as a snapshot keeps it.
struct KeptRegister {
  /// Every event about the subject, in the order of the fold.
  var history: [EventID] = []
  /// Those that still matter.
  var events: [Event] = []

  init(history: [EventID] = [], events: [Event] = []) {
    (self.history, self.events) = (history, events)
  }

  /// Reads the body of a line; nil when it is not one.
  init?(_ body: ArraySlice<UInt8>) {
    let history = body.withBytes { bytes -> (ids: [EventID], end: Int)? in
      let end = bytes.firstIndex(of: 0x09, from: 0) ?? bytes.count
      return Self.ids(in: ByteView(rebasing: bytes[..<end])).map { ($0, end) }
    }
    guard let history else { return nil }
    self.history = history.ids
    var rest = body.dropFirst(history.end)
    while rest.popFirst() != nil {
      let field = rest.prefix { $0 != 0x09 }
      guard let event = EventLine.readBody(field) else { return nil }
      events.append(event)
      rest = rest[field.endIndex...]
    }
  }

  /// The names, separated by spaces; nil when one of them is none, or there are none.
  private static func ids(in names: ByteView) -> [EventID]? {
    var (ids, start): ([EventID], Int) = ([], 0)
    while start <= names.count {
      let end = names.firstIndex(of: UInt8(ascii: " "), from: start) ?? names.count
      guard let id = EventID(ByteView(rebasing: names[start..<end])) else { return nil }
      ids.append(id)
      start = end + 1
    }
    return ids
  }

  var body: [UInt8] {
    var names = DigitWriter()
    for (index, id) in history.enumerated() {
      if index > 0 { names.write(" ") }
      names.write(id)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(events.reduce(names.bytes.count) { $0 + $1.members.count + 2 })
    bytes += names.bytes
    for event in events {
      bytes.append(0x09)
      bytes += event.members
      bytes.append(UInt8(ascii: "}"))
    }
    return bytes
  }

  /// Whether the body of a line has any event that still matters.
  static func hasEvents(_ body: ArraySlice<UInt8>) -> Bool { body.contains(0x09) }
}
