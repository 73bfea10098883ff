/// Reed-Solomon error correction over GF(256) with the polynomial x⁸ + x⁴ + x³ + x² + 1.
struct ReedSolomon {
  /// The coefficients of (x - 1)(x - 2)(x - 4)…, without the leading one.
  private let generator: [UInt8]

  init(correctionCount: Int) {
    var generator = [UInt8](repeating: 0, count: correctionCount)
    generator[correctionCount - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<correctionCount {
      for index in generator.indices {
        let next = index + 1 < correctionCount ? generator[index + 1] : 0
        generator[index] = Self.product(generator[index], root) ^ next
      }
      root = Self.product(root, 2)
    }
    self.generator = generator
  }

  /// The remainder of the content, shifted, divided by the generator.
  func correction(of content: [UInt8]) -> [UInt8] {
    var remainder = [UInt8](repeating: 0, count: generator.count)
    for byte in content {
      let factor = byte ^ remainder.removeFirst()
      remainder.append(0)
      for index in remainder.indices {
        remainder[index] ^= Self.product(generator[index], factor)
      }
    }
    return remainder
  }

  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var (a, b, result) = (a, b, UInt8(0))
    while b != 0 {
      if b & 1 == 1 { result ^= a }
      a = a << 1 ^ (a & 0x80 == 0 ? 0 : 0x1D)
      b >>= 1
    }
    return result
  }
}
