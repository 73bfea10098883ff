/// The bytes of an index file, with its header and the fingerprints of its pages.
struct IndexImage {
  let bytes: [UInt8]
  /// The size of the lines it was made from.
  let baseSize: Int
  /// The fingerprint of the lines it was made from.
  let baseFingerprint: UInt64

  init(sections: [[UInt8]], recordCount: Int, baseSize: UInt64, baseFingerprint: UInt64) {
    let page = IndexLayout.pageSize
    var offsets: [Int] = []
    var end = page
    for section in sections {
      offsets.append(end)
      end += (section.count + page - 1) / page * page
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(end + end / page * 8)
    bytes += IndexLayout.magic
    bytes.append(littleEndian: IndexLayout.version)
    bytes.append(littleEndian: UInt32(sections.count))
    bytes.append(littleEndian: UInt64(recordCount))
    bytes.append(littleEndian: baseSize)
    bytes.append(littleEndian: baseFingerprint)
    bytes.append(littleEndian: UInt64(end))
    for (section, offset) in zip(sections, offsets) {
      bytes.append(littleEndian: UInt64(offset))
      bytes.append(littleEndian: UInt64(section.count))
    }
    for (section, offset) in zip(sections, offsets) {
      bytes.pad(to: offset)
      bytes += section
    }
    bytes.pad(to: end)
    bytes.appendPageFingerprints()
    self.bytes = bytes
    self.baseSize = Int(baseSize)
    self.baseFingerprint = baseFingerprint
  }
}

extension [UInt8] {
  fileprivate mutating func pad(to size: Int) {
    append(contentsOf: repeatElement(0, count: Swift.max(0, size - count)))
  }

  fileprivate mutating func appendPageFingerprints() {
    let page = IndexLayout.pageSize
    let table = withBytes { buffer in
      stride(from: 0, to: buffer.count, by: page).map { start in
        Fingerprint.ofMany(ByteView(rebasing: buffer[start..<start + page]))
      }
    }
    for fingerprint in table { append(littleEndian: fingerprint) }
  }
}
