// What records of two sources are compared by to tell whether they are one place: their names,
// whether they are mainly for drinking, and where they are.

/// What tells a name from others: its folded words without those that one source writes and another
/// leaves out, unless there are no others.
///
/// `The Veggie Grill` is `Veggie Grill`.
struct TellingName: BitwiseCopyable {
  /// The same for names of the same telling words.
  let hash: UInt64
  /// The hashes of the first telling words; 0 where there is none.
  private let words: SIMD4<UInt32>

  private static let fillers = ["the", "restaurant", "and"]

  init(_ name: JSONString) {
    var (whole, telling) = (Fingerprint(), Fingerprint())
    var words = SIMD4<UInt32>()
    var count = 0
    var folding = Words(for: .query)
    name.withUnescapedBytes { utf8 in
      folding.forEach(in: utf8) { word in
        let isFiller = Self.fillers.contains { word.elementsEqual($0.utf8) }
        word.withBytes { bytes in
          whole.combine(bytes)
          if !isFiller { telling.combine(bytes) }
          if !isFiller, count < 4 {
            words[count] = UInt32(truncatingIfNeeded: Fingerprint.of(bytes)) | 1
          }
        }
        whole.combine(UInt8(ascii: " "))
        if isFiller { return }
        telling.combine(UInt8(ascii: " "))
        count += 1
      }
    }
    hash = count > 0 ? telling.finished : whole.finished
    self.words = words
  }

  /// Whether one name has all telling words of the other: `Inka's` and `Inka's Grill`, not `KFC`
  /// and `Taco Bell`.
  func isAkin(to other: TellingName) -> Bool {
    words[0] != 0 && other.words[0] != 0
      && (Self.has(words, allOf: other.words) || Self.has(other.words, allOf: words))
  }

  private static func has(_ words: SIMD4<UInt32>, allOf others: SIMD4<UInt32>) -> Bool {
    others.indices.allSatisfy { place in
      others[place] == 0 || words.indices.contains { words[$0] == others[place] }
    }
  }
}

/// Whether a place is mainly for drinking.
///
/// Sources agree on that, if on nothing else.
struct Drinks: BitwiseCopyable, Equatable {
  private let code: UInt8

  init(of kind: Kind?) { code = kind.map { $0.isMainlyDrinks ? 2 : 1 } ?? 0 }

  /// Whether two records may be of one place.
  func fits(_ other: Drinks) -> Bool { code == 0 || other.code == 0 || code == other.code }
}

/// Numbers by the latitude of a place, to be found again from nearby.
///
/// A chain has thousands of namesakes, and few of them are at any one latitude.
struct LatitudeBands {
  /// How far apart two sources may put the same place: a building's size and a survey's error.
  static let maxDistance = Distance(metres: 150)
  /// More than ``maxDistance`` as a difference of latitudes, in 1e-7 degrees.
  private static let height: Int32 = 20_000

  private var numbers: [Int32: [Int]] = [:]

  mutating func add(_ number: Int, at position: Coordinate) {
    numbers[position.latitudeE7 / Self.height, default: []].append(number)
  }

  func forEach(near position: Coordinate, _ body: (Int) -> Void) {
    let band = position.latitudeE7 / Self.height
    for neighbour in band - 1...band + 1 { numbers[neighbour]?.forEach(body) }
  }
}
