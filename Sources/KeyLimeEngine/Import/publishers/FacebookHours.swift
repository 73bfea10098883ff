/// Opening hours of Facebook, which has one object for all days.
///
///     {"mon_1_open": "11:30", "mon_1_close": "14:30", "mon_2_open": "17:30", …}
enum FacebookHours {
  /// The spans by their days, a day once for each of its spans; nil for another object.
  static func days(_ members: [JSONObject.Member]) -> [(name: String, value: JSON)]? {
    var spans: [(name: String, number: Substring, value: JSONObject)] = []
    for member in members {
      let words = member.name.split(separator: "_")
      guard words.count == 3, Int(words[1]) != nil, ["open", "close"].contains(words[2]) else {
        return nil
      }
      let end = JSONObject.Member(name: String(words[2]), value: member.value)
      if let known = spans.firstIndex(where: { $0.name == words[0] && $0.number == words[1] }) {
        spans[known].value.members.append(end)
      } else {
        spans.append((String(words[0]), words[1], JSONObject([end])))
      }
    }
    return spans.isEmpty ? nil : spans.map { ($0.name, .object($0.value)) }
  }
}
