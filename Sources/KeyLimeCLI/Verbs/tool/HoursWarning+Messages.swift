import KeyLimeEngine

extension [HoursWarning] {
  /// What the warnings say, those of one kind together: `times need minutes: 12, 14`.
  var messages: [String] {
    var subjects: [(kind: String, subjects: [String])] = []
    for warning in self {
      let message = warning.message
      let colon = message.firstRange(of: ": ")
      let kind = String(message[..<(colon?.lowerBound ?? message.endIndex)])
      let subject = colon.map { String(message[$0.upperBound...]) }
      if let place = subjects.firstIndex(where: { $0.kind == kind }) {
        guard let subject, !subjects[place].subjects.contains(subject) else { continue }
        subjects[place].subjects.append(subject)
      } else {
        subjects.append((kind, [subject].compactMap(\.self)))
      }
    }
    return subjects.map { kind, subjects in
      subjects.isEmpty ? kind : "\(kind): \(subjects.joined(separator: ", "))"
    }
  }
}
