import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct TimelineQuestionTests {
  /// Every question is answered as a look at all check-ins answers it, however much of them is
  /// read.
  @Test(arguments: (1...4 as ClosedRange<UInt64>).sweep(1))
  func agreesWithALookAtAllCheckIns(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let state = State.fold(try visits(60, &random))
    let all = try state.timeline(of: account("ana")).timeline.visits
    #expect(all.count == 60)
    for _ in 0..<40 {
      let question = Self.question(&random)
      let filter = TimelineFilter(question)
      let fitting = all.filter { filter.fits($0.checkIn) }
      let answer = try state.timeline(question, of: account("ana"))
      let shown = fitting.prefix(question.limit ?? .max)
      #expect(answer.timeline.visits == Array(shown), "\(question)")
      #expect(answer.remaining == fitting.count - shown.count, "\(question)")
      let timeline = Timeline(fitting)
      #expect(try state.countByDay(question, of: account("ana")) == timeline.countByDay)
      for grouping in Timeline.Grouping.allCases {
        #expect(
          try state.visitGroups(by: grouping, question, of: account("ana"))
            == timeline.groups(by: grouping), "\(grouping) of \(question)")
      }
      for group in timeline.groups(by: .person) {
        let days = fitting.map(\.checkIn).filter { $0.isWith(group) }.map(\.day)
        #expect(group.count == days.count)
        #expect(group.days == Set(days).count)
        #expect(group.first == days.min())
        #expect(group.last == days.max())
      }
    }
  }

  private static let firstDay = CalendarDay(daysSince1970: 20_770)

  private static func question(_ random: inout SplitMix64) -> TimelineQuestion {
    var question = TimelineQuestion()
    if Bool.random(using: &random) {
      let first = firstDay.adding(days: Int.random(in: -1...9, using: &random))
      question.days = first...first.adding(days: Int.random(in: 0...5, using: &random))
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: question.people = [named("u1")]
    case 1: question.place = ["bao", "n2", "HOUSE"].randomElement(using: &random)
    default: break
    }
    question.limit = Bool.random(using: &random) ? Int.random(in: 1...70, using: &random) : nil
    return question
  }

  /// Check-ins of ten days all around the Earth, where days begin and end at other times.
  private func visits(_ count: Int, _ random: inout SplitMix64) throws -> [Event] {
    var scribe = Scribe()
    for number in 0..<count {
      var visit = checkIn()
      let seconds = Int64.random(in: 0..<864_000, using: &random)
      visit.at = try #require(
        OffsetTime(
          seconds: Int64(Self.firstDay.daysSince1970) * 86_400 + seconds,
          offsetMinutes: [-1439, -480, 0, 840, 1439].randomElement(using: &random) ?? 0))
      visit.place.name = ["Bao House", "Taco Luna"].randomElement(using: &random) ?? ""
      visit.restaurant = Bool.random(using: &random) ? restaurant(number % 4) : nil
      visit.with = Bool.random(using: &random) ? [named("u1"), named("u2")] : []
      scribe.write(.checkIn(named("c\(number)"), .add(visit)))
    }
    return scribe.events
  }

  @Test func daysThatEndBeforeTheyBeginHaveNothing() throws {
    var random = SplitMix64(seed: 1)
    let state = State.fold(try visits(9, &random))
    var question = TimelineQuestion()
    let beyond = CalendarDay(daysSince1970: 2_932_898)
    question.days = beyond...beyond
    #expect(try state.timeline(question, of: account("ana")) == TimelineAnswer())
  }
}

extension CheckIn {
  /// Whether it is one of a group by person.
  fileprivate func isWith(_ group: VisitGroup) -> Bool {
    guard case .person(let person) = group.common else { return false }
    return person.map(with.contains) ?? with.isEmpty
  }
}
