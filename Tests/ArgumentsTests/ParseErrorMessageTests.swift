import Testing

@testable import Arguments

@Suite struct WordingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let line: String
    let message: String
    let hints: [String]

    init(_ line: String, _ message: String, _ hints: String...) {
      self.line = line
      self.message = message
      self.hints = hints
    }

    var testDescription: String { line }
  }

  @Test(arguments: [
    Case("-q", "no command given", "see 'kettle -h'"),
    Case("biol", "unknown command 'biol'", "did you mean 'boil'?"),
    Case("frotj", "unknown command 'frotj'", "did you mean 'froth'?"),
    Case("cook", "unknown command 'cook'", "write 'kettle boil'"),
    Case(
      "spill big;pot -l", "unknown command 'spill'", "write: kettle shelf add 'big;pot' -l"),
    Case("quux", "unknown command 'quux'", "see 'kettle -h'"),
    Case("service", "'service' needs a command of its own", "valid commands: 'parts', 'send'"),
    Case("service sned", "unknown command 'sned' after 'service'", "did you mean 'send'?"),
    Case(
      "service xyzzy", "unknown command 'xyzzy' after 'service'",
      "valid commands: 'parts', 'send'"),
    Case("boil b --whistel", "unknown option '--whistel'", "did you mean '--whistle'?"),
    Case("boil b --no-whistel", "unknown option '--no-whistel'", "did you mean '--no-whistle'?"),
    Case("boil b --amoutn=3l", "unknown option '--amoutn'", "did you mean '--amount'?"),
    Case("boil b -lid", "unknown option '-i'", "did you mean '--lid'?"),
    Case("boil b -x", "unknown option '-x'", "see 'kettle boil -h'"),
    Case(
      "--lid boil b", "unknown option '--lid'", "the options of a command come after it"),
    Case("boil b --note", "option '--note' needs a value", "write '--note <text>'"),
    Case(
      "boil b --note --lid", "option '--note' needs a value",
      "if '--lid' is meant as the value, write '--note=--lid'"),
    Case(
      "boil b -n -l", "option '-n' needs a value",
      "if '-l' is meant as the value, write '-n-l'"),
    Case(
      "boil b --lid=on", "option '--lid' takes no value, but was given 'on'",
      "see 'kettle boil -h'"),
    Case(
      "boil b --amount x", "invalid value 'x' for '--amount': expected an amount such as 1.5l",
      "see 'kettle boil -h'"),
    Case(
      "boil b --timer 99", "invalid value '99' for '--timer': expected 1 to 60",
      "see 'kettle boil -h'"),
    Case("boil b --sort balck", "invalid value 'balck' for '--sort'", "did you mean 'black'?"),
    Case(
      "boil b --sort red", "invalid value 'red' for '--sort'",
      "valid values: 'green', 'black', 'herbal'"),
    Case(
      "pour x", "invalid value 'x' for '<cup>': expected a whole number", "see 'kettle pour -h'"),
    Case("boil", "missing operand '<pot>'", "write 'kettle boil <pot>'"),
    Case("boil --lid", "missing operand '<pot>'", "write 'kettle boil <pot> --lid'"),
    Case(
      "boil big blue pot --lid", "unexpected operands 'blue', 'pot'",
      "write: kettle boil 'big blue pot' --lid"),
    Case(
      "boil b --json name", "unexpected operand 'name'",
      "if 'name' is meant as the value, write '--json=name'"),
    Case(
      "boil big pot --note good tea", "unexpected operands 'pot', 'tea'",
      "write: kettle boil 'big pot' --note 'good tea'"),
    Case(
      "boil big --lid pot", "unexpected operand 'pot'", "write: kettle boil '…'"),
    Case(
      "service parts order lid hook", "unexpected operand 'hook'",
      "'kettle service parts order' takes one <part>"),
    Case(
      "fill big pot tap water", "unexpected operands 'tap', 'water'",
      "quote each that has several words: 'kettle fill <pot> <source>'"),
    Case(
      "--verison", "unknown option '--verison'", "did you mean '--version'?",
      "the options of a command come after it"),
    Case("turn @1", "unknown command 'turn'", "write 'kettle pour @1'"),
    Case("turn on", "unknown command 'turn'", "write 'kettle boil on'"),
    Case(
      "pour 1 --json id", "'id' after '--json' may be its value or an operand",
      "if 'id' is meant as the value, write '--json=id'",
      "if it is an operand, write it before '--json'"),
    Case(
      "pour 1 --quiet true", "option '--quiet' takes no value, but was given 'true'",
      "write '--quiet'"),
    Case(
      "pour 1 --quiet false", "option '--quiet' takes no value, but was given 'false'",
      "write '--no-quiet'"),
    Case(
      "__steam now", "unexpected operand 'now'", "'kettle __steam' takes no operands"),
    Case(
      "boil b --timer 3 --alarm 7", "'--timer' and '--alarm' cannot be given together",
      "see 'kettle boil -h'"),
    Case(
      "boil b --sound a", "'--sound' can only be given with '--whistle'", "see 'kettle boil -h'"),
    Case(
      "pour 2 --empty", "'--empty' and '<cup>' cannot be given together", "see 'kettle pour -h'"),
    Case(
      "shelf add assam", "one of '--grams' or '--spoons' must be given",
      "see 'kettle shelf add -h'"),
  ])
  func faultsInWords(_ row: Case) throws {
    let message = try Kettle.fault(row.line).message(program: "kettle")
    #expect(message == Message(row.message, hints: row.hints))
  }

  @Test func aVariableIsNamedWhereItsValueIsBad() throws {
    let fault = try Kettle.fault("boil b", environment: ["KETTLE_AMOUNT": "x"])
    #expect(
      fault.message(program: "kettle").line.hasPrefix("invalid value 'x' for 'KETTLE_AMOUNT'"))
  }
}
