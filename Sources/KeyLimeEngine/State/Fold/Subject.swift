/// What an event is about: its section, and the key there.
///
/// The state of a subject follows from its own events, in order, so each can be folded alone. Only
/// a deal also needs the events of its restaurant.
struct Subject: Hashable {
  var section: Section
  var key: SubjectKey

  /// What its line begins with in a ``Table``.
  var bytes: [UInt8] { [section.letter] + key.bytes }
}

/// One to four texts, each ended by a tab, compared byte by byte.
///
/// None holds a control character: a tab or a line feed would end the text or its line in a
/// ``Table``.
struct SubjectKey: Hashable, Comparable, Sendable {
  private(set) var bytes: [UInt8]

  init(_ texts: String...) {
    bytes = []
    for text in texts {
      bytes += text.utf8
      bytes.append(0x09)
    }
  }

  /// What the keys begin with whose second text begins with a text.
  init(_ first: String, startingWith text: String) {
    self.init(first)
    bytes += text.utf8
  }

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// A key whose last text may hold anything: it is written as a JSON string.
  init(_ first: String, escaped text: String) {
    self.init(first, JSON.string(text).compactText)
  }

  var parts: [String] {
    bytes.dropLast().split(separator: 0x09, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The restaurant that the first text names.
  var restaurant: RestaurantID? { parts.first.flatMap { RestaurantID($0) } }

  /// The key of the first text alone: the prefix of all keys that begin with it.
  var head: SubjectKey {
    let end = bytes.firstIndex(of: 0x09) ?? bytes.count - 1
    return SubjectKey(bytes: Array(bytes[...end]))
  }

  /// The key with its two texts in the other order.
  var swapped: SubjectKey {
    let first = head.bytes
    return SubjectKey(bytes: Array(bytes[first.count...]) + first)
  }

  /// Takes eight bytes at a time: the hash of an array takes its elements one by one.
  func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.withBytes { Fingerprint.of($0) })
  }

  func hasPrefix(_ prefix: SubjectKey) -> Bool { bytes.starts(with: prefix.bytes) }

  func hasSuffix(_ suffix: [UInt8]) -> Bool { bytes.suffix(suffix.count).elementsEqual(suffix) }

  /// Below zero when the key comes before another one, zero when they are the same.
  func order(to other: SubjectKey) -> Int {
    bytes.withBytes { bytes in other.bytes.withBytes { bytes.order(to: $0) } }
  }

  static func < (a: SubjectKey, b: SubjectKey) -> Bool { a.order(to: b) < 0 }
}

extension Event {
  /// What the event is about; nil for unknown kinds, for ``ActionKind/unchanged``, and where an id
  /// is missing or cannot be one.
  var subject: Subject? {
    guard let kind, let key = key(of: kind.section) else { return nil }
    return Subject(section: kind.section, key: key)
  }

  /// The key in a section, from the ids in the line.
  private func key(of section: Section) -> SubjectKey? {
    switch section {
    case .accounts: key(ids.by)
    case .restaurants: key(ids.restaurant)
    case .ratings: key(ids.restaurant, ids.by)
    case .favourites, .avoidedPlaces, .notes: key(ids.by, ids.restaurant)
    case .cards: key(ids.by, kind == .forgetSeen ? 0..<0 : ids.restaurant)
    case .checkIns, .contacts, .bills, .avoidedCuisines: key(ids.by, ids.item)
    case .deals: key(ids.restaurant, ids.item)
    case .store: SubjectKey("store")
    case .toggles: key(ids.target)?.parts.first.flatMap { EventID($0) }?.key
    case .keys, .scores, .ratingsByAccount, .ineffective, .checkInsByTime, .checkInsByPlace,
      .checkInDays, .debts, .billsByDate, .recordCounts:
      nil
    }
  }

  private func key(_ ranges: Range<Int>?...) -> SubjectKey? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(ranges.reduce(0) { $0 + ($1?.count ?? 0) + 1 })
    for range in ranges {
      guard let range else { return nil }
      let start = bytes.count
      append(range, to: &bytes)
      // A line of others says what it likes.
      guard bytes[start...].allSatisfy({ $0 >= 0x20 }) else { return nil }
      bytes.append(0x09)
    }
    return SubjectKey(bytes: bytes)
  }

  private func append(_ range: Range<Int>, to bytes: inout [UInt8]) {
    line.withBytes { line in
      let raw = ByteView(rebasing: line[range])
      let text = JSONString(raw: raw, hasEscapes: raw.contains(UInt8(ascii: "\\")))
      text.withUnescapedBytes { bytes.append(contentsOf: $0) }
    }
  }

  /// The key under which a command with an idempotency key is found.
  var idempotencyKey: SubjectKey? { key.map { SubjectKey(by.text, escaped: $0) } }
}

extension EventID {
  /// Sorts as the events of a replica do.
  var key: SubjectKey { SubjectKey(replica.text, n.padded(to: 12)) }

  /// Reads such a key; nil for another one.
  init?(_ key: SubjectKey) {
    let parts = key.parts
    guard parts.count == 2, let replica = ReplicaID(parts[0]), let n = Int(parts[1]) else {
      return nil
    }
    self.init(replica: replica, n: n)
  }
}
