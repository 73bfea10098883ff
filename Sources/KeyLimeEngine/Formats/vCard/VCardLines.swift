/// A line of a vCard with those that continue it.
struct VCardLine {
  /// The line of the file that it begins on, from 1.
  let number: Int
  /// What is known to be one piece, without line breaks.
  private var pieces: [[UInt8]]
  private let isQuotedPrintable: Bool

  init(_ bytes: [UInt8], number: Int) {
    self.number = number
    pieces = [bytes]
    let head = bytes.prefix { $0 != UInt8(ascii: ":") }
    isQuotedPrintable = String(decoding: head, as: UTF8.self).uppercased()
      .contains("QUOTED-PRINTABLE")
  }

  /// The whole line.
  ///
  /// vCard 3.0 and 4.0 fold by a line break and one space, which both go; in 2.1 the space was
  /// there before and stays.
  func unfolded(keepingSpaces: Bool) -> [UInt8] {
    pieces[0] + pieces.dropFirst().flatMap { keepingSpaces ? $0[...] : $0.dropFirst() }
  }

  /// Takes the next line of the file when it continues this one.
  mutating func absorb(_ next: [UInt8]) -> Bool {
    if endsInSoftBreak, !Self.isEnd(next) {
      let last = pieces.count - 1
      pieces[last].removeSubrange((pieces[last].lastIndex(of: UInt8(ascii: "=")) ?? 0)...)
      pieces[last] += next
      return true
    }
    guard next.first == UInt8(ascii: " ") || next.first == UInt8(ascii: "\t") else { return false }
    pieces.append(next)
    return true
  }

  /// Whether a quoted-printable line ends in `=`, perhaps with white space behind.
  private var endsInSoftBreak: Bool {
    isQuotedPrintable && pieces.last?.last { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "=")
  }

  /// A card that ends must not be swallowed by a line that was cut off.
  private static func isEnd(_ line: [UInt8]) -> Bool {
    String(decoding: line.prefix(9), as: UTF8.self).uppercased() == "END:VCARD"
  }
}

extension VCardLine {
  /// Cuts a file into lines, unfolded and without the blank ones.
  static func lines(of file: [UInt8]) -> [VCardLine] {
    var lines: [VCardLine] = []
    for (index, bytes) in physicalLines(of: utf8(of: file)).enumerated() {
      if !lines.isEmpty, lines[lines.count - 1].absorb(bytes) { continue }
      if bytes.contains(where: { $0 != 0x20 && $0 != 0x09 }) {
        lines.append(VCardLine(bytes, number: index + 1))
      }
    }
    return lines
  }

  /// Cuts at CR LF, LF and CR alone.
  private static func physicalLines(of bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = [[]]
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0A, previous == 0x0D {
        // The CR before has ended the line.
      } else if byte == 0x0A || byte == 0x0D {
        lines.append([])
      } else {
        lines[lines.count - 1].append(byte)
      }
      previous = byte
    }
    return lines
  }

  /// The file without a byte order mark; UTF-16 becomes UTF-8.
  ///
  /// Every file begins with `BEGIN`, so UTF-16 shows without a mark, too.
  private static func utf8(of file: [UInt8]) -> [UInt8] {
    if file.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(file.dropFirst(3)) }
    let hasMark = file.starts(with: [0xFF, 0xFE]) || file.starts(with: [0xFE, 0xFF])
    let isBare = file.starts(with: [0x42, 0, 0x45, 0]) || file.starts(with: [0, 0x42, 0, 0x45])
    guard hasMark || isBare else { return file }
    let low = file[0] == 0xFF || file[0] == 0x42 ? 0 : 1
    let units = stride(from: hasMark ? 2 : 0, to: file.count - 1, by: 2).map { index in
      UInt16(file[index + low]) | UInt16(file[index + 1 - low]) << 8
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
