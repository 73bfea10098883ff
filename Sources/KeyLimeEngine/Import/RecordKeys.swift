/// What tells a record from all others: an export holds the same id once for each of its sources.
struct RecordKey: BitwiseCopyable {
  /// Made from the fingerprints of the id and of the source's name.
  ///
  /// Among a million, two that differ collide once in 10⁷ files.
  let key: UInt64
  /// The fingerprint of the line; 0 where there is nothing to compare it with.
  let line: UInt64
  let sequence: UInt64

  init(idHash: UInt64, sourceHash: UInt64, line: UInt64, sequence: RecordSequence) {
    key = idHash &+ sourceHash &* 31
    self.line = line
    self.sequence = sequence.value
  }
}

/// The keys of many records, in buckets so that they can be compared a part at a time.
struct RecordKeys: Sendable {
  /// Enough that one of them stays small in a file of 100 million records.
  private static let bucketCount = 256

  private var buckets: Buckets<RecordKey>

  init(_ scratch: Scratch) { buckets = Buckets(Self.bucketCount, scratch: scratch) }

  mutating func add(_ key: RecordKey) throws(FileFault) {
    try buckets.add(key, to: buckets.bucket(ofHash: key.key))
  }

  /// Finds what a file repeats, and how it differs from what its sources had before.
  ///
  /// Of records of one key the first counts. `changes` gets all counts but that of added records.
  ///
  /// - Parameters:
  ///   - new: the keys of the file's records.
  ///   - old: the keys of the records that they replace.
  ///   - places: where the records are in the file.
  /// - Returns: the numbers of the records that repeat another, and of those that were not there
  ///   before.
  static func compare(
    new: inout [RecordKeys], old: inout [RecordKeys], _ places: RecordPlaces,
    changes: inout CatalogueChanges
  ) throws(FileFault) -> (repeated: RowSet, fresh: RowSet) {
    var (repeated, fresh) = (RowSet(none: places.count), RowSet(none: places.count))
    for bucket in 0..<bucketCount {
      let sorted = try take(bucket, from: &new).sorted {
        ($0.key, $0.sequence) < ($1.key, $1.sequence)
      }
      var firsts: [RecordKey] = []
      firsts.reserveCapacity(sorted.count)
      for record in sorted {
        if record.key == firsts.last?.key {
          repeated.insert(places.number(of: RecordSequence(record.sequence)))
        } else {
          firsts.append(record)
        }
      }
      var isKnown = [Bool](repeating: false, count: firsts.count)
      for record in try take(bucket, from: &old) {
        if let place = changes.count(record, among: firsts) { isKnown[place] = true }
      }
      for (record, isKnown) in zip(firsts, isKnown) where !isKnown {
        fresh.insert(places.number(of: RecordSequence(record.sequence)))
      }
    }
    return (repeated, fresh)
  }

  private static func take(
    _ bucket: Int, from keys: inout [RecordKeys]
  ) throws(FileFault) -> [RecordKey] {
    var taken: [RecordKey] = []
    for index in keys.indices { taken += try keys[index].buckets.take(bucket) }
    return taken
  }
}

extension CatalogueChanges {
  /// Counts what became of a record, given those of a new file in the order of their keys; returns
  /// its place among them.
  fileprivate mutating func count(_ old: RecordKey, among new: [RecordKey]) -> Int? {
    let place = (0..<new.count).firstPlace { new[$0].key >= old.key }
    if place == new.count || new[place].key != old.key {
      removed += 1
      return nil
    } else if new[place].line == old.line {
      unchanged += 1
    } else {
      changed += 1
    }
    return place
  }
}
