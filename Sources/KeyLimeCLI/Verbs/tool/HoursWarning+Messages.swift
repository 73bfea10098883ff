import KeyLimeEngine

extension [HoursWarning] {
  /// What the warnings say, those of one kind together: `times need minutes: 12, 14`.
  var messages: [String] {
    var subjects: [(kind: String, subjects: [String])] = []
    for warning in self {
      let parts = warning.message.split(separator: ": ", maxSplits: 1).map(String.init)
      let place = subjects.firstIndex { $0.kind == parts[0] }
      if let place {
        subjects[place].subjects += parts.dropFirst().filter {
          !subjects[place].subjects.contains($0)
        }
      } else {
        subjects.append((parts[0], [String](parts.dropFirst())))
      }
    }
    return subjects.map { kind, subjects in
      subjects.isEmpty ? kind : "\(kind): \(subjects.joined(separator: ", "))"
    }
  }
}
