/// The format of `catalogue/<n>/index`, the derived file beside `restaurants.jsonl`.
///
/// All numbers are little-endian. The file is a header page, the sections each starting on a page,
/// and a table with one 64-bit fingerprint for every page before it. A page is 4096 bytes. Readers
/// check each page they read against the table, so that a flipped bit anywhere becomes "rebuild"
/// and never a wrong answer.
///
///     header   "KLINDEX\n", version u32, section count u32, record count u64,
///              bytes of restaurants.jsonl u64, its fingerprint u64, offset of the table u64,
///              then offset u64 and length u64 of each section; the page is checked like others
///     regions  16 B for every 64 blocks: the bounding box of their points (4 × i32, 1e-7 degree)
///     blocks   24 B for every 64 records: their bounding box, and u64 where their lines start
///     points    8 B a record: latitude, longitude (i32, 1e-7 degree)
///     lines     4 B a record: where its line starts, from its block's start
///     columns  24 B a record: see ``Columns``
///     ids       8 B a slot: fingerprint of the id u32 and row + 1 u32, or 0; open addressing with
///               linear probing
///     duplicates           8 B a pair: a row that repeats another source's restaurant, and the
///              primary row, that one's; sorted by the first (u32 each)
///     duplicatesByPrimary  the same pairs the other way round, sorted by the primary row, then
///                          by when the sources were first imported
///     then for each dictionary (names, cuisines, streets, cities, postcodes, former names) three
///              sections:
///     terms    16 B a term, sorted: where its text starts, where its rows start (u32 each), how
///              many rows (u32), length of its text (u16), 0 (u16)
///     text     the folded terms, one behind the other; those of some scripts in Latin letters too
///              (see ``Romanization``)
///     rows     for each term its rows, ascending, as differences in LEB128; a primary row has
///              the terms of its duplicates too
///
/// Records are in Hilbert order, so blocks and regions are the two inner levels of a packed Hilbert
/// R-tree (Kamel and Faloutsos 1993).
enum IndexLayout {
  static let magic = Array("KLINDEX\n".utf8)
  static let version: UInt32 = 13
  static let pageSize = 4096
  static let recordsPerBlock = 64
  static let blocksPerRegion = 64
  static let headerFixedSize = 48
  static let idSlotSize = 8
  /// A bounding box.
  static let boxSize = 16
  /// The entry of a block: its box, and behind it where its lines start.
  static let blockSize = boxSize + 8
  static let pointSize = 8
  static let lineSize = 4

  enum Section: Int, CaseIterable {
    case regions, blocks, points, lines, columns, ids, duplicates, duplicatesByPrimary
    case nameTerms, nameText, nameRows
    case cuisineTerms, cuisineText, cuisineRows
    case streetTerms, streetText, streetRows
    case cityTerms, cityText, cityRows
    case postcodeTerms, postcodeText, postcodeRows
    case formerNameTerms, formerNameText, formerNameRows

    /// How many bytes it must have; nil when the number of records does not say.
    func size(forRecords count: Int) -> Int? {
      let blocks = (count + recordsPerBlock - 1) / recordsPerBlock
      return switch self {
      case .regions: (blocks + blocksPerRegion - 1) / blocksPerRegion * boxSize
      case .blocks: blocks * blockSize
      case .points: count * pointSize
      case .lines: count * lineSize
      case .columns: count * Columns.size
      default: nil
      }
    }
  }

  /// What the words of a dictionary were taken from.
  enum Dictionary: CaseIterable {
    case names, cuisines, streets, cities, postcodes, formerNames

    var sections: (terms: Section, text: Section, rows: Section) {
      switch self {
      case .names: (.nameTerms, .nameText, .nameRows)
      case .cuisines: (.cuisineTerms, .cuisineText, .cuisineRows)
      case .streets: (.streetTerms, .streetText, .streetRows)
      case .cities: (.cityTerms, .cityText, .cityRows)
      case .postcodes: (.postcodeTerms, .postcodeText, .postcodeRows)
      case .formerNames: (.formerNameTerms, .formerNameText, .formerNameRows)
      }
    }
  }
}

/// What the index knows of one record besides its position; enough to leave most records unread.
///
///     0 cuisine mask u64   8 id fingerprint u32   12 rating count u32 (max = unknown)
///     16 rating u16, hundredths (max = unknown)   18 price u8 (0 = unknown)
///     19 kind u8 (0 = unknown)   20 diets u8, a bit each, also those that cuisine and name say
///     21 known u8, see ``Knowledge``   22 minimum age u8 (max = unknown)
///     23 bit 0: hidden, a duplicate of another row; bit 1: primary row of duplicates;
///        from bit 2 on: services, a bit each, also what kind and name promise
struct Columns: Equatable {
  static let size = 24
  static let fingerprintOffset = 8
  private static let flagsOffset = 23

  var cuisineMask: UInt64 = 0
  var idFingerprint: UInt32 = 0
  var ratingCount: UInt32 = .max
  var rating: UInt16 = .max
  var price: UInt8 = 0
  var kind: UInt8 = 0
  var diets: UInt8 = 0
  var services: UInt8 = 0
  var known: Knowledge = []
  var minimumAge: UInt8 = .max
  var isHidden = false
  var hasDuplicates = false

  static let hiddenBit: UInt8 = 1
  static let duplicatesBit: UInt8 = 2
  private static let servicesShift: UInt8 = 2

  /// Which of the fields that can be filtered on are known.
  struct Knowledge: OptionSet {
    let rawValue: UInt8
    static let hours = Knowledge(rawValue: 1)
    static let phone = Knowledge(rawValue: 2)
    static let website = Knowledge(rawValue: 4)
    static let address = Knowledge(rawValue: 8)
    static let cuisine = Knowledge(rawValue: 16)
  }

  /// The bit that a folded cuisine sets in the mask; different cuisines may share one.
  static func maskBit(ofCuisine cuisine: some Sequence<UInt8>) -> UInt64 {
    1 << (Fingerprint.of(cuisine) & 63)
  }
  var stars: Stars? { rating == .max ? nil : Stars(hundredths: Int(rating)) }
  var priceLevel: PriceLevel? { PriceLevel(rawValue: Int(price)) }
  var kindValue: Kind? {
    kind == 0 || kind > Kind.allCases.count ? nil : Kind.allCases[Int(kind) - 1]
  }

  static func kindCode(_ kind: Kind?) -> UInt8 {
    kind.flatMap { Kind.allCases.firstIndex(of: $0) }.map { UInt8($0 + 1) } ?? 0
  }

  static func dietBit(_ diet: Diet) -> UInt8 {
    Diet.allCases.firstIndex(of: diet).map { 1 << UInt8($0) } ?? 0
  }

  static func serviceBit(_ service: Service) -> UInt8 {
    Service.allCases.firstIndex(of: service).map { 1 << UInt8($0) } ?? 0
  }
}

extension Columns {
  /// What its source's reviews say; nil when they say nothing.
  var sourceRating: SourceRating? {
    SourceRating(stars: stars, reviews: ratingCount == .max ? nil : Int(ratingCount))
  }

  /// Fills what is unknown from another record of the same place; see
  /// ``Restaurant/fillGaps(from:)``.
  mutating func fillGaps(from other: Columns) {
    cuisineMask |= other.cuisineMask
    if let better = other.sourceRating, better.reviews > sourceRating?.reviews ?? 0 {
      (rating, ratingCount) = (other.rating, other.ratingCount)
    }
    if price == 0 { price = other.price }
    if kind == 0 { kind = other.kind }
    if minimumAge == .max { minimumAge = other.minimumAge }
    diets |= other.diets
    services |= other.services
    known.formUnion(other.known)
  }

  /// Appends the columns; which rows are duplicates is known only later and set in place.
  func write(to bytes: inout [UInt8]) {
    let packed = packed
    bytes.append(littleEndian: packed.0)
    bytes.append(littleEndian: packed.1)
    bytes.append(littleEndian: packed.2)
  }

  /// The columns as three numbers of eight bytes.
  var packed: (UInt64, UInt64, UInt64) {
    let counts = UInt64(ratingCount) << 32 | UInt64(idFingerprint)
    let values = UInt64(rating) | UInt64(price) << 16 | UInt64(kind) << 24
    let sets = UInt64(diets) | UInt64(known.rawValue) << 8 | UInt64(minimumAge) << 16
    let flags = UInt64(services << Self.servicesShift) << 24
    return (cuisineMask, counts, values | (sets | flags) << 32)
  }

  /// Reads columns as they lie in the index.
  init(_ view: PackedBytes, at offset: Int) {
    self = view.bytes.withBytes { Columns(ByteView(rebasing: $0[offset..<offset + Self.size])) }
  }

  /// Whether the columns at an offset are those of a hidden row.
  @inline(__always)
  static func isHidden(_ view: PackedBytes, at offset: Int) -> Bool {
    view.load(at: offset + flagsOffset, as: UInt8.self) & hiddenBit != 0
  }

  /// Reads columns as they lie in the index.
  @inline(__always)
  init(_ view: ByteView) {
    // Three loads, not ten: ranking a city takes the columns of every restaurant in it apart.
    let counts = view.load(at: Self.fingerprintOffset, as: UInt64.self)
    let rest = view.load(at: 16, as: UInt64.self)
    cuisineMask = view.load(at: 0)
    idFingerprint = UInt32(truncatingIfNeeded: counts)
    ratingCount = UInt32(truncatingIfNeeded: counts >> 32)
    rating = UInt16(truncatingIfNeeded: rest)
    price = UInt8(truncatingIfNeeded: rest >> 16)
    kind = UInt8(truncatingIfNeeded: rest >> 24)
    diets = UInt8(truncatingIfNeeded: rest >> 32)
    known = Knowledge(rawValue: UInt8(truncatingIfNeeded: rest >> 40))
    minimumAge = UInt8(truncatingIfNeeded: rest >> 48)
    let flags = UInt8(truncatingIfNeeded: rest >> 56)
    isHidden = flags & Self.hiddenBit != 0
    hasDuplicates = flags & Self.duplicatesBit != 0
    services = flags >> Self.servicesShift
  }
}
