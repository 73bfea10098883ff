@testable import KeyLimeEngine

/// What the reader made of a text, for tests to look at.
struct Reading {
  enum Failure: Error { case notRecognised }

  let format: CatalogueFormat
  let restaurants: [Restaurant]
  let count: ReadingCount

  init(
    _ text: String, format: CatalogueFormat? = nil,
    options: CatalogueReader.Options = CatalogueReader.Options(), pieces: Int = .max
  ) throws {
    try self.init(Array(text.utf8), format: format, options: options, pieces: pieces)
  }

  /// Reads bytes that come in pieces of at most so many.
  init(
    _ bytes: [UInt8], format: CatalogueFormat? = nil,
    options: CatalogueReader.Options = CatalogueReader.Options(), pieces: Int = .max
  ) throws {
    var options = options
    options.detailLimit = 100
    var window = InputWindow(.pieces(of: bytes, size: pieces))
    let recognised = try CatalogueFormat.recognise(&window, fields: options.fields)
    guard let format = format ?? recognised else { throw Failure.notRecognised }
    let reader = CatalogueReader(format: format, sourceName: "test", options: options)
    let reading = try reader.read(window) { CollectingSink() }
    self.format = format
    var keys = reading.outputs.map(\.keys)
    var none: [RecordKeys] = []
    var changes = CatalogueChanges()
    let repeated = try RecordKeys.compare(
      new: &keys, old: &none, reading.places, changes: &changes
    ).repeated
    var (count, described, restaurants) = (reading.count, [SkippedRecord](), [Restaurant]())
    for (sequence, restaurant) in reading.outputs.flatMap(\.restaurants) {
      let number = reading.places.number(of: sequence)
      guard repeated.contains(number) else {
        restaurants.append(restaurant)
        continue
      }
      described.append(
        SkippedRecord(
          record: number + 1, line: reading.places.line(of: sequence),
          id: restaurant.source?.record ?? restaurant.id.text, reason: .duplicate))
    }
    count.leaveOut(duplicates: repeated.count, described, limit: options.detailLimit)
    self.count = count
    self.restaurants = restaurants
  }
}

extension ImportInput {
  /// Bytes that come in pieces of at most so many, as from a pipe.
  static func pieces(of bytes: [UInt8], size: Int) -> ImportInput {
    let whole = ImportInput(bytes)
    return ImportInput(size: bytes.count) { limit throws(FileFault) in
      try whole.read(min(limit, size))
    }
  }
}

/// Keeps the restaurants that were read.
final class CollectingSink: RecordSink {
  struct Output: Sendable {
    var restaurants: [(RecordSequence, Restaurant)] = []
    var keys = RecordKeys(Scratch(in: nil))
  }

  private var output = Output()
  var isFailed: Bool { false }

  func add(_ restaurant: Restaurant, sequence: RecordSequence) {
    let source = restaurant.source?.name ?? ""
    try? output.keys.add(
      RecordKey(
        idHash: Fingerprint.of(restaurant.id.text.utf8),
        sourceHash: Fingerprint.of((source.isEmpty ? "test" : source).utf8), line: 0,
        sequence: sequence))
    output.restaurants.append((sequence, restaurant))
  }

  func add(
    _ lexed: inout LexedRestaurant, of bytes: ByteView, at position: Coordinate,
    sequence: RecordSequence
  ) {
    guard let restaurant = try? lexed.restaurant(in: bytes) else { return }
    add(restaurant, sequence: sequence)
  }

  func finish() -> Output { output }
}
