/// The smallest JPEG that tells when and where it was taken.
struct TinyPhoto {
  /// `2026:11:19 12:15:00`, or nil when the camera did not know.
  var time: String? = "2026:11:19 12:15:00"
  /// Ten thousandths of a degree north and west, or nil without a fix.
  var position: (north: Int, west: Int)? = (352_806, 1_206_611)

  /// The file: an APP1 segment with a TIFF of three directories.
  var bytes: [UInt8] {
    let exif = Array("Exif\0\0".utf8) + tiff
    return [0xFF, 0xD8, 0xFF, 0xE1] + [UInt8((exif.count + 2) >> 8), UInt8(exif.count + 2 & 0xFF)]
      + exif + [0xFF, 0xD9]
  }

  /// Directories at 8, 38 and 56; the time at 110, the angles at 130 and 154.
  private var tiff: [UInt8] {
    var tiff = Array("II".utf8) + number(42, 2) + number(8, 4)
    tiff += directory([(0x8769, 4, 1, number(38, 4)), (0x8825, 4, 1, number(56, 4))])
    tiff += directory([(time == nil ? 0x9999 : 0x9003, 2, 20, number(110, 4))])
    tiff += directory([
      (1, 2, 2, Array("N\0\0\0".utf8)), (position == nil ? 0x99 : 2, 5, 3, number(130, 4)),
      (3, 2, 2, Array("W\0\0\0".utf8)), (position == nil ? 0x9A : 4, 5, 3, number(154, 4)),
    ])
    tiff += Array((time ?? "0000:00:00 00:00:00").utf8) + [0]
    for degrees in [position?.north ?? 0, position?.west ?? 0] {
      tiff += [degrees, 10_000, 0, 1, 0, 1].flatMap { number($0, 4) }
    }
    return tiff
  }

  private func directory(
    _ entries: [(tag: Int, type: Int, count: Int, value: [UInt8])]
  ) -> [UInt8] {
    number(entries.count, 2)
      + entries.flatMap {
        number($0.tag, 2) + number($0.type, 2) + number($0.count, 4) + $0.value
      } + number(0, 4)
  }

  private func number(_ value: Int, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(value >> (8 * $0) & 0xFF) }
  }
}
