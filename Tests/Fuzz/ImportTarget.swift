@testable import KeyLimeEngine

/// Any bytes as a catalogue in every format: no crash, counts that add up, faults within the file,
/// and restaurants that the store can hold.
///
/// The bytes come in pieces, so that every place of a file is once where a piece ends.
func fuzz(_ input: UnsafeBufferPointer<UInt8>) {
  let bytes = ByteView(input)
  // The first byte chooses the format and the size of a piece, so that one corpus serves all.
  guard let first = bytes.first else { return }
  let formats = CatalogueFormat.allCases
  let (size, place) = Int(first).quotientAndRemainder(dividingBy: formats.count)
  let format = formats[place]
  let file = Array(bytes[1...])
  _ = file.withBytes { CatalogueFormat.recognise($0) }
  let reader = CatalogueReader(format: format, sourceName: "fuzz")
  do throws(ImportFault) {
    let window = InputWindow(.pieces(of: file, size: size + 1))
    let reading = try reader.read(window) { CheckingSink() }
    let accepted = reading.outputs.reduce(0, +)
    precondition(reading.count.accepted == accepted)
    precondition(
      reading.count.seen == accepted + reading.count.skippedTotal, "the counts do not add up")
  } catch {
    precondition(error.byte >= 0 && error.byte <= file.count, "a fault outside the file")
    _ = error.description
  }
}

extension ImportInput {
  fileprivate static func pieces(of bytes: [UInt8], size: Int) -> ImportInput {
    let whole = ImportInput(bytes)
    return ImportInput(size: bytes.count) { limit throws(FileFault) in
      try whole.read(min(limit, size))
    }
  }
}

/// Counts the restaurants, and checks that the store would give each back.
private final class CheckingSink: RecordSink {
  private var count = 0
  var isFailed: Bool { false }

  func add(_ restaurant: Restaurant, sequence: RecordSequence) {
    count += 1
    precondition(!restaurant.name.isEmpty)
    var writer = JSONWriter()
    restaurant.write(to: &writer)
    check(writer.bytes, is: restaurant)
  }

  func add(
    _ lexed: inout LexedRestaurant, of bytes: ByteView, at position: Coordinate,
    sequence: RecordSequence
  ) {
    count += 1
    guard var restaurant = try? lexed.restaurant(in: bytes) else {
      preconditionFailure("a record that was checked is no restaurant")
    }
    if restaurant.source?.name.isEmpty ?? true {
      restaurant.source = Source(
        name: "fuzz", record: restaurant.source?.record,
        attribution: restaurant.source?.attribution)
    }
    var writer = JSONWriter()
    restaurant.write(to: &writer)
    var line = ByteBuffer()
    lexed.rewrite(from: bytes, to: &line, crediting: "fuzz")
    line.withBytes { precondition($0.elementsEqual(writer.bytes), "a line in another spelling") }
    check(writer.bytes, is: restaurant)
  }

  func finish() -> Int { count }

  private func check(_ line: [UInt8], is restaurant: Restaurant) {
    precondition(!line.contains(0x0A), "a line of two lines")
    let read = line.withBytes { line in
      Result { () throws(Restaurant.Refusal) in try Restaurant(line: line) }
    }
    precondition((try? read.get()) == restaurant, "the store would not give it back")
  }
}
