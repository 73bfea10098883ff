import Arguments
import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

@Suite struct FailureTests {
  private let failure = Failure.cannot(
    "rate 'Bao Haus'", "no such restaurant", .nothingFound, code: "no-such-restaurant",
    hints: ["did you mean 'Bao House'?", "see 'keylime search bao'"])

  @Test func wordsComeInOneShape() {
    #expect(
      FailureReport.words(failure, showsHints: true).map(\.plain) == [
        "keylime: cannot rate 'Bao Haus': no such restaurant",
        "hint: did you mean 'Bao House'?", "hint: see 'keylime search bao'",
      ])
    #expect(FailureReport.words(failure, showsHints: false).count == 1)
  }

  @Test func aLongMessageLosesItsMiddle() {
    let text = String(repeating: "飯", count: 500)
    #expect(Failure(.usage, text).message == text)
    #expect(Failure(.usage, text + text + "!").message.count == 603)
  }

  @Test func programsGetOneObject() {
    #expect(
      FailureReport.json(failure).compactText
        == #"{"error":{"code":"no-such-restaurant","message":"cannot rate 'Bao Haus': "#
        + #"no such restaurant","hints":["did you mean 'Bao House'?","#
        + #""see 'keylime search bao'"],"exit":1}}"#)
  }

  @Test(
    arguments: [
      (Failure.Kind.nothingFound, 1), (.usage, 2), (.store, 3), (.config, 3), (.refused, 4),
      (.cancelled, 4), (.notPermitted, 5), (.internalFault, 70), (.outputFailed, 74),
    ] as [(Failure.Kind, Int32)])
  func everyKindHasItsCode(kind: Failure.Kind, code: Int32) {
    #expect(ExitStatus(kind).rawValue == code)
  }

  @Test func theParsersFaultsAreUsage() {
    let result = FakeWorld().run("version", "--jsno")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("keylime: "))
    #expect(result.errors.contains("--jsno"))
    #expect(result.errors.contains("--json"))
    #expect(result.output.isEmpty)
  }

  @Test(arguments: ["--json", "--ndjson", "--json=version"])
  func jsonErrorsAreOneObjectEvenWhenTheLineCannotBeParsed(option: String) throws {
    let result = FakeWorld().run(option, "version", "--bogus")
    let error = try #require(try JSON(parsing: result.errors)["error"])
    #expect(error["code"] == "unknown-option")
    #expect(result.output.isEmpty)
  }

  @Test(arguments: ["--json=", "--ndjson=", "--json=,", "--json=id,"])
  func noFieldIsAJSONErrorToo(option: String) throws {
    let result = FakeWorld().run("version", option)
    #expect(result.status == 2)
    #expect(try JSON(parsing: result.errors)["error"]?["code"] == "bad-value")
  }

  @Test func wordsThatAreNotUTF8AreNamed() {
    let (output, errors) = (OutputStream(), OutputStream())
    let status = Run(FakeWorld().host(output, errors)).status(for: ["keylime", "rate", nil])
    #expect(status == 2)
    #expect(errors.text == "keylime: word 2 of the command line is not UTF-8\n")
  }

  @Test func anEmptyCommandLineIsAnError() {
    let (output, errors) = (OutputStream(), OutputStream())
    let status = Run(FakeWorld().host(output, errors)).status(for: [])
    #expect(status == 2)
    #expect(!errors.text.isEmpty)
  }

  @Test func whatTheUserTypedCannotHarmTheTerminal() {
    var world = FakeWorld()
    world.isTerminal = true
    world.variables["NO_COLOR"] = "1"
    let result = world.run("ver\u{1B}[2Jsion")
    #expect(!result.errors.unicodeScalars.contains("\u{1B}"))
  }
}
