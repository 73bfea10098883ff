/// A text as the codewords of the smallest QR code that holds it.
struct QRPayload {
  let layout: QRLayout
  /// Content and error correction, in the order they are placed.
  let codewords: [UInt8]

  init?(_ text: String) {
    for layout in QRLayout.all {
      guard let content = Self.content(of: text, in: layout) else { continue }
      self.layout = layout
      codewords = Self.interleaved(content, layout)
      return
    }
    return nil
  }

  /// The content codewords, filled up; nil when the text does not fit.
  private static func content(of text: String, in layout: QRLayout) -> [UInt8]? {
    guard text.utf8.count <= layout.contentCount * 2 else { return nil }
    var bits = BitString()
    let values = text.map { alphanumerics.firstIndex(of: $0) }
    let isAlphanumeric = values.allSatisfy { $0 != nil }
    let count = isAlphanumeric ? text.count : text.utf8.count
    // Readers take bytes beyond ASCII for whatever they like, unless told that they are UTF-8.
    if !isAlphanumeric, !text.utf8.allSatisfy({ $0 < 0x80 }) { bits.append(0x71A, width: 12) }
    bits.append(isAlphanumeric ? 0b0010 : 0b0100, width: 4)
    bits.append(count, width: layout.countWidth(isAlphanumeric: isAlphanumeric))
    if isAlphanumeric {
      append(values.compactMap { $0 }, to: &bits)
    } else {
      for byte in text.utf8 { bits.append(byte, width: 8) }
    }
    let capacity = layout.contentCount * 8
    guard bits.bits.count <= capacity else { return nil }
    bits.append(0, width: min(4, capacity - bits.bits.count))
    let used = bits.groups(of: 8)
    return used
      + (used.count..<layout.contentCount).map { ($0 - used.count) % 2 == 0 ? 0xEC : 0x11 }
  }

  private static let alphanumerics = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:")

  /// Two characters make eleven bits, a last one alone six.
  private static func append(_ values: [Int], to bits: inout BitString) {
    for index in stride(from: 0, to: values.count, by: 2) {
      if index + 1 < values.count {
        bits.append(values[index] * 45 + values[index + 1], width: 11)
      } else {
        bits.append(values[index], width: 6)
      }
    }
  }

  /// The blocks woven together, first their content, then their error correction.
  private static func interleaved(_ content: [UInt8], _ layout: QRLayout) -> [UInt8] {
    var start = 0
    let blocks = layout.blocks.map { length in
      defer { start += length }
      return Array(content[start..<start + length])
    }
    let code = ReedSolomon(correctionCount: layout.correctionPerBlock)
    return woven(blocks) + woven(blocks.map(code.correction))
  }

  private static func woven(_ blocks: [[UInt8]]) -> [UInt8] {
    let longest = blocks.map(\.count).max() ?? 0
    return (0..<longest).flatMap { index in
      blocks.compactMap { $0.indices.contains(index) ? $0[index] : nil }
    }
  }
}

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
