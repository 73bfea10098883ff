@testable import KeyLimeEngine

/// An index with bytes changed anywhere: the answers of a whole one, or a refusal.
///
/// The first byte chooses a question. The rest is a list of changes, four bytes each: where (three
/// bytes) and what. Half the inputs have the fingerprints of their pages made right again, as a
/// careful forger would; then only a crash is wrong, for the lines still decide what is shown.
func fuzz(_ input: UnsafeBufferPointer<UInt8>) {
  let bytes = ByteView(input)
  guard bytes.count >= 5 else { return }
  var image = Whole.image
  for start in stride(from: 1, to: bytes.count - 3, by: 4) {
    let place = Int(bytes[start]) | Int(bytes[start + 1]) << 8 | Int(bytes[start + 2]) << 16
    image[place % image.count] ^= bytes[start + 3]
  }
  let isForged = bytes[0] & 1 == 1
  if isForged { Whole.forge(&image) }
  let question = Whole.questions[Int(bytes[0] >> 1) % Whole.questions.count]
  do {
    let answer = try Whole.answer(question, by: image)
    if !isForged { precondition(answer == Whole.right[question], "a wrong answer") }
  } catch {}
}

private enum Whole {
  static let lines: [UInt8] = {
    var bytes: [UInt8] = []
    let places = (0..<200).compactMap { number -> Restaurant? in
      guard let id = RestaurantID("p\(number)"),
        let position = Coordinate(
          latitude: 10 + Double(number * 37 % 100) / 1000,
          longitude: 20 + Double(number * 61 % 100) / 1000)
      else { return nil }
      var place = Restaurant(id: id, name: "Place \(number % 20) Golden", position: position)
      place.cuisines = ["cake\(number % 5)"]
      place.price = PriceLevel(rawValue: 1 + number % 4)
      place.source = Source(name: number % 2 == 0 ? "a" : "b")
      return place
    }
    for place in places.sorted(by: { Hilbert.key(of: $0.position) < Hilbert.key(of: $1.position) })
    {
      var writer = JSONWriter()
      place.write(to: &writer)
      bytes += writer.bytes + [0x0A]
    }
    return bytes
  }()

  static let image: [UInt8] = {
    guard let image = try? IndexImage(lines: lines, path: "(fuzz)", sourceOrder: ["a", "b"]) else {
      fatalError("there is no index")
    }
    return image.bytes
  }()

  enum Question: CaseIterable {
    case nearby, search, typo, place, cities
  }

  static let questions = Question.allCases

  static let right: [Question: [RestaurantID]] = Dictionary(
    uniqueKeysWithValues: questions.map { question in
      guard let answer = try? answer(question, by: image) else {
        fatalError("a whole index does not answer")
      }
      return (question, answer)
    })

  static func answer(_ question: Question, by image: [UInt8]) throws -> [RestaurantID] {
    guard let origin = Coordinate(latitude: 10.05, longitude: 20.05), let id = RestaurantID("p77")
    else { return [] }
    let index = try IndexFile(bytes: image, catalogueSize: lines.count)
    let catalogue = Catalogue(lines: .memory(lines), index: index, sources: [])
    switch question {
    case .nearby:
      var nearby = NearbyQuestion(around: origin, within: .kilometres(4), order: .price)
      nearby.filter.cuisines = ["cake1"]
      return try catalogue.nearby(nearby).found.map(\.restaurant.id)
    case .search:
      return try catalogue.search(SearchQuestion("place gold", from: origin)).found
        .map(\.restaurant.id)
    case .typo:
      return try catalogue.search(SearchQuestion("goldne")).found.map(\.restaurant.id)
    case .place: return try catalogue.restaurant(id).map { [$0.restaurant.id] } ?? []
    case .cities: return try catalogue.cities(like: "x", limit: 3).map { _ in id }
    }
  }

  /// Makes the table of fingerprints fit the pages again.
  static func forge(_ image: inout [UInt8]) {
    let pages = image.count / (IndexLayout.pageSize + 8)
    for page in 0..<pages {
      let start = page * IndexLayout.pageSize
      let fingerprint = image[start..<start + IndexLayout.pageSize].withBytes {
        Fingerprint.ofMany($0)
      }
      for byte in 0..<8 {
        image[pages * IndexLayout.pageSize + page * 8 + byte] = UInt8(
          truncatingIfNeeded: fingerprint >> UInt64(byte * 8))
      }
    }
  }
}
