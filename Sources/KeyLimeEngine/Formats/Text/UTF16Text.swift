/// Text in UTF-16, as some programs of Windows and of Apple write it.
enum UTF16Text {
  /// A file in UTF-8, if it is UTF-16; any other as it is.
  ///
  /// A mark at its beginning shows it, or its first two letters where they are known.
  static func utf8(of file: [UInt8], beginningWith letters: (UInt8, UInt8)? = nil) -> [UInt8] {
    let hasMark = file.starts(with: [0xFF, 0xFE]) || file.starts(with: [0xFE, 0xFF])
    let isBare = letters.map {
      file.starts(with: [$0.0, 0, $0.1, 0]) || file.starts(with: [0, $0.0, 0, $0.1])
    }
    guard hasMark || isBare ?? false else { return file }
    let low = file[0] == 0xFE || file[0] == 0 ? 1 : 0
    let units = stride(from: hasMark ? 2 : 0, to: file.count - 1, by: 2).map { index in
      UInt16(file[index + low]) | UInt16(file[index + 1 - low]) << 8
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
