/// A row of bits that is written and read in groups of any width, the most significant bit first.
struct BitString: Equatable {
  private(set) var bits: [Bool] = []

  /// Appends the low `width` bits of a number.
  mutating func append(_ value: some BinaryInteger, width: Int) {
    for shift in stride(from: width - 1, through: 0, by: -1) {
      bits.append(value >> shift & 1 == 1)
    }
  }

  /// The bits in groups of one width; the last group is filled with zeros.
  func groups(of width: Int) -> [UInt8] {
    stride(from: 0, to: bits.count, by: width).map { start in
      (start..<start + width).reduce(0) {
        $0 << 1 | (bits.indices.contains($1) && bits[$1] ? 1 : 0)
      }
    }
  }

  /// The number that `width` bits from `start` make; bits beyond the end count as zero.
  func number(at start: Int, width: Int) -> UInt64 {
    (start..<start + width).reduce(0) { $0 << 1 | (bits.indices.contains($1) && bits[$1] ? 1 : 0) }
  }
}
