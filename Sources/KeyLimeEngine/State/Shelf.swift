/// The events of one section since the snapshot, put in the order of their keys when the section is
/// first asked about: most questions are about one section.
final class Shelf {
  let section: Section
  private let events: [Event]
  private lazy var entries = sortedEntries()
  private lazy var keys = distinctKeys()

  private struct Entry {
    var key: SubjectKey
    /// The place of the event among the events, which are in the order of the fold.
    var index: Int
  }

  init(section: Section, _ events: [Event]) {
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
    return entries[low...].prefix { $0.key == key }.map { events[$0.index] }
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
