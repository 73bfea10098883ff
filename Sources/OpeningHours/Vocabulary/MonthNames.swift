/// The names of months in several languages, in lower case.
enum MonthNames {
  static func month(_ word: String) -> Int? {
    // `d'avril à octobre`
    table[word] ?? (word.hasPrefix("d'") ? table[String(word.dropFirst(2))] : nil)
  }

  private static let table = WordTable(
    names.enumerated().map { (words: $0.element, meaning: $0.offset + 1) })

  private static let names = [
    "jan january januar jänner janvier janv ene enero gennaio gen janeiro januari",
    "feb february februar février fevrier févr fev febrero febbraio fevereiro februari",
    "mar march mär mrz märz maerz mars marzo março mrt maart",
    "apr april avril avr abril abr aprile",
    "may mai mayo maggio mag maio mei maj",
    "jun june juni juin junio giugno giu junho",
    "jul july juli juillet juil julio luglio lug julho",
    "aug august août aout agosto ago augustus augusti",
    "sep sept september septembre septiembre settembre setembro set",
    "oct october okt oktober octobre octubre ottobre ott outubro out",
    "nov november novembre noviembre novembro",
    "dec december dez dezember décembre déc diciembre dic dicembre dezembro",
  ]
}
