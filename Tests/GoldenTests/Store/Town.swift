/// A catalogue large enough for an index of many pages, made from nothing but a number.
enum Town {
  /// Restaurants as keylime's own lines; `edition` changes every price, so that two are told apart.
  static func lines(count: Int, edition: Int) -> [UInt8] {
    var text = ""
    let words = ["Amber", "Blue", "Copper", "Dune", "Elm", "Fern", "Gold", "Harbour"]
    for number in 0..<count {
      let name = "\(words[number % 8]) \(words[number / 8 % 8]) \(number)"
      let latitude = 10 + Double(number * 7919 % 1000) / 10_000
      let longitude = 20 + Double(number * 104_729 % 1000) / 10_000
      text += #"{"id":"t\#(number)","name":"\#(name)","latitude":\#(latitude),"#
      text += #""longitude":\#(longitude),"kind":"cafe","cuisines":["cake\#(number % 40)"],"#
      text += #""address":{"street":"\#(words[number % 5]) Street","city":"Amber"},"#
      text += #""price":\#(1 + (number + edition) % 4)}"# + "\n"
    }
    return Array(text.utf8)
  }

  /// A store with 700 of them.
  static let home = PreparedHome { bench in
    let finished = try bench.importTown(edition: 1)
    guard finished.status == 0 else {
      throw SystemFault(call: "import", description: finished.errorText)
    }
  }

  /// What that store answers when nothing happened to it.
  static let answers = Result<Finished, any Error> { try home.with { try $0.answers() } }

  /// Questions of every kind.
  static let questions = [
    "nearby --near 10.05,20.05 --within 20km -n 30 --json",
    "discover --near 10,20 --within 20km --cuisine cake7 --sort price --json",
    "search dun --near 10,20 --json", "search 'copper blue' --json", "search cake11 --json",
    "search harbuor --json", "show t77 --json", "show 'Amber Fern 40' --json",
    "nearby --near amber -n 3 --json", "nearby --near 10,20 --max-price 1 --json",
  ]
}

extension Bench {
  /// Writes a town into a file and imports it as the source `town`.
  func importTown(count: Int = 700, edition: Int) throws -> Finished {
    try writeFile("\(home)/town\(edition).jsonl", Town.lines(count: count, edition: edition))
    return try keylime("import", "town\(edition).jsonl", "--source", "town", "-q")
  }

  /// The answers to all questions, one behind the other, and nothing else said.
  func answers(variables: [String: String] = [:], as prefix: String = "") throws -> Finished {
    let lines = Town.questions.map { "\(prefix) keylime \($0)" }
    return try shell(lines.joined(separator: "; echo; "), variables: variables)
  }
}
