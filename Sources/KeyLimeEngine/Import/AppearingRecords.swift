/// The records of a file that are new in sources that were there before.
struct AppearingRecords {
  private let fresh: RowSet
  private let sources: Set<String>
  private let day: CalendarDay

  /// Nil at a first import, and when the file shares no record with the one before: then it is
  /// another file, not an update.
  init?(
    _ fresh: RowSet, since generation: Generation?, on day: CalendarDay?,
    _ changes: CatalogueChanges
  ) {
    guard let generation, let day, !fresh.isEmpty, changes.changed + changes.unchanged > 0 else {
      return nil
    }
    self.fresh = fresh
    self.day = day
    sources = Set(generation.sources.map(\.name))
  }

  /// What is noted of a record by its number; nil when it is none of these.
  func entry(_ line: PackedLine, _ number: Int) -> Appearances.Entry? {
    guard fresh.contains(number), let source = line.text(.source)?.text, sources.contains(source),
      let id = line.lexed.id.flatMap({ RestaurantID($0.string(in: line.line).text) })
    else { return nil }
    return Appearances.Entry(id: id, source: source, day: day)
  }
}

extension PackedLine {
  /// The record, as far as its line can be read.
  var lexed: LexedRestaurant {
    var lexed = LexedRestaurant()
    var scanner = JSONScanner(line)
    try? lexed.read(from: &scanner)
    return lexed
  }
}
