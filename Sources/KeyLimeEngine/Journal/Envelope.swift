/// An event of which only the outside was read: who wrote it, when, and what it is about.
///
/// A question is answered from a few of the events that a snapshot leaves over; taking the others apart
/// as well would take longer than everything else that a command does.
struct Envelope {
  /// Its place in the order of the fold, which names it too.
  let order: EventOrder
  /// What kind of thing was done; nil for one that this program does not know.
  let kind: ActionKind?
  /// Whether the next event of the same replica was made by the same command.
  let isFollowed: Bool
  private let content: Content

  private enum Content {
    indirect case opened(Event)
    case sealed(SealedEvent)
  }

  /// An event that was taken apart already.
  init(_ event: Event) {
    (order, kind, isFollowed) = (event.order, event.action.kind, event.isFollowed)
    content = .opened(event)
  }

  init(sealed event: SealedEvent, order: EventOrder, kind: ActionKind?, isFollowed: Bool) {
    (self.order, self.kind, self.isFollowed) = (order, kind, isFollowed)
    content = .sealed(event)
  }

  var id: EventID { order.id }

  /// The line, when it was not taken apart.
  var sealed: SealedEvent? {
    if case .sealed(let event) = content { event } else { nil }
  }

  /// The event.
  var event: Event {
    switch content {
    case .opened(let event): event
    case .sealed(let sealed): sealed.event(order, isFollowed: isFollowed)
    }
  }

  /// The section of what the event is about, unless it turns out not to be what its kind says.
  var section: Section? { kind?.section }

  /// The key there.
  var subjectKey: SubjectKey? {
    switch content {
    case .opened(let event): event.subjectKey
    case .sealed(let sealed): sealed.subjectKey
    }
  }

  /// The first text of that key.
  var firstText: String? {
    switch content {
    case .opened(let event): event.subjectKey?.parts.first
    case .sealed(let sealed): sealed.firstText
    }
  }

  /// The marks of that key; nil when there is none.
  var marks: SubjectKey.Marks? {
    switch content {
    case .opened(let event): event.subjectKey?.marks
    case .sealed(let sealed): sealed.marks
    }
  }

  /// Whether the key of what it is about begins with a prefix.
  func isAbout(_ prefix: SubjectKey) -> Bool {
    switch content {
    case .opened(let event): event.subjectKey?.hasPrefix(prefix) ?? false
    case .sealed(let sealed): sealed.isAbout(prefix)
    }
  }

  /// The key under which it is found when it was asked for with a key.
  var wishKey: SubjectKey? {
    switch content {
    case .opened(let event): event.wishKey
    case .sealed(let sealed): sealed.hasKey ? event.wishKey : nil
    }
  }

  /// What it says when it is an undo or redo.
  var toggle: Event.Toggle? {
    switch kind {
    case .undo, .redo: event.toggle
    default: nil
    }
  }
}

extension Envelope: Comparable {
  static func == (a: Envelope, b: Envelope) -> Bool { a.order == b.order }
  static func < (a: Envelope, b: Envelope) -> Bool { a.order < b.order }
}

/// The line of an event, and where in it stands what the event is about.
struct SealedEvent {
  /// Where the texts of a subject's key stand, counted from the start of the line.
  enum Key {
    case none, store
    case one(Range<Int>)
    case two(Range<Int>, Range<Int>)
  }

  /// The whole object.
  let line: ArraySlice<UInt8>
  let key: Key
  /// Whether it was asked for with a key.
  let hasKey: Bool

  func event(_ order: EventOrder, isFollowed: Bool) -> Event {
    let event = line.withBytes { try? EventLine.readBody($0) }
    // An envelope is made of lines that are events; if one were not, it would count for nothing.
    return event
      ?? Event(
        id: order.id, time: order.time, by: AccountID(random: 0),
        action: .unknown("", JSONObject()), isFollowed: isFollowed)
  }

  /// The same as the event's own, made of the bytes that are there.
  var subjectKey: SubjectKey? {
    switch key {
    case .none: nil
    case .store: SubjectKey("store")
    case .one(let only): SubjectKey(bytes: text(only))
    case .two(let first, let second): SubjectKey(bytes: text(first) + text(second))
    }
  }

  /// The key's first text.
  var firstText: String? {
    switch key {
    case .none: return nil
    case .store: return "store"
    case .one(let first), .two(let first, _):
      let start = line.startIndex + first.lowerBound
      return String(decoding: line[start..<(start + first.count)], as: UTF8.self)
    }
  }

  /// The same as the key's own, without making it.
  var marks: SubjectKey.Marks? {
    line.withBytes { buffer in
      switch key {
      case .none: return nil
      case .store: return subjectKey?.marks
      case .one(let only): return SubjectKey.Marks(buffer[only])
      case .two(let first, let second):
        var marks = SubjectKey.Marks(buffer[first])
        marks.append(buffer[second])
        return marks
      }
    }
  }

  /// The same as asking the key, without making it.
  func isAbout(_ prefix: SubjectKey) -> Bool {
    switch key {
    case .none: return false
    case .store: return subjectKey?.hasPrefix(prefix) ?? false
    case .one(let only): return holds(prefix.bytes[...], at: only)?.isEmpty ?? false
    case .two(let first, let second):
      guard let rest = holds(prefix.bytes[...], at: first) else { return false }
      return rest.isEmpty || holds(rest, at: second)?.isEmpty ?? false
    }
  }

  /// What is left of some bytes behind a text and its tab; nil when they begin with something else.
  private func holds(_ bytes: ArraySlice<UInt8>, at range: Range<Int>) -> ArraySlice<UInt8>? {
    guard bytes.count > range.count, bytes[bytes.startIndex + range.count] == 0x09 else {
      return nil
    }
    for offset in 0..<range.count
    where bytes[bytes.startIndex + offset] != line[line.startIndex + range.lowerBound + offset] {
      return nil
    }
    return bytes.dropFirst(range.count + 1)
  }

  private func text(_ range: Range<Int>) -> [UInt8] {
    let start = line.startIndex
    return line[(start + range.lowerBound)..<(start + range.upperBound)] + [0x09]
  }
}
