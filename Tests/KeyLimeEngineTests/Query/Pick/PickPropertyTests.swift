import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct PickPropertyTests {
  @Test("seed", arguments: (1...8).map(UInt64.init).sweep(2))
  func thePickIsThatOfAnExhaustiveComputation(seed: UInt64) throws {
    var town = try RandomTown(seed: seed, count: Thoroughness.isWhole ? 400 : 120)
    for number in (0..<40).sweep(6) {
      let question = try town.question()
      let answer = try town.catalogue.pick(question)
      let expected = try town.exhaustivePicks(question)
      #expect(
        answer.picks == expected, "seed \(seed), question \(number): \(question.signature)")
      #expect((answer.shortage != nil) == answer.picks.isEmpty)
    }
  }

  @Test("rated", arguments: [true, false].sweep(1)) func fewRecordsAreRead(isRated: Bool) throws {
    let town = try RandomTown(seed: 99, count: Thoroughness.isWhole ? 2000 : 400)
    var question = PickQuestion(
      around: town.middle, at: AskedTime(Moment(secondsSince1970: 1_795_199_400)),
      by: PlaceClocks(zone: .utc), seed: 1)
    question.reach = .kilometres(60)
    question.ratings = isRated ? town.ratings : nil
    let answer = try town.catalogue.pick(question)
    #expect(try answer.picks == town.exhaustivePicks(question))
    #expect(answer.recordsRead < 60, "of \(town.catalogue.recordCount)")
  }

  @Test("seed", arguments: (1...4).map(UInt64.init).sweep(1))
  func noScoreIsAboveItsBound(seed: UInt64) throws {
    var town = try RandomTown(seed: seed, count: 300)
    let question = try town.question()
    let origin = Origin(question.origin)
    for row in 0..<town.catalogue.recordCount {
      let columns = try town.catalogue.columns(of: row)
      let found = try town.catalogue.found(at: row, from: origin, question.ratings)
      let distance = try #require(found.distance)
      guard !columns.isHidden, let pick = try? Pick(found, question) else { continue }
      let rows = try question.ratings?.rows(of: town.catalogue)
      let entry = try rows?.block(row / 64)?[row % 64] ?? .blank
      let unrated = RatingStanding(tally: RatingTally(source: columns.sourceRating), score: .zero)
      let candidate = Candidate(
        row: row, distance: distance, columns: columns,
        ratings: rows.map { $0.standing(entry, columns, withScore: true) } ?? unrated,
        key: RankKey(first: 0, second: 0, distance: distance))
      let bound = try #require(question.bound(candidate), "seed \(seed), row \(row)")
      #expect(pick.score <= bound, "seed \(seed), row \(row)")
      if let horizon = PickTerms.horizon(for: pick.score) { #expect(distance <= horizon) }
    }
  }

  @Test("seed", arguments: (1...8).map(UInt64.init).sweep(1))
  func everyRemedyBringsAsManyPlacesAsItSays(seed: UInt64) throws {
    var town = try RandomTown(seed: seed, count: 25)
    var remedies = 0
    for number in 0..<60 {
      var question = try town.question()
      question.rules.openFor = [0, 20, 30, 31, 300][number % 5]
      guard let shortage = try town.catalogue.pick(question).shortage else { continue }
      for remedy in shortage.remedies {
        let change = "seed \(seed), question \(number): \(question.signature) \(remedy)"
        let count = try town.catalogue.pick(question.with(remedy.change)).picks.count
        #expect(count >= remedy.count, "\(change)")
        remedies += 1
      }
    }
    #expect(remedies > 10)
  }

  @Test("seed", arguments: (1...4).map(UInt64.init).sweep(1))
  func nextGoesDownTheSameList(seed: UInt64) throws {
    var town = try RandomTown(seed: seed, count: 200)
    var question = try town.question()
    question.shown = []
    question.count = 6
    let all = try town.catalogue.pick(question).picks
    question.count = 1
    for pick in all {
      let next = try town.catalogue.pick(question).picks.first
      #expect(next == pick, "seed \(seed)")
      question.shown.insert(pick.found.restaurant.id)
    }
  }
}

extension PickQuestion {
  /// The question with one thing changed, for all that fits.
  fileprivate func with(_ change: PickRemedy.Change) -> PickQuestion {
    var question = self
    question.count = 1000
    switch change {
    case .maximumPrice(let price): question.rules.maximumPrice = price
    case .minimumRating(let stars): question.rules.rating = .atLeast(stars)
    case .openFor(let minutes): question.rules.openFor = minutes
    case .moment(let moment, _): question.time = AskedTime(moment)
    case .unknownHours: question.rules.unknownHours = .open
    case .kind(let kind): question.rules.filter.kinds = [kind]
    case .lenient: question.rules.allowsUnknown = true
    case .keepingUnknown: question.rules.filter.allowsUnknown = true
    case .reach(let found): question.reach = found.distance ?? question.reach
    case .without(let reason):
      switch reason {
      case .kind: question.rules.filter.kinds = []
      case .cuisine: question.rules.filter.cuisines = []
      case .diet: question.rules.filter.diets = []
      case .age: question.rules.filter.guestAge = nil
      case .vetoed: question.rules.filter.vetoes = []
      case .visited: question.rules.filter.visited = []
      case .shown: question.shown = []
      default: break
      }
    }
    return question
  }
}
