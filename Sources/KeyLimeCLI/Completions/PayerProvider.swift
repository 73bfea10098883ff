import Arguments

/// Completes who pays: me, them, or a contact.
enum PayerProvider: CompletionProvider {
  static let kind = "payer"

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    [Candidate("me", "You"), Candidate("them", "The one other person")]
      + PersonProvider.candidates(request, context)
  }
}
