import OpeningHours

/// The days on which places first were in the data of their sources.
///
///     {"id":"n4412345678","source":"edinburgh","day":"2026-11-20"}
///
/// Only places that came with a later import of a source are listed: of those that its first import
/// had nobody knows since when they are there. Each generation carries on the lines of the one
/// before.
struct Appearances {
  /// The file in the folder of a generation, one JSON object a line.
  static let fileName = "appeared.jsonl"

  /// One place that appeared.
  struct Entry: Equatable {
    let id: RestaurantID
    let source: String
    let day: CalendarDay
  }

  private(set) var entries: [Entry] = []

  init() {}

  /// Reads the lines of a file; a line that somebody damaged costs one place its day.
  init(lines: [UInt8]) {
    entries = lines.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard let json = try? JSON(parsing: Array(line)),
        let id = json["id"]?.text.flatMap({ RestaurantID($0) }), let source = json["source"]?.text,
        let day = json["day"]?.text.flatMap({ CalendarDay($0) })
      else { return nil }
      return Entry(id: id, source: source, day: day)
    }
  }

  mutating func add(_ entry: Entry) { entries.append(entry) }

  /// Forgets the places of all but some sources.
  mutating func keep(sources: Set<String>) { entries.removeAll { !sources.contains($0.source) } }

  /// The lines of the file.
  var lines: [UInt8] {
    entries.flatMap { entry in
      let json: JSON = [
        "id": .string(entry.id.text), "source": .string(entry.source),
        "day": .string(entry.day.description),
      ]
      return Array("\(json.compactText)\n".utf8)
    }
  }

  /// The places that appeared on a day or later.
  func since(_ day: CalendarDay) -> Set<RestaurantID> {
    Set(entries.lazy.filter { $0.day >= day }.map(\.id))
  }
}

extension Store {
  /// The days that the live generation knows.
  func appearances() throws(StoreError) -> Appearances {
    guard let generation = try currentGeneration() else { return Appearances() }
    return try appearances(of: generation)
  }

  func appearances(of generation: Generation) throws(StoreError) -> Appearances {
    let lines = try onDisk { () throws(FileFault) in
      try folder(of: generation.number).contents(Appearances.fileName)
    }
    return lines.map(Appearances.init(lines:)) ?? Appearances()
  }
}
