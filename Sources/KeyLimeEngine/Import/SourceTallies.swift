/// How many records each source has, and where its first one is.
struct SourceTallies: Sendable {
  /// One source.
  struct Tally: Sendable {
    let name: String
    /// The fingerprint of the name.
    let hash: UInt64
    /// The sequence of its first record.
    var first: RecordSequence
    /// Whom the first record credits.
    var attribution: String?
    var records = 1
  }

  private(set) var tallies: [Tally] = []
  private var places: [String: Int] = [:]
  /// The name of the last record as it was given, and the place of its source.
  private var last: (name: [UInt8], place: Int) = ([], -1)

  /// The names of the sources.
  var names: [String] { tallies.map(\.name) }

  /// How many records there are.
  var total: Int { tallies.reduce(0) { $0 + $1.records } }

  /// How many records a source has.
  subscript(name: String) -> Int { places[name].map { tallies[$0].records } ?? 0 }

  /// Counts a record and returns the fingerprint of its source's name.
  ///
  /// A record whose source has no name counts for another. `attribution` is asked for the first
  /// record of each source alone.
  mutating func count(
    _ name: JSONString?, otherwise nameless: String, _ sequence: RecordSequence,
    attribution: () -> String?
  ) -> UInt64 {
    if last.place >= 0, (name ?? .empty).isEqual(to: last.name) {
      tallies[last.place].records += 1
      return tallies[last.place].hash
    }
    let own = name?.text ?? ""
    last.name = Array(own.utf8)
    let text = own.isEmpty ? nameless : own
    if let place = places[text] {
      last.place = place
      tallies[place].records += 1
    } else {
      last.place = tallies.count
      places[text] = last.place
      tallies.append(
        Tally(
          name: text, hash: Fingerprint.of(text.utf8), first: sequence, attribution: attribution()))
    }
    return tallies[last.place].hash
  }

  /// Takes one record of a source off.
  mutating func takeOne(of name: String) {
    if let place = places[name] { tallies[place].records -= 1 }
  }

  /// Adds the records that another thread counted.
  mutating func add(_ other: SourceTallies) {
    for tally in other.tallies {
      guard let place = places[tally.name] else {
        places[tally.name] = tallies.count
        tallies.append(tally)
        continue
      }
      tallies[place].records += tally.records
      if tally.first.value < tallies[place].first.value {
        (tallies[place].first, tallies[place].attribution) = (tally.first, tally.attribution)
      }
    }
  }

  /// The sources in the order of their first records.
  var inOrder: [Tally] { tallies.sorted { $0.first.value < $1.first.value } }
}
