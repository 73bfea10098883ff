/// Joins records of different sources that publish the same telephone number, or the same host of a
/// website.
///
/// They must be near each other, and the name of one must have all telling words of the other's.
///
/// Two counters behind one door may share a number, so a number alone joins nothing.
struct ContactEvidence: Sendable {
  /// A record by something that it is reached by.
  private struct Entry: BitwiseCopyable {
    let key: UInt64
    let row: UInt32
    let rank: UInt32
    let name: TellingName
    let position: Coordinate
    let drinks: Drinks

    func isDuplicate(of other: Entry) -> Bool {
      rank != other.rank && drinks.fits(other.drinks) && name.isAkin(to: other.name)
    }
  }

  /// Two rows that are one place, as far as these two go.
  private struct Match {
    let distance: Distance
    let first: UInt32
    let second: UInt32
  }

  private var entries: Buckets<Entry>
  /// The rank of each row's source.
  private(set) var ranks: [UInt16] = []

  init(bucketCount: Int, scratch: Scratch) { entries = Buckets(bucketCount, scratch: scratch) }

  /// Adds the next record.
  mutating func add(
    _ line: PackedLine, name: TellingName, row: UInt32, rank: UInt32, at position: Coordinate,
    drinks: Drinks
  ) throws(FileFault) {
    while ranks.count < Int(row) { ranks.append(.max) }
    ranks.append(UInt16(clamping: rank))
    var keys: [UInt64] = []
    line.forEachText { use, text in
      guard use == .contact, let key = ContactKey.of(text) else { return }
      keys.append(key)
    }
    for key in keys {
      let entry = Entry(
        key: key, row: row, rank: rank, name: name, position: position, drinks: drinks)
      try entries.add(entry, to: entries.bucket(ofHash: key))
    }
  }

  /// Joins what the names have left apart.
  mutating func join(in pairs: inout DuplicatePairs) throws(FileFault) {
    var matches: [Match] = []
    for bucket in 0..<entries.count {
      let sorted = try entries.take(bucket).sorted { ($0.key, $0.row) < ($1.key, $1.row) }
      var start = 0
      while start < sorted.count {
        let key = sorted[start].key
        let end = sorted[start...].firstIndex { $0.key != key } ?? sorted.count
        matches += Self.matches(among: sorted[start..<end])
        start = end
      }
    }
    let rows = matches.map { match in
      (pairs.primaryRow(of: match.first), pairs.primaryRow(of: match.second), match.distance)
    }.filter { $0.0 != $0.1 }
    guard !rows.isEmpty else { return }
    pairs.hide(joined(rows.sorted { ($0.2, $0.0, $0.1) < ($1.2, $1.0, $1.1) }, pairs))
  }

  private static func matches(among entries: ArraySlice<Entry>) -> [Match] {
    var matches: [Match] = []
    var bands = LatitudeBands()
    for index in entries.indices {
      let origin = Origin(entries[index].position)
      bands.forEach(near: entries[index].position) { other in
        let distance = origin.distance(to: entries[other].position)
        guard distance <= LatitudeBands.maxDistance,
          entries[index].isDuplicate(of: entries[other])
        else { return }
        matches.append(
          Match(distance: distance, first: entries[other].row, second: entries[index].row))
      }
      bands.add(index, at: entries[index].position)
    }
    return matches
  }

  /// The primary rows to be hidden, each with its new primary row: the nearest first, and never two
  /// records of one source.
  private func joined(
    _ matches: [(UInt32, UInt32, Distance)], _ pairs: DuplicatePairs
  ) -> [UInt32: UInt32] {
    var sources: [UInt32: Set<UInt16>] = [:]
    for (first, second, _) in matches {
      for row in [first, second] { sources[row] = [ranks[Int(row)]] }
    }
    pairs.forEach { hidden, primary in
      sources[UInt32(primary)]?.insert(ranks[Int(hidden)])
    }
    var moved: [UInt32: UInt32] = [:]
    func root(_ row: UInt32) -> UInt32 {
      var row = row
      while let next = moved[row] { row = next }
      return row
    }
    for (first, second, _) in matches {
      let (a, b) = (root(first), root(second))
      guard a != b, let ofA = sources[a], let ofB = sources[b], ofA.isDisjoint(with: ofB) else {
        continue
      }
      // The source that was imported first stays in front.
      let isFirst = (ranks[Int(a)], a) < (ranks[Int(b)], b)
      moved[isFirst ? b : a] = isFirst ? a : b
      sources[isFirst ? a : b] = ofA.union(ofB)
    }
    return Dictionary(uniqueKeysWithValues: moved.keys.map { ($0, root($0)) })
  }
}

/// What a telephone number or a web page is compared by.
enum ContactKey {
  /// The last nine digits of a number, or the host of a page; nil for what says too little.
  static func of(_ text: JSONString) -> UInt64? {
    let text = text.text
    guard let scheme = text.utf8.firstIndex(of: UInt8(ascii: ":")),
      text[..<scheme].lowercased().hasPrefix("http")
    else { return number(text).map { Fingerprint.of($0) } }
    return host(text[scheme...].dropFirst(3)).map { Fingerprint.of($0.utf8) }
  }

  /// The first number of a list without its country's code: `+44 131 555 0100` is `0131 555 0100`.
  private static func number(_ text: String) -> [UInt8]? {
    let first = text.utf8.prefix { !";,/".utf8.contains($0) }
    let digits = first.filter { (0x30...0x39).contains($0) }
    return digits.count >= 7 ? Array(digits.suffix(9)) : nil
  }

  private static func host(_ rest: Substring) -> String? {
    var host = rest.prefix { !"/:?#".contains($0) }.lowercased()
    if host.hasPrefix("www.") { host.removeFirst(4) }
    let isShared = sharedHosts.contains { host == $0 || host.hasSuffix("." + $0) }
    return host.isEmpty || isShared ? nil : host
  }

  /// Where many places have a page each.
  private static let sharedHosts = [
    "facebook.com", "fb.com", "fb.me", "instagram.com", "twitter.com", "x.com", "google.com",
    "goo.gl", "yelp.com", "tripadvisor.com", "linktr.ee", "wa.me", "tiktok.com", "foursquare.com",
    "opentable.com", "thefork.com", "business.site", "youtube.com", "bit.ly", "ubereats.com",
    "just-eat.co.uk", "lieferando.de", "wikipedia.org",
  ]
}
