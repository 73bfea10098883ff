@testable import KeyLimeEngine
@testable import OpeningHours

/// Files and lines of other programs, any bytes: no crash, and what was read can be written and
/// read back.
///
/// The first byte says what it is: cards, a picture, a table of bills, the lines of a receiver or
/// of a track, a zone file, or a text that people type.
func fuzz(_ input: UnsafeBufferPointer<UInt8>) {
  guard let kind = input.first else { return }
  let bytes = Array(input.dropFirst())
  switch kind % 6 {
  case 0: readCards(bytes)
  case 1: readPicture(bytes)
  case 2: readBills(String(decoding: bytes, as: UTF8.self))
  case 3: readTrack(bytes)
  case 4: _ = ZoneFile(bytes).zone(identifier: "Fuzz/Zone")
  default: readTyped(String(decoding: bytes, as: UTF8.self))
  }
}

private func readCards(_ bytes: [UInt8]) {
  let file = VCardFile(reading: bytes)
  var written: [UInt8] = []
  for card in file.cards { written += card.text.utf8 }
  let again = VCardFile(reading: written)
  precondition(again.cards.count == file.cards.count, "a card was written that is none")
}

private func readPicture(_ bytes: [UInt8]) {
  _ = ImageType(bytes)
  if let exif = Exif(bytes) { _ = (exif.takenAt, exif.position) }
}

private func readBills(_ text: String) {
  guard let table = try? SplitwiseCSV(reading: text) else { return }
  for row in table.rows {
    precondition(row.balances.count == table.names.count, "a row of another width")
  }
}

private func readTrack(_ bytes: [UInt8]) {
  for line in bytes.split(separator: 0x0A) {
    for fix in TrackLine.fixes(in: String(decoding: line, as: UTF8.self)) {
      guard case .at(let position) = fix else { continue }
      precondition(abs(position.latitude) <= 90 && abs(position.longitude) <= 180)
    }
  }
}

private func readTyped(_ text: String) {
  if let position = KeyLimeEngine.Coordinate(parsing: text) {
    precondition(abs(position.latitude) <= 90 && abs(position.longitude) <= 180)
  }
  if let distance = Distance(parsing: text) { precondition(distance.metres >= 0) }
  if let time = OffsetTime(text) { precondition(OffsetTime(time.text) == time, "another time") }
  if let time = HybridTime(text) { precondition(HybridTime(time.text) == time, "another time") }
  _ = (Birthday(text), ReplicaID(text), AccountID(text), RestaurantID(text))
}
