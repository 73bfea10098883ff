/// Events since the snapshot by section: a shelf is filled when its section is first asked about.
final class Shelves {
  private let counting: [Envelope]
  private let wishes: [Envelope]
  private var shelves: [Shelf?]

  /// The events that count; and those that may have been asked for with a key, whether they count or
  /// not.
  init(counting: [Envelope], wishes: [Envelope]) {
    (self.counting, self.wishes) = (counting, wishes)
    shelves = [Shelf?](repeating: nil, count: Section.allCases.count)
  }

  subscript(section: Section) -> Shelf {
    if let shelf = shelves[section.rawValue] { return shelf }
    let shelf = Shelf(
      section: section,
      section == .keys ? wishes : counting.filter { $0.section == section })
    shelves[section.rawValue] = shelf
    return shelf
  }
}

/// The events of one section since the snapshot, in the order of their keys.
final class Shelf {
  let section: Section
  private let events: [Envelope]
  private lazy var entries = sortedEntries()
  private lazy var keys = distinctKeys()

  private struct Entry {
    var key: SubjectKey
    /// The place of the event among the events, which are in the order of the fold.
    var index: Int
  }

  init(section: Section, _ events: [Envelope]) {
    self.section = section
    self.events = events
  }

  /// The events of one key, in order.
  func events(of key: SubjectKey) -> [Event] {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return entries[low...].prefix { $0.key == key }.map { events[$0.index].event }
      .filter { section == .keys || $0.section == section }
  }

  /// The keys that begin with a prefix, sorted, each once.
  func keys(under prefix: SubjectKey?) -> ArraySlice<SubjectKey> {
    guard let prefix else { return keys[...] }
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < prefix { low = middle + 1 } else { high = middle }
    }
    return keys[low...].prefix { $0.hasPrefix(prefix) }
  }

  private func sortedEntries() -> [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(events.count)
    for (index, event) in events.enumerated() {
      guard let key = section == .keys ? event.wishKey : event.subjectKey else { continue }
      entries.append(Entry(key: key, index: index))
    }
    return entries.sorted { a, b in
      if a.key != b.key { return a.key < b.key }
      return a.index < b.index
    }
  }

  private func distinctKeys() -> [SubjectKey] {
    var keys: [SubjectKey] = []
    for entry in entries where keys.last != entry.key { keys.append(entry.key) }
    return keys
  }
}
