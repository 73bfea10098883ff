/// The meaning of a key while cards are shown.
enum SwipeKey: Equatable {
  case like, pass, undo, quit

  /// The keys in the bytes from a terminal, in order; unknown keys are ignored.
  ///
  /// Arrow keys are `ESC [ C` and `ESC [ D`, or with `O` instead of `[` in application mode. A
  /// single escape, Ctrl-D and the end of input quit.
  static func keys(in bytes: [UInt8]) -> [SwipeKey] {
    guard !bytes.isEmpty else { return [.quit] }
    var keys: [SwipeKey] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == 0x1B, let key = escaped(&rest) {
        keys.append(contentsOf: key)
      } else if let key = plain(byte) {
        keys.append(key)
      }
    }
    return keys
  }

  private static func plain(_ byte: UInt8) -> SwipeKey? {
    switch byte {
    case UInt8(ascii: "y"), UInt8(ascii: "Y"), UInt8(ascii: "l"): .like
    case UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "h"): .pass
    case UInt8(ascii: "u"), UInt8(ascii: "U"): .undo
    case UInt8(ascii: "q"), UInt8(ascii: "Q"), 0x04, 0x1B: .quit
    default: nil
    }
  }

  /// Parses the sequence after an escape and removes its bytes; nil when there is none.
  private static func escaped(_ rest: inout ArraySlice<UInt8>) -> [SwipeKey]? {
    guard rest.first == UInt8(ascii: "[") || rest.first == UInt8(ascii: "O") else { return nil }
    rest.removeFirst()
    var final = rest.popFirst()
    while let byte = final, (0x30...0x3F).contains(byte) { final = rest.popFirst() }
    switch final {
    case UInt8(ascii: "C"): return [.like]
    case UInt8(ascii: "D"): return [.pass]
    default: return []
    }
  }
}
