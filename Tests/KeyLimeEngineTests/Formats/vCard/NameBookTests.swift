import Testing

@testable import KeyLimeEngine

@Suite struct NameBookTests {
  private static let book = NameBook<Int>([
    .init(1, keys: ["c1"], name: "John Smith"),
    .init(2, keys: ["c2"], name: "John Doe", given: "John", nicknames: ["JD"]),
    .init(3, keys: ["c3"], name: "Zoë O'Neill", nicknames: ["eli"]),
    .init(4, keys: ["c4"], name: "Eli"),
    .init(5, keys: ["john"], name: "Björn Łuk-Öst"),
    .init(6, keys: ["c6"], name: "Αθηνά Ωμέγα"),
    .init(7, keys: ["c7"], name: "John Doe"),
    .init(8, keys: ["Sam@X.org", "Sam Li, Sam@X.org"], name: "Sam Li"),
    .init(9, keys: ["A.Lee@x.org"], name: "Lee"),
    .init(10, keys: ["a.lee@x.org"], name: "Lee"),
    .init(11, keys: ["c11"], name: "Жанна Петрова", given: "Жанна", nicknames: ["Жан"]),
  ])

  @Test(
    arguments: [
      ("c1", .one(1)), ("john", .one(5)), ("John", .several([1, 2, 7])), ("JOHN SMITH", .one(1)),
      ("john doe", .several([2, 7])), ("jd", .one(2)), ("zoe", .one(3)), ("zoe oneill", .one(3)),
      ("Eli", .one(4)), ("bjorn luk ost", .one(5)), ("bjorn", .one(5)), ("αθηνα", .one(6)),
      ("Zoe\u{308}", .one(3)), ("nobody", .none), ("", .none), ("  ", .none), ("'", .none),
      ("zhanna", .one(11)), ("zhanna petrova", .one(11)), ("zan", .one(11)), ("petrova", .none),
      ("Jo", .none), ("C1", .none), ("sam@x.ORG", .one(8)), ("sam li, sam@x.org", .one(8)),
      ("sa.m@x.org", .none), ("a.lee@x.org", .one(10)), ("A.LEE@x.org", .several([9, 10])),
    ] as [(String, NameBook<Int>.Match)])
  func finds(_ typed: String, _ expected: NameBook<Int>.Match) {
    #expect(Self.book.find(typed) == expected)
  }
}
