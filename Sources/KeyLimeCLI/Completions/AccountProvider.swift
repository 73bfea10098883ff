import Arguments
import KeyLimeEngine

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
