import Arguments

/// Finds the values of one kind for a Tab press.
///
/// It has a few milliseconds, takes no lock, writes nothing, and offers nothing when something is
/// wrong. Texts go to a shell as they are; it need not filter by what was typed, but may.
protocol CompletionProvider: SendableMetatype {
  /// The kind, as value types name it: `.text.completed(by: .dynamic("place"))`.
  static var kind: String { get }
  /// The values, in the order in which they are worth showing.
  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate]
}

/// The registry of what Tab can ask for.
///
/// To add a kind, write a provider beside this file and enter it here; `RegistryTests` objects to a
/// `.dynamic` kind that has no provider.
enum CompletionProviders {
  static let all: [any CompletionProvider.Type] = [
    AccountProvider.self,
    BillProvider.self,
    CheckInProvider.self,
    ConfigKeyProvider.self,
    ConfigValueProvider.self,
    CuisineProvider.self,
    DealProvider.self,
    LimesProvider.self,
    PersonProvider.self,
    RestaurantProvider.self,
    SearchProvider.self,
    SourceProvider.self,
    WhereProvider.self,
  ]

  /// Answers a request; nothing for a kind that nobody provides.
  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    all.first { $0.kind == request.kind }?.candidates(request, context) ?? []
  }
}
