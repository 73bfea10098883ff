extension SubjectKey {
  /// Numbers that tell most keys apart, so that most need not be compared.
  struct Marks {
    /// That of the first text.
    private var first: UInt32 = 0
    /// That of both texts; nil as long as there is no second one.
    private var both: UInt32?

    init() {}

    /// The marks of a key of one text.
    init(_ first: Slice<ByteView>) {
      self.first = SubjectKey.mark(of: first)
    }

    /// Adds a second text.
    mutating func append(_ second: Slice<ByteView>) {
      both = SubjectKey.mark(of: second, after: first)
    }

    /// Whether a key with these marks may begin with one of those: with its first text, or with both.
    @inline(__always)
    func mayBegin(_ prefix: Marks) -> Bool {
      first == prefix.first && (prefix.both == nil || both == prefix.both)
    }
  }

  var marks: Marks {
    bytes.withBytes { buffer in
      guard let tab = buffer.firstIndex(of: 0x09) else { return Marks(buffer[...]) }
      var marks = Marks(buffer[..<tab])
      if tab + 1 < buffer.count { marks.append(buffer[(tab + 1)..<(buffer.count - 1)]) }
      return marks
    }
  }

  /// The mark of a text, or of the two when one follows another: FNV-1a, by Fowler, Noll and Vo.
  static func mark(
    of text: Slice<ByteView>, after first: UInt32 = 0x811C_9DC5
  ) -> UInt32 {
    var mark = first
    for byte in text { mark = (mark ^ UInt32(byte)) &* 0x0100_0193 }
    return mark
  }
}
