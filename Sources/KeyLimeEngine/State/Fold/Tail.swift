/// The events that a snapshot does not cover, found by what they are about.
///
/// A section is put in the order of its keys when it is first asked for.
final class Tail {
  /// All of them, in the order of the fold, undos among them.
  let events: [Event]
  /// Subjects that must be folded again from their first event: something happened to them before
  /// the last event that the snapshot covers, or an event that it covers was undone or redone.
  let refolded: Set<Subject>
  private var sections: [[Entry]?]
  /// The places of the events of each section.
  private lazy var places = events.indices.reduce(
    into: [[Int]](repeating: [], count: Section.allCases.count)
  ) { places, index in
    if let section = events[index].kind?.section { places[Int(section.rawValue)].append(index) }
  }
  private lazy var toggles = Dictionary(
    grouping: events.compactMap(\.toggle), by: \.target)
  private(set) lazy var hasCuts = events.contains { $0.kind == .cutReplica }

  private struct Entry {
    var key: SubjectKey
    /// The place of the event among the events.
    var index: Int
  }

  /// Takes events in the order of the fold, each once.
  init(_ events: [Event], refolded: Set<Subject> = []) {
    (self.events, self.refolded) = (events, refolded)
    sections = Section.allCases.map { _ in nil }
  }

  /// The events about a subject, in order.
  func events(of subject: Subject) -> [Event] { entries(of: subject).map { events[$0.index] } }

  func hasEvents(of subject: Subject) -> Bool { !entries(of: subject).isEmpty }

  private func entries(of subject: Subject) -> ArraySlice<Entry> {
    let entries = entries(subject.section)
    let first = entries.indices.firstPlace { entries[$0].key >= subject.key }
    return entries[first...].prefix { $0.key == subject.key }
  }

  /// The keys of a section that begin with a prefix, sorted, each once.
  func keys(_ section: Section, under prefix: SubjectKey? = nil) -> [SubjectKey] {
    let entries = entries(section)
    var keys: [SubjectKey] = []
    let first = prefix.map { prefix in entries.indices.firstPlace { entries[$0].key >= prefix } }
    for entry in entries[(first ?? 0)...] where keys.last != entry.key {
      if let prefix, !entry.key.hasPrefix(prefix) { break }
      keys.append(entry.key)
    }
    return keys
  }

  /// The undos and redos that name an event, in order.
  func toggles(of event: EventID) -> [Event.Toggle] { toggles[event] ?? [] }

  /// Whether a subject must be folded again; the deals of a restaurant go with it.
  func isRefolded(_ subject: Subject) -> Bool {
    guard !refolded.isEmpty else { return false }
    return refolded.contains(subject)
      || subject.section == .deals
        && refolded.contains(Subject(section: .restaurants, key: subject.key.head))
  }

  private func entries(_ section: Section) -> [Entry] {
    let place = Int(section.rawValue)
    if let known = sections[place] { return known }
    var entries: [Entry] = []
    for index in section == .keys ? Array(events.indices) : places[place] {
      let event = events[index]
      let key = section == .keys ? event.idempotencyKey : event.subject?.key
      if let key { entries.append(Entry(key: key, index: index)) }
    }
    entries.sort {
      let order = $0.key.order(to: $1.key)
      return order == 0 ? $0.index < $1.index : order < 0
    }
    sections[place] = entries
    return entries
  }
}

extension [Event] {
  /// The events in the order of the fold, each once.
  func orderedForFold() -> [Event] {
    let isOrdered = zip(self, dropFirst()).allSatisfy { $0.order < $1.order }
    guard !isOrdered else { return self }
    var unique: [Event] = []
    unique.reserveCapacity(count)
    for event in sorted() where unique.last?.order != event.order { unique.append(event) }
    return unique
  }
}
