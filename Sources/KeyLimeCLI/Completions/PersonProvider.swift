import Arguments
import KeyLimeEngine

/// Completes contacts: by name if it is unique, else by id.
enum PersonProvider: CompletionProvider {
  static let kind = "person"

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    guard let session = try? UserSession(context), let people = try? PersonReference(session) else {
      return []
    }
    let typed = Folding.fold(request.prefix)
    let names = people.contacts.map(\.contact.name)
    return people.contacts.map { state in
      let isShared = names.filter { $0 == state.contact.name }.count > 1
      return isShared
        ? Candidate(state.id.text, state.contact.name)
        : Candidate(state.contact.name, state.contact.emails.first ?? "", typed: typed)
    }
  }
}
