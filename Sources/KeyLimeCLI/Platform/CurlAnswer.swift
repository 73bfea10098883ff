/// What `curl` received: the status and the body of an answer, and one more value of it.
struct CurlAnswer {
  let status: Int
  /// The value that was asked for; empty when the answer has none.
  let value: String
  let body: [UInt8]

  /// What `curl` is to write after the body (`--write-out`): the status and a value such as
  /// `%{redirect_url}`.
  static func trailer(with value: String) -> String { "\n%{http_code} \(value)" }

  /// Reads the output of `curl`; nil when it has no trailer.
  init?(_ output: [UInt8]) {
    guard let end = output.lastIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = String(decoding: output[(end + 1)...], as: UTF8.self)
      .split(separator: " ", maxSplits: 1)
    guard let status = words.first.flatMap({ Int($0) }) else { return nil }
    self.status = status
    value = words.count > 1 ? String(words[1]) : ""
    body = Array(output[..<end])
  }

  /// Why a run of `curl` failed, in its own words.
  static func reason(of failed: ProgramResult) -> String {
    guard let line = failed.errors.split(separator: "\n").last else {
      return "curl failed with \(failed.status)"
    }
    let name = "curl: "
    return String(line.hasPrefix(name) ? line.dropFirst(name.count) : line)
  }
}
