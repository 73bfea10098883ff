/// The passwords of the accounts that can log in on this machine.
///
/// They are in `private/credentials`, which only its owner may read (mode 0600), one JSON object a
/// line: `{"account":"k3f9q0d7m2xa","hash":"$y$jBT$…"}`. They never travel with the journals.
struct Credentials: Equatable {
  static let fileName = "credentials"

  private(set) var hashes: [AccountID: PasswordHash] = [:]

  init() {}

  /// Reads the file; nil when a line is not what this program wrote.
  init?(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let json = try? JSON(parsing: Array(line)),
        let account = json["account"]?.text.flatMap({ AccountID($0) }),
        let hash = json["hash"]?.text.flatMap({ PasswordHash($0) })
      else { return nil }
      hashes[account] = hash
    }
  }

  subscript(account: AccountID) -> PasswordHash? {
    get { hashes[account] }
    set { hashes[account] = newValue }
  }

  var bytes: [UInt8] {
    hashes.sorted { $0.key < $1.key }.flatMap { account, hash in
      let json = JSON.object(
        JSONObject([
          .init(name: "account", value: .string(account.text)),
          .init(name: "hash", value: .string(hash.text)),
        ]))
      return Array("\(json.compactText)\n".utf8)
    }
  }
}
