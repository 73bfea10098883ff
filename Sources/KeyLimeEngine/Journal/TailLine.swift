/// What one line of the journal is about: 24 bytes of a ``TailIndex``.
///
///     UInt32  its length without the line feed
///     Int64   the milliseconds of its time      UInt16  the counter
///     UInt8   the place of its kind among ``ActionKind/allCases``
///     UInt8   1 when the next event belongs to it, 2 when it was asked for with a key, 4 for the key
///             `store`, 8 for one text of the key, 16 for two; 128 when the line must be taken apart
///     2 x (UInt16, UInt16)  where in the line the texts of the key are
struct TailLine {
  let length: Int
  private let time: HybridTime
  private let kind: UInt8
  private let flags: UInt8
  private let texts: (first: Range<Int>, second: Range<Int>)

  private static let followed: UInt8 = 1
  private static let wished: UInt8 = 2
  private static let opened: UInt8 = 128

  private static let kinds = ActionKind.allCases

  /// What is known of an event whose line was read.
  init(_ event: Envelope, length: Int) {
    self.length = length
    let none = 0..<0
    time = event.order.time
    guard let sealed = event.sealed, length <= Int(UInt16.max),
      let kind = event.kind.flatMap(Self.kinds.firstIndex(of:))
    else {
      (self.kind, flags, texts) = (0, Self.opened, (none, none))
      return
    }
    self.kind = UInt8(kind)
    var flags = (event.isFollowed ? Self.followed : 0) | (sealed.hasKey ? Self.wished : 0)
    switch sealed.key {
    case .none: texts = (none, none)
    case .store: (flags, texts) = (flags | 4, (none, none))
    case .one(let only): (flags, texts) = (flags | 8, (only, none))
    case .two(let first, let second): (flags, texts) = (flags | 16, (first, second))
    }
    self.flags = flags
  }

  /// The event of a line; nil when this does not fit the line.
  func envelope(_ line: ArraySlice<UInt8>, _ id: EventID) -> Envelope? {
    if flags & Self.opened != 0 {
      return line.withBytes { try? EnvelopeReader.read($0, keptAs: line) }
    }
    guard Int(kind) < Self.kinds.count, texts.first.upperBound <= line.count,
      texts.second.upperBound <= line.count
    else { return nil }
    let key: SealedEvent.Key =
      switch flags & 28 {
      case 4: .store
      case 8: .one(texts.first)
      case 16: .two(texts.first, texts.second)
      default: .none
      }
    return Envelope(
      sealed: SealedEvent(line: line, key: key, hasKey: flags & Self.wished != 0),
      order: EventOrder(time: time, id: id), kind: Self.kinds[Int(kind)],
      isFollowed: flags & Self.followed != 0)
  }
}

// MARK: - The bytes

extension TailLine {
  init?(from reader: inout PackedReader) {
    guard let length = reader.next(UInt32.self), let milliseconds = reader.next(Int64.self),
      let counter = reader.next(UInt16.self), let kind = reader.next(UInt8.self),
      let flags = reader.next(UInt8.self), let first = Self.range(&reader),
      let second = Self.range(&reader)
    else { return nil }
    self.length = Int(length)
    time = HybridTime(milliseconds: milliseconds, counter: counter)
    (self.kind, self.flags, texts) = (kind, flags, (first, second))
  }

  private static func range(_ reader: inout PackedReader) -> Range<Int>? {
    guard let low = reader.next(UInt16.self), let high = reader.next(UInt16.self), low <= high
    else { return nil }
    return Int(low)..<Int(high)
  }

  func append(to bytes: inout [UInt8]) {
    bytes.append(littleEndian: UInt32(length))
    bytes.append(littleEndian: time.milliseconds)
    bytes.append(littleEndian: time.counter)
    bytes += [kind, flags]
    for range in [texts.first, texts.second] {
      bytes.append(littleEndian: UInt16(range.lowerBound))
      bytes.append(littleEndian: UInt16(range.upperBound))
    }
  }
}
