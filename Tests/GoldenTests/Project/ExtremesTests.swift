import Arguments
import Testing
import Thoroughness

@testable import KeyLimeCLI

/// Every numeric option and every variable takes the largest and the strangest values, or refuses
/// them with a clear error.
///
/// The options are those of the specifications, so a new one is in it.
@Suite struct ExtremesTests {
  private static let ordinary = ["1", "1km", "2h", "1.5", "2026-11-20", "2026-11", "--01-01"]

  private static let extremes =
    ["0", "-1", "-0", "9223372036854775807", "-9223372036854775808", "9223372036854775808"]
    + ["18446744073709551615", "1e300", "-1e300", "1e-300", "nan", "inf"]
    + ["99999999999999999999km", "100000km", "0m", "9e18m", "999999w", "999999w ago", "+999999w"]
    + ["0000-01-01", "9999-12-31", "9999-12-31T23:59:59-23:59", "0000-01-01T00:00:00+23:59"]
    + ["0000-01", "9999-12", "90,180", "-90,-180", "-90,180", "0,-180"]

  /// A command with a numeric option, and the extremes that the option's parser takes.
  struct Case: CustomTestStringConvertible {
    let command: Specification.Command
    let option: String
    let values: [String]
    var testDescription: String { "\(command.testDescription) --\(option)" }
  }

  static let cases: [Case] = Specification.commands.flatMap { command in
    command.spec.options.compactMap { option in
      guard let type = option.value, isNumeric(type) else { return nil }
      return Case(
        command: command, option: option.name, values: extremes.filter(type.accepts))
    }
  }

  /// Whether a type takes numbers, and not just any text.
  private static func isNumeric(_ type: ErasedValueType) -> Bool {
    ordinary.contains(where: type.accepts) && !type.accepts("lime, tree")
  }

  @Test func theSpecificationsHaveNumericOptions() {
    let names = Set(Self.cases.map(\.option))
    for name in ["within", "limit", "at", "since", "seed", "minimum-age", "min-rating"] {
      #expect(names.contains(name))
    }
  }

  @Test func noOptionCrashes() throws {
    try Bench.with { bench in
      _ = try bench.shell("keylime rate 'Bao House' 5; keylime checkin 'Bao House'")
      let lines = Self.cases.flatMap { test in
        test.values.map { "\(test.line) --\(test.option)=\(ShellLine.quoted($0))" }
      }
      try bench.expectNoCrash(lines.sweep(60))
    }
  }

  @Test func noVariableCrashes() throws {
    try Bench.with { bench in
      let variables = EnvironmentTable.notes.map(\.name).filter {
        $0.hasPrefix("KEYLIME_") || $0 == "COLUMNS"
      }
      let lines = variables.flatMap { variable in
        Self.extremes.map { "\(variable)=\(ShellLine.quoted($0)) keylime" }
      }
      try bench.expectNoCrash(lines.map { "\($0) nearby -n1" }.sweep(40))
      let now = Self.extremes.map { "KEYLIME_NOW=\(ShellLine.quoted($0)) keylime" }
      try bench.expectNoCrash(
        now.flatMap { line in
          ["rate bao-house 5", "checkin bao-house", "iwant-pick", "discover", "timeline", "deals"]
            .map { "\(line) \($0)" }
        }.sweep(40))
    }
  }
}

extension ExtremesTests.Case {
  /// A command line of the specification that needs no network.
  fileprivate var line: String {
    let example = command.spec.examples.map(\.line).first { !$0.contains("--overpass") }
    return "keylime \(example ?? command.path.joined(separator: " "))"
  }
}

extension Bench {
  /// Runs the lines one after the other, and expects of each that it ends as documented.
  fileprivate func expectNoCrash(_ lines: [String]) throws {
    let script = lines.map { line in
      """
      \(line) > /dev/null 2> errors < /dev/null
      s=$?; [ $s -lt 6 ] || echo "$s:" \(ShellLine.quoted(line))
      """
    }
    let finished = try shell(
      script.joined(separator: "\n"),
      variables: ["PATH": "\(home)/bin", "SWIFT_BACKTRACE": "enable=no"])
    #expect(finished.outputText == "")
  }
}
