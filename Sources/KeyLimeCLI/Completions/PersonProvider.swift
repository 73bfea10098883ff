import Arguments
import KeyLimeEngine

/// Completes contacts by name; where several have one, with a mail address or the id behind it.
enum PersonProvider: CompletionProvider {
  static let kind = "person"

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    guard let session = try? UserSession(context), let people = try? PersonReference(session) else {
      return []
    }
    let typed = Folding.fold(request.prefix)
    let names = Dictionary(grouping: people.contacts) { Folding.fold($0.contact.name) }
    let kept = kept(request, people)
    return people.contacts.filter { $0.id != kept }.map { state in
      let namesakes = names[Folding.fold(state.contact.name)] ?? []
      let mail = state.contact.emails.first
      return Candidate(state.designation(among: namesakes), mail ?? "", typed: typed)
    }
  }

  /// The contact that another is merged with, who cannot be the other one.
  private static func kept(_ request: DynamicRequest, _ people: PersonReference) -> ContactID? {
    guard request.path == ["contact", "merge"], let name = request.operands.first else {
      return nil
    }
    return try? people.resolve(name, to: "merge").id
  }
}

extension ContactState {
  /// The name; among namesakes with a mail address that is theirs alone, else with the id.
  fileprivate func designation(among namesakes: [ContactState]) -> String {
    guard namesakes.count > 1 else { return contact.name }
    let mail = contact.emails.first { mail in
      namesakes.count { $0.contact.emails.contains(mail) } == 1
    }
    return contact.named(with: mail ?? id.text)
  }
}

/// Completes who pays: me, them, or a contact.
enum PayerProvider: CompletionProvider {
  static let kind = "payer"

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    [Candidate("me", "You"), Candidate("them", "The one other person")]
      + PersonProvider.candidates(request, context)
  }
}

/// Completes accounts that can log in here: by mail address, else by id.
enum AccountProvider: CompletionProvider {
  static let kind = "account"

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    guard let session = try? UserSession(context), let accounts = try? session.accounts() else {
      return []
    }
    return accounts.filter { $0.hasPassword == true }.map { account in
      Candidate(account.state.profile.email ?? account.state.id.text, account.title)
    }
  }
}
