/// Why a verb could not do what it was asked: what kind of fault, in words, with advice.
///
/// The words follow one shape: lower case, no full stop, what failed first, its subject in single
/// quotes, then the reason: `cannot rate 'Bao Haus': no such restaurant`.
struct Failure: Error, Equatable {
  /// The kinds of fault; each has one exit code (`ExitStatus.init(_:)`).
  enum Kind: Equatable {
    /// The thing that was named does not exist.
    case nothingFound
    /// The command line asks for something that cannot be, or names a file or a program that cannot
    /// be used; scripts tell these apart by the code.
    case usage
    /// The store cannot be read or written.
    case store
    /// The config cannot be read or written.
    case config
    /// A rule of keylime forbids it, such as using a deal twice.
    case refused
    /// The user said no, or closed the prompt.
    case cancelled
    /// The account may not do it.
    case notPermitted
    /// keylime itself is wrong.
    case internalFault
    /// What was printed could not be written.
    case outputFailed
  }

  /// Which sort of fault it is.
  let kind: Kind
  /// A short name for programs that never changes: `no-such-restaurant`.
  let code: String
  /// What is wrong, without the program's name.
  let message: String
  /// What to try, one line each.
  var hints: [String]

  /// Words a fault; `code` defaults to the name of the kind.
  init(_ kind: Kind, _ message: String, code: String? = nil, hints: [String] = []) {
    self.kind = kind
    self.code = code ?? kind.standardCode
    self.message = message
    self.hints = hints
  }

  /// Words a fault in the usual shape: `.cannot("rate 'Bao Haus'", "no such restaurant", …)`.
  static func cannot(
    _ action: String, _ reason: String, _ kind: Kind, code: String? = nil, hints: [String] = []
  ) -> Failure {
    Failure(kind, "cannot \(action): \(reason)", code: code, hints: hints)
  }
}

extension Failure.Kind {
  fileprivate var standardCode: String {
    switch self {
    case .nothingFound: "nothing-found"
    case .usage: "usage"
    case .store: "store"
    case .config: "config"
    case .refused: "refused"
    case .cancelled: "cancelled"
    case .notPermitted: "not-permitted"
    case .internalFault: "internal"
    case .outputFailed: "output-failed"
    }
  }
}
