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
    let shelf =
      section == .keys
      ? Shelf(section: section, wishes, at: Array(wishes.indices))
      : Shelf(
        section: section, counting, at: counting.indices.filter { counting[$0].section == section })
    shelves[section.rawValue] = shelf
    return shelf
  }
}

/// The events of one section since the snapshot.
///
/// A few are looked through for every question, by the marks of their keys before anything
/// else; many are first put in the order of their keys.
final class Shelf {
  private let section: Section
  private let events: [Envelope]
  /// Which of the events are of the section, and the marks of their keys when they are few.
  private let places: [Int]
  private let marks: [SubjectKey.Marks]
  private lazy var entries = Self.sorted(events, at: places, in: section)
  private lazy var keys = Self.distinct(entries)

  private static let few = 512

  fileprivate struct Entry {
    var key: SubjectKey
    /// The place of the event among the events, which are in the order of the fold.
    var index: Int
  }

  init(section: Section, _ events: [Envelope], at places: [Int]) {
    self.section = section
    self.events = events
    self.places = places
    marks = places.count <= Self.few ? places.map { events[$0].marks(in: section) } : []
  }

  private var isFew: Bool { places.count <= Self.few }

  /// The events of one key, in order.
  func events(of key: SubjectKey) -> [Event] {
    let places =
      isFew
      ? places(under: key)
      : entries[entries.indices.firstPlace { entries[$0].key >= key }...]
        .prefix { $0.key == key }.map(\.index)
    var found: [Event] = []
    for place in places {
      let event = events[place].event
      if section == .keys || event.section == section { found.append(event) }
    }
    return found
  }

  /// The first text of each event's key, in the order of the events; for sections that events are about.
  var firstTexts: [String] { places.compactMap { events[$0].firstText } }

  /// The keys that begin with a prefix, sorted, each once.
  func keys(under prefix: SubjectKey?) -> ArraySlice<SubjectKey> {
    guard let prefix else { return keys[...] }
    guard !isFew else {
      let places = places(under: prefix)
      guard !places.isEmpty else { return [] }
      return Self.distinct(Self.sorted(events, at: places, in: section))[...]
    }
    return keys[keys.indices.firstPlace { keys[$0] >= prefix }...]
      .prefix { $0.hasPrefix(prefix) }
  }

  /// Which of a few events have a key that begins with a prefix, or is it.
  private func places(under prefix: SubjectKey) -> [Int] {
    let mark = prefix.marks
    var found: [Int] = []
    for (index, place) in places.enumerated()
    where marks[index].mayBegin(mark) && events[place].stands(under: prefix, in: section) {
      found.append(place)
    }
    return found
  }

  private static func sorted(
    _ events: [Envelope], at places: some Sequence<Int>, in section: Section
  ) -> [Entry] {
    var entries: [Entry] = []
    for place in places {
      guard let key = events[place].key(in: section) else { continue }
      entries.append(Entry(key: key, index: place))
    }
    guard entries.count > 1 else { return entries }
    return entries.sorted { a, b in
      if a.key != b.key { return a.key < b.key }
      return a.index < b.index
    }
  }

  private static func distinct(_ entries: [Entry]) -> [SubjectKey] {
    var keys: [SubjectKey] = []
    for entry in entries where keys.last != entry.key { keys.append(entry.key) }
    return keys
  }
}

extension Envelope {
  fileprivate func key(in section: Section) -> SubjectKey? {
    section == .keys ? wishKey : subjectKey
  }

  /// The marks of its key.
  fileprivate func marks(in section: Section) -> SubjectKey.Marks {
    (section == .keys ? wishKey?.marks : marks) ?? SubjectKey.Marks()
  }

  /// Whether its key begins with a prefix.
  ///
  /// A whole key is the prefix of itself only: all keys of a section have equally many texts.
  fileprivate func stands(under prefix: SubjectKey, in section: Section) -> Bool {
    section == .keys ? wishKey?.hasPrefix(prefix) ?? false : isAbout(prefix)
  }
}
