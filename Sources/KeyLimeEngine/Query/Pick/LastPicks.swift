/// The questions for a pick that were asked last, each with the places that were shown for it.
///
/// So the next best place can follow, also when other questions came between. They are the memo
/// `last-picks`, see ``Store/leaveMemo(_:as:)``: for each question a line, then one id a line, then
/// an empty line; the latest question comes first.
///
///     2026-11-20 55.95,-3.19 pho
///     n4412345678
///     n77
///
private struct LastPicks {
  private var questions: [(question: String, ids: [RestaurantID])] = []

  /// How many questions are kept.
  private static let limit = 8

  init(_ memo: [UInt8]) {
    var isQuestion = true
    for line in memo.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let text = String(decoding: line, as: UTF8.self)
      if text.isEmpty {
        isQuestion = true
      } else if isQuestion {
        questions.append((text, []))
        isQuestion = false
      } else if let id = RestaurantID(text) {
        questions[questions.count - 1].ids.append(id)
      }
    }
  }

  var memo: [UInt8] {
    let blocks = questions.map { question, ids in
      ([question] + ids.map(\.text)).map { "\($0)\n" }.joined()
    }
    return Array(blocks.joined(separator: "\n").utf8)
  }

  subscript(question: String) -> [RestaurantID] {
    get { questions.first { $0.question == question }?.ids ?? [] }
    set {
      questions.removeAll { $0.question == question }
      questions = [(question, newValue)] + questions.prefix(Self.limit - 1)
    }
  }
}

extension Store {
  /// Remembers which places were shown for a question, which is one line of text.
  ///
  /// The result is false when the store cannot be written: then the next best cannot follow.
  public func rememberPicks(_ ids: [RestaurantID], for question: String) -> Bool {
    var picks = LastPicks(memo("last-picks") ?? [])
    picks[question] = ids
    do throws(FileFault) {
      try leaveMemo(picks.memo, as: "last-picks")
      return true
    } catch { return false }
  }

  /// The places shown for a question, in order; empty when it is not among the last ones.
  public func lastPicks(for question: String) -> [RestaurantID] {
    LastPicks(memo("last-picks") ?? [])[question]
  }
}
