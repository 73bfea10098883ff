/// Where a repair puts what it takes out of its place: `lost+found/<time>/`, with a report.
///
///     lost+found/2026-11-20T200000Z/report.txt
///     lost+found/2026-11-20T200000Z/journal/k3f9q0d7m2xa/000001.jsonl
///
/// Nothing here is read again by this program; nothing is ever deleted from it.
struct LostAndFound {
  static let name = "lost+found"

  private let root: Folder
  private let folder: Folder
  /// What was done, one line each.
  private var lines: [String] = []

  /// Begins a repair at a time, in milliseconds since 1970.
  init(in root: Folder, now: Int64) {
    let stamp = HybridTime(milliseconds: now).text.prefix(19).filter { $0 != ":" } + "Z"
    let all = root.folder(Self.name)
    let taken = Set((try? all.names()) ?? [])
    let names = [stamp] + (2...1000).map { "\(stamp)-\($0)" }
    self.root = root
    folder = all.folder(names.first { !taken.contains($0) } ?? stamp)
  }

  /// Moves a file or folder out of its place; the path begins in the store's folder.
  mutating func take(_ path: String, _ why: String) throws(FileFault) {
    let (place, name) = place(of: path)
    try root.folder(for: place).move(name, to: folder.folder(for: place), as: name)
    lines.append("\(path): moved here; \(why)")
  }

  /// Copies a file before it is changed in its place.
  mutating func copy(_ path: String, _ why: String) throws(FileFault) {
    let (place, name) = place(of: path)
    guard let bytes = try root.folder(for: place).contents(name) else { return }
    let target = folder.folder(for: place)
    try target.make(isPrivate: true)
    try target.replace(name, with: bytes, isPrivate: true)
    lines.append("\(path): copied here before the change; \(why)")
  }

  /// Writes the report; nothing when nothing was taken.
  func finish() throws(FileFault) {
    guard !lines.isEmpty else { return }
    try folder.make(isPrivate: true)
    let text = lines.map { "\($0)\n" }.joined()
    try folder.replace("report.txt", with: Array(text.utf8), isPrivate: true)
  }

  private func place(of path: String) -> (folder: [String], name: String) {
    var steps = path.split(separator: "/").map(String.init)
    let name = steps.popLast() ?? ""
    return (steps, name)
  }
}

extension Folder {
  /// The folder inside this one that some steps lead to.
  func folder(for steps: [String]) -> Folder { steps.reduce(self) { $0.folder($1) } }
}
