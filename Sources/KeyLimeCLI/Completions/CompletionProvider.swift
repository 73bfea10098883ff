import Arguments
import KeyLimeEngine

/// Completes the values of one kind.
///
/// A provider must answer within a few milliseconds. It takes no lock, writes nothing, and returns
/// nothing when something is wrong. Candidates go to the shell unchanged; the caller filters them
/// by what was typed, so a provider need not.
protocol CompletionProvider: SendableMetatype {
  /// The name of the kind, as in a value type: `.text.completed(by: .dynamic("place"))`.
  static var kind: String { get }
  /// The candidates, the most useful first.
  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate]
}

/// The registry of completion providers.
///
/// To add a kind, write a provider next to this file and list it here. `RegistryTests` fails for a
/// `.dynamic` kind without a provider.
enum CompletionProviders {
  static let all: [any CompletionProvider.Type] = [
    AccountProvider.self,
    BillProvider.self,
    CheckInProvider.self,
    ConfigKeyProvider.self,
    ConfigValueProvider.self,
    CuisineProvider.self,
    DealProvider.self,
    EventProvider.self,
    ExclusionProvider.self,
    LimesProvider.self,
    PayerProvider.self,
    PersonProvider.self,
    RestaurantProvider.self,
    SearchProvider.self,
    SourceProvider.self,
    WhereProvider.self,
    WordsProvider.self,
  ]

  /// Answers a request; returns nothing for an unknown kind.
  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    all.first { $0.kind == request.kind }?.candidates(request, context) ?? []
  }
}

extension Candidate {
  /// A candidate that fits what was typed if case and accents are disregarded; `typed` is folded.
  ///
  /// For a value in another script that is typed in Latin letters it is the value in Latin letters.
  init(_ value: String, _ summary: String, typed: String) {
    let length = typed.isEmpty ? nil : Self.length(of: typed, in: value)
    if length == nil, !typed.isEmpty,
      let latin = Romanization.form(of: value, beginningWith: typed)
    {
      self.init(latin, [value, summary].filter { !$0.isEmpty }.joined(separator: ", "))
    } else {
      self.init(value, summary, matchedLength: length)
    }
  }

  /// How many characters of a value are, folded, what was typed; nil when it begins otherwise.
  private static func length(of typed: String, in value: String) -> Int? {
    var (folded, length) = ("", 0)
    for character in value {
      folded += Folding.fold(String(character))
      length += 1
      if folded.utf8.count >= typed.utf8.count { return folded.hasPrefix(typed) ? length : nil }
    }
    return nil
  }
}
