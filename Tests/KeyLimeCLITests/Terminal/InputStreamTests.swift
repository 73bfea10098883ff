import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard input that has no end.
@Suite(.timeLimit(.minutes(1))) struct InputStreamTests {
  @Test func aLineWithoutAnEndIsRefused() throws {
    let zeros = open("/dev/zero", O_RDONLY)
    defer { close(zeros) }
    let input = InputStream(descriptor: zeros)
    let fault = #expect(throws: FileFault.self) { try input.readLine() }
    #expect(fault?.reason == "it is too long, or has no end")
    #expect(throws: FileFault.self) { try input.readAll(limit: 1 << 20) }
  }

  @Test func aConfigWithoutAnEndIsRefused() throws {
    var world = FakeWorld()
    world.variables["KEYLIME_CONFIG"] = "/dev/zero"
    let failure = #expect(throws: Failure.self) { try world.context().configuration() }
    #expect(failure?.code == "config-unreadable")
  }
}
