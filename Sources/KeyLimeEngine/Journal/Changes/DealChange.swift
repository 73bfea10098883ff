/// What happens to a deal.
public enum DealChange: Equatable, Sendable {
  /// The writer uses it; the mark recognises the code that was shown.
  case use(CodeMark, UsePromise = UsePromise())
  /// An admin of the restaurant, or one of its staff, accepts the code with this mark.
  case redeem(CodeMark)

  var kind: ActionKind {
    switch self {
    case .use: .useDeal
    case .redeem: .redeemDeal
    }
  }

  /// Adds members such as
  /// `"hash":"9f86d0…","until":"2026-12-01T00:00:00-08:00","when":"Mo-Fr 15:00-18:00"`.
  func write(to fields: inout JSONObject) {
    switch self {
    case .use(let mark, let promise):
      mark.write(to: &fields)
      fields.add("until", promise.until?.text)
      fields.add("when", promise.when)
      fields.add("anonymous", flag: promise.isAnonymous)
    case .redeem(let mark): mark.write(to: &fields)
    }
  }
}

/// What the journal keeps of a code: enough to recognise it, not enough to show it.
public enum CodeMark: Hashable, Sendable {
  /// The SHA-256 of restaurant, deal and code, as 64 hexadecimal digits.
  case hash(String)
  /// The random number in a code of 0.1.0, as 16 hexadecimal digits.
  case nonce(String)
}

extension CodeMark {
  init(fields: JSONObject) throws(FieldFault) {
    if let hash = try fields.text("hash"), !hash.isEmpty {
      self = .hash(hash)
    } else {
      self = .nonce(try fields.need("nonce") { $0.isEmpty ? nil : $0 })
    }
  }

  fileprivate func write(to fields: inout JSONObject) {
    switch self {
    case .hash(let digits): fields.add("hash", digits)
    case .nonce(let digits): fields.add("nonce", digits)
    }
  }
}

/// What a guest was promised when a deal was used, whatever becomes of the deal.
public struct UsePromise: Hashable, Sendable {
  /// Until when the code is good; nil is for ever.
  public var until: OffsetTime?
  /// In which weekly hours it is good; nil is at any time.
  public var when: String?
  /// Whether the account had no name, so that it stands for everybody without one on its machine.
  public var isAnonymous: Bool

  /// Promises a code that is good for ever, unless a parameter says otherwise.
  public init(until: OffsetTime? = nil, when: String? = nil, isAnonymous: Bool = false) {
    self.until = until
    self.when = when
    self.isAnonymous = isAnonymous
  }
}

extension UsePromise {
  init(fields: JSONObject) throws(FieldFault) {
    self.init(
      until: try fields.field("until") { OffsetTime($0) }, when: try fields.text("when"),
      isAnonymous: try fields.flag("anonymous"))
  }
}
