import Arguments
import KeyLimeEngine

extension ValueType<Birthday> {
  /// A date of birth, with or without a year.
  static let birthday = ValueType("DATE", expects: "a date such as 1998-03-22 or --03-22") {
    Birthday($0)
  }
}

extension ValueType<String> {
  /// A text with the form of a mail address.
  static let mailAddress = ValueType("EMAIL", expects: "a mail address such as ana@example.org") {
    isMailAddress($0) ? $0 : nil
  }

  /// Whether a text has the form of a mail address.
  static func isMailAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
      && !text.contains(where: \.isWhitespace)
  }

  /// A picture file.
  static let picture = ValueType.path(
    "FILE", extensions: ImageType.allCases.map(\.rawValue) + ["jpeg", "heif"])
}

/// The options that describe an account's profile.
enum ProfileOptions {
  static let firstName = Option("first-name", value: .text("NAME"), summary: "First name")
  static let lastName = Option("last-name", value: .text("NAME"), summary: "Last name")
  static let gender = Option("gender", value: .text("TEXT"), summary: "Gender, in your own words")
  static let email = Option(
    "email", value: ValueType<String>.mailAddress.orNothing, summary: "Mail address, to log in with"
  )
  static let birthDate = Option(
    "birth-date", value: ValueType<Birthday>.birthday.orNothing, summary: "Date of birth")
  static let picture = Option(
    "picture", value: ValueType<String>.picture.orNothing, summary: "A picture of you")

  static let declarations: [OptionDeclaration] =
    [
      firstName.declaration, lastName.declaration, gender.declaration, email.declaration,
      birthDate.declaration, picture.declaration,
    ] + TasteOptions.declarations

  /// The profile with the changes of the options; an empty value clears a field.
  static func applied(
    to profile: Account, _ arguments: ParsedArguments, picture: PhotoFile?
  ) -> Account {
    func changed(_ old: String?, _ new: String?) -> String? {
      new.map { $0.trimmed.isEmpty ? nil : $0.trimmed } ?? old
    }
    var profile = profile
    profile.firstName = changed(profile.firstName, arguments[firstName])
    profile.lastName = changed(profile.lastName, arguments[lastName])
    profile.gender = changed(profile.gender, arguments[gender])
    if let given = arguments[email] { profile.email = given }
    if let given = arguments[birthDate] { profile.birthDate = given?.description }
    if arguments[Self.picture] != nil { profile.picture = picture?.name.text }
    profile.tastes = TasteOptions.applied(to: profile.tastes, arguments)
    return profile
  }
}
