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
