@testable import KeyLimeEngine

/// Any bytes as a column of fingerprints of any number, and as pages of a directory: nothing behind the
/// last place is read, and no place behind the last is named.
func fuzz(_ bytes: ByteView) {
  guard bytes.count >= 2 else { return }
  let rest = Array(bytes[2...])
  let count = Int(bytes[0]) | Int(bytes[1]) << 8
  for count in [count, fitting(rest.count)] {
    let column = FingerprintColumn(rest, count: count)
    precondition(column.count == 0 || column.count == count)
    _ = column.sieve
    for fingerprint in stride(from: UInt32(0), to: .max - 0x0100_0000, by: 0x00FE_DCBB) {
      column.visitPlaces(of: fingerprint) { precondition((0..<count).contains($0)) }
    }
  }
  let page = Array(rest.prefix(Directory.pageSize))
  if let page = Directory.Page(page, number: count) { _ = page.values(.init(votesOf: 7)) }
}

/// How many fingerprints a column of so many bytes has, if it is one.
private func fitting(_ size: Int) -> Int {
  (0...size / 2).first { FingerprintColumn.size($0) == size } ?? 0
}
