import Testing

@testable import KeyLimeCLI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Keys from a pseudo-terminal.
@Suite struct KeyboardTests {
  private func withTerminal(_ body: (_ keys: Int32, _ program: Int32) throws -> Void) throws {
    var (keys, program): (Int32, Int32) = (-1, -1)
    try #require(openpty(&keys, &program, nil, nil, nil) == 0)
    defer {
      close(keys)
      close(program)
    }
    try body(keys, program)
  }

  private func echoes(_ descriptor: Int32) -> Bool {
    var state = termios()
    return tcgetattr(descriptor, &state) == 0 && state.c_lflag & tcflag_t(ECHO) != 0
  }

  @Test func secretsAreNotShownAndTheTerminalIsGivenBack() throws {
    try withTerminal { keys, program in
      let secret = try Platform.withKeyboard(.hidden, program) { keyboard in
        #expect(!echoes(program))
        try Platform.write(Array("lime 5\n".utf8), to: keys)
        return keyboard.readKeys()
      }
      #expect(secret == Array("lime 5\n".utf8))
      #expect(echoes(program))
    }
  }

  @Test func singleKeysNeedNoReturn() throws {
    try withTerminal { keys, program in
      let key = try Platform.withKeyboard(.singleKeys, program) { keyboard in
        try Platform.write(Array("u".utf8), to: keys)
        return keyboard.readKeys()
      }
      #expect(key == Array("u".utf8))
      #expect(echoes(program))
    }
  }
}
