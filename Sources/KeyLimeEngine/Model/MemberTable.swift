/// The names of an object's members, at most 16 bytes each, in the order they are usually written.
///
/// A name is compared with the one behind the last first: a line that keylime wrote needs one
/// comparison for each member that it has or leaves out. Names are compared as numbers.
struct MemberTable<Member: CaseIterable & RawRepresentable<String> & Sendable>: Sendable {
  private struct Name: Equatable, Sendable {
    let count: Int
    let start, rest: UInt64

    @inline(__always)
    init(_ bytes: ByteView) {
      count = bytes.count
      start = bytes.word(at: 0)
      rest = bytes.word(at: 8)
    }
  }

  private let names: [Name]
  private let members: [Member]

  /// Makes the table of all members, in the order they are declared.
  init() {
    members = Array(Member.allCases)
    names = members.map { Array($0.rawValue.utf8).withBytes(Name.init) }
  }

  /// The member with a name; nil when there is none.
  ///
  /// `next` is where to look first.
  @inline(__always)
  func member(named name: JSONString, from next: inout Int) -> Member? {
    let own =
      name.hasEscapes ? name.withUnescapedBytes { Name($0) } : Name(name.raw)
    return place(of: own, from: &next).map { members[$0] }
  }

  @inline(__always)
  private func place(of name: Name, from next: inout Int) -> Int? {
    guard name.count <= 16 else { return nil }
    for place in next..<names.count where names[place] == name {
      next = place + 1
      return place
    }
    for place in 0..<next where names[place] == name {
      next = place + 1
      return place
    }
    return nil
  }
}
