/// Phrases without quotes that mean that the hours are unknown, such as "by appointment".
///
/// Only phrases that cannot be part of anything else are included. A phrase becomes a comment and
/// makes its rule unknown.
enum Phrases {
  /// The number of words of the longest phrase at the beginning of `words`; nil when there is none.
  static func length(at words: [String]) -> Int? {
    guard let first = words.first, let candidates = byFirstWord[first] else { return nil }
    return candidates.filter { words.starts(with: $0) }.map(\.count).max()
  }

  static let longest = 5

  private static let byFirstWord = Dictionary(
    grouping: all.map { $0.split(separator: " ").map(String.init) }, by: { $0.first ?? "" })

  private static let all = [
    "by appointment", "by appointment only", "appointment only", "appointments only",
    "only by appointment", "on appointment", "by appt", "by appt only", "with appointment",
    "or by appointment", "and by appointment", "et sur rendez vous", "ou sur rendez vous",
    "o su appuntamento", "e su appuntamento", "o con cita previa", "en op afspraak",
    "by arrangement", "on request", "by request", "by reservation", "by reservation only",
    "on demand", "seasonal", "seasonally", "varies", "hours vary", "call", "call ahead",
    "nach vereinbarung", "nur nach vereinbarung", "nach telefonischer vereinbarung",
    "nach terminvereinbarung", "nach absprache", "nach telefonischer absprache",
    "nach voranmeldung", "nach telefonischer voranmeldung", "nach anmeldung",
    "nur nach terminvereinbarung", "nur nach absprache", "termin nach vereinbarung",
    "termine nach vereinbarung", "und nach vereinbarung", "sowie nach vereinbarung",
    "oder nach vereinbarung", "auf anfrage", "sur rendez vous", "sur rdv", "sur réservation",
    "sur demande", "su appuntamento", "su prenotazione", "su richiesta", "con cita previa",
    "cita previa", "previa cita", "op afspraak", "alleen op afspraak", "volgens afspraak",
    "efter aftale", "efter överenskommelse", "etter avtale", "na telefon", "dle objednání",
    "dle dohody", "по записи", "по договоренности", "за записом", "com marcação",
  ]
}
