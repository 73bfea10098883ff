extension ContactID {
  /// The id of somebody whom a file of bills names: the same on every machine that imports it, so
  /// that they are one contact where the machines meet.
  public init(importedName name: String) {
    let hash = SHA256.hash(of: "split import\n\(name.lowercased())".utf8)
    self.init(random: hash.bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) })
  }
}
