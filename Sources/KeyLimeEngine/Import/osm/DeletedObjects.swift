/// The objects that OpenStreetMap's XML still has although they are gone.
///
/// JOSM marks those that wait to be deleted with `action="delete"`, servers those that were deleted
/// with `visible="false"`. Programs that convert such files take no notice of either.
public enum DeletedObjects {
  /// The largest file that is looked through, in bytes.
  public static let sizeLimit = OverpassXML.sizeLimit

  /// Whether a file that begins so was written by JOSM.
  public static func areLikely(in beginning: [UInt8]) -> Bool {
    let text = String(decoding: beginning, as: UTF8.self)
    return text.contains("generator=\"JOSM\"") || text.contains("generator='JOSM'")
  }

  /// The file without them; nil when it has none, or is broken.
  public static func removed(from bytes: [UInt8]) -> [UInt8]? {
    guard mayHaveSome(bytes) else { return nil }
    var reader = XMLReader(bytes)
    var kept: [UInt8] = []
    // Where the bytes begin that are kept next, and whether a deleted object is being read.
    var (start, depth, isInside) = (0, 0, false)
    do throws(XMLFault) {
      var before = reader.position
      while let item = try reader.next() {
        switch item {
        case .start(let name, let attributes):
          depth += 1
          if depth == 2, objects.contains(name), attributes.contains(where: isDeletion) {
            kept += bytes[start..<before]
            isInside = true
          }
        case .end:
          if isInside, depth == 2 { (start, isInside) = (reader.position, false) }
          depth -= 1
        case .text: break
        }
        before = reader.position
      }
    } catch { return nil }
    return start == 0 ? nil : kept + bytes[start...]
  }

  private static let objects = ["node", "way", "relation"]

  private static func isDeletion(_ attribute: XMLReader.Attribute) -> Bool {
    switch attribute.name {
    case "action": attribute.value == "delete"
    case "visible": attribute.value == "false"
    default: false
    }
  }

  /// A quick look that most files end with.
  private static func mayHaveSome(_ bytes: [UInt8]) -> Bool {
    bytes.withBytes { bytes in
      ["delete" as StaticString, "false"].contains {
        bytes.find(ignoringCase: $0, to: bytes.count) != nil
      }
    }
  }
}
