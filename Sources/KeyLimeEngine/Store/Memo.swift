/// What a command leaves in a file for the next one: useful for a while, and no loss when it is
/// gone.
///
/// The first line is the fingerprint of the rest in 16 hexadecimal digits:
///
///     8f1d3c7a90b2e456
///     n4412345678
///     n77
///
/// It is written over what was there. Where two commands write at once, or one is killed meanwhile,
/// what is left fits no fingerprint and counts as nothing. A new file in place of the old one would
/// be whole at any time; but some file systems take a new file that replaces another to the disk at
/// once, which takes longer than all else that a list costs.
struct Memo {
  let path: String

  /// Writes the content over what was there.
  func write(_ content: [UInt8]) throws(FileFault) {
    let file = try File(path, .update)
    let size = try file.size()
    let bytes = Self.seal(of: content) + [UInt8(ascii: "\n")] + content
    try file.write(bytes)
    if size > bytes.count { try file.truncate(to: bytes.count) }
  }

  /// The content; nil when there is none, or not all of it.
  func read() -> [UInt8]? {
    guard let bytes = try? File(path, .read).readAll(),
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let content = Array(bytes[(end + 1)...])
    return bytes[..<end].elementsEqual(Self.seal(of: content)) ? content : nil
  }

  private static func seal(of content: [UInt8]) -> [UInt8] {
    let digits = Array(String(Fingerprint.of(content), radix: 16).utf8)
    return [UInt8](repeating: UInt8(ascii: "0"), count: 16 - digits.count) + digits
  }
}

extension Store {
  /// Leaves something in `private/` under a name.
  func leaveMemo(_ content: [UInt8], as name: String) throws(FileFault) {
    try privateFolder.make(isPrivate: true)
    try Memo(path: privateFolder.file(name)).write(content)
  }

  /// What was left in `private/` under a name; nil when there is nothing, or not all of it.
  func memo(_ name: String) -> [UInt8]? { Memo(path: privateFolder.file(name)).read() }
}
