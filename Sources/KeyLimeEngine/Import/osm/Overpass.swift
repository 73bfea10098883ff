/// The JSON answer of an Overpass API server.
///
///     {"osm3s": {"copyright": "…"}, "elements": [
///       {"type": "node", "id": 1, "lat": 55.9, "lon": -3.2, "tags": {"amenity": "cafe", …}},
///       {"type": "way", "id": 2, "center": {"lat": 55.9, "lon": -3.2}, "tags": {…}}]}
///
/// Ways and relations lie at their `center`, else in the middle of their `bounds`, else inside
/// their `geometry`; a query without `out center` gives none of these.
enum Overpass {
  static func read(_ stream: JSONStream, run: inout ReadingRun) throws(ImportFault) {
    var stream = stream
    stream.forgetBeginning()
    var element = OverpassElement(ofAnswer: true)
    try stream.readPages { (stream) throws(ImportFault) in
      try readAnswer(&stream, with: &element, run: &run)
      try refuseIncomplete(run, end: stream.offset)
    }
    OverpassElement.finishWaiting(of: element, &run)
  }

  private static func readAnswer(
    _ stream: inout JSONStream, with element: inout OverpassElement, run: inout ReadingRun
  ) throws(ImportFault) {
    var hasElements = false
    var isInside = false
    do throws(ImportFault) {
      try stream.readObject { (name, stream) throws(ImportFault) in
        switch name {
        case "elements":
          (hasElements, isInside) = (true, true)
          try stream.readRecords(with: &element, run: &run)
          isInside = false
        case "remark":
          let remark = try stream.read { (scanner) throws(JSONError) in
            try scanner.readCleanText()
          }
          run.note(remark: remark ?? "")
        case "osm3s":
          run.fileAttribution = try stream.read { (scanner) throws(JSONError) in
            try readCopyright(from: &scanner)
          }
        default: try stream.skipValue()
        }
      }
    } catch { throw isInside ? error.inRecord(run.count.seen + 1) : error }
    guard hasElements else { throw ImportFault(.missingMember("elements"), byte: stream.offset) }
  }

  /// A query that failed half-way answers with what it had, and says so in a remark alone.
  private static func refuseIncomplete(_ run: ReadingRun, end: Int) throws(ImportFault) {
    guard let remark = run.count.remark, remark.hasPrefix("runtime error") else { return }
    throw ImportFault(.incomplete(remark: remark), byte: end, record: run.count.seen)
  }

  private static func readCopyright(from scanner: inout JSONScanner) throws(JSONError) -> String? {
    var copyright: String?
    guard try scanner.nextKind() == .object else {
      try scanner.skipValue()
      return nil
    }
    try scanner.readObject { (name, scanner) throws(JSONError) in
      if "copyright" ~= name {
        copyright = try scanner.readCleanText()
      } else {
        try scanner.skipValue()
      }
    }
    return copyright.flatMap(Attribution.normalised)
  }
}

extension JSONScanner {
  /// Reads a text; nil for a value of another type.
  mutating func readCleanText() throws(JSONError) -> String? {
    guard try nextKind() == .string else {
      try skipValue()
      return nil
    }
    return Cleaning.clean(try readString())
  }
}

/// Credits as files state them.
enum Attribution {
  /// A file's own credit; OpenStreetMap's long sentence becomes the short form.
  static func normalised(_ text: String) -> String? {
    let isOpenStreetMap = text.contains("openstreetmap") || text.contains("OpenStreetMap")
    return isOpenStreetMap && text.contains("ODbL")
      ? CatalogueFormat.openStreetMapAttribution : Cleaning.clean(text)
  }
}

/// The nodes and ways of an Overpass answer, which say where the elements lie that only name them.
///
/// The usual query, `out body; >; out skel qt;`, sends the nodes of a way behind the way, and a
/// union sends them before it. So what may be asked for is kept until the answer ends.
///
///     {"type": "way", "id": 2, "nodes": [7, 8, 9, 7], "tags": {"amenity": "cafe", …}}
///     {"type": "node", "id": 7, "lat": 55.9, "lon": -3.2}
struct OverpassSkeleton {
  /// An element that is placed when the answer has ended.
  struct Waiting {
    let sequence: RecordSequence
    /// The element as it was sent.
    let bytes: [UInt8]
    /// The lines it is made of, each of them nodes or the nodes of a way.
    let lines: Lines
  }

  /// What an element is made of.
  enum Lines {
    case nodes([Int64])
    case ways([Int64])
  }

  private struct Node {
    let number: Int64
    let position: Coordinate
  }

  private var nodes: [Node] = []
  /// The nodes of all ways, one way behind the other.
  private var references: [Int64] = []
  /// Which of ``references`` a way has.
  private var ways: [Int64: Range<Int>] = [:]
  private(set) var waiting: [Waiting] = []
  private var waitingBytes = 0

  /// How many nodes, and how many nodes of ways, are kept.
  ///
  /// They take 32 MB and 16 MB. What an answer has beyond them places nothing. With twice as many,
  /// an import took 247 of the 256 MB that it may.
  private static let limit = 2 << 20
  private static let waitingLimit = 32 << 20

  /// Keeps where a node lies.
  mutating func add(node number: Int64, at position: Coordinate) {
    if nodes.count < Self.limit { nodes.append(Node(number: number, position: position)) }
  }

  /// Keeps the nodes of a way.
  mutating func add(way number: Int64, _ nodes: [Int64]) {
    guard references.count + nodes.count <= Self.limit else { return }
    ways[number] = references.count..<references.count + nodes.count
    references += nodes
  }

  /// Whether an element of some bytes can still wait.
  func hasRoom(for count: Int) -> Bool { waitingBytes + count <= Self.waitingLimit }

  /// Keeps an element until the answer has ended.
  mutating func postpone(_ element: Waiting) {
    waiting.append(element)
    waitingBytes += element.bytes.count
  }

  /// The shapes of the waiting elements, in their order; nil for those without any known node.
  func shapes() -> [GeometryShape?] {
    let lines = waiting.map { nodes(of: $0.lines) }
    var positions: [Int64: Coordinate] = [:]
    let wanted = Set(lines.joined().joined())
    for node in nodes where wanted.contains(node.number) { positions[node.number] = node.position }
    return lines.map { lines in
      var shape = GeometryShape()
      for line in lines {
        let known = line.compactMap { positions[$0] }
        guard !known.isEmpty else { continue }
        for position in known { shape.append(x: position.longitude, y: position.latitude) }
        shape.closeLine()
      }
      return shape.points.isEmpty ? nil : shape
    }
  }

  private func nodes(of lines: Lines) -> [[Int64]] {
    switch lines {
    case .nodes(let nodes): [nodes]
    case .ways(let numbers): numbers.compactMap { ways[$0].map { Array(references[$0]) } }
    }
  }
}
