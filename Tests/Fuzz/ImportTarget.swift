@testable import KeyLimeEngine

/// Any bytes as a catalogue in every format: no crash, counts that add up, faults within the file, and
/// restaurants that the store can hold.
func fuzz(_ input: UnsafeBufferPointer<UInt8>) {
  let bytes = ByteView(input)
  // The first byte chooses the format, so that one corpus serves all.
  guard let first = bytes.first else { return }
  let formats = CatalogueFormat.allCases
  let format = formats[Int(first) % formats.count]
  let file = ByteView(rebasing: bytes[1...])
  _ = CatalogueFormat.recognise(file)
  let reader = CatalogueReader(format: format, sourceName: "fuzz")
  var accepted = 0
  do throws(ImportFault) {
    let count = try reader.read(file) { restaurant in
      accepted += 1
      check(restaurant)
    }
    precondition(count.accepted == accepted)
    precondition(count.seen == count.accepted + count.skippedTotal, "the counts do not add up")
  } catch {
    precondition(error.byte >= 0 && error.byte <= file.count, "a fault outside the file")
    _ = error.description
  }
}

private func check(_ restaurant: Restaurant) {
  precondition(!restaurant.name.isEmpty)
  var writer = JSONWriter()
  restaurant.write(to: &writer)
  precondition(!writer.bytes.contains(0x0A), "a line of two lines")
  let read = writer.bytes.withBytes { line in
    Result { () throws(Restaurant.Refusal) in try Restaurant(line: line) }
  }
  precondition((try? read.get()) == restaurant, "the store would not give it back")
}
