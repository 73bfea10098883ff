/// The meaning of a word that is neither a weekday nor a month.
enum Word: Equatable, Sendable {
  case holiday(HolidayKind)
  case state(State)
  case sun(SunEvent)
  case easter
  /// `day`, `days` after a number.
  case dayUnit
  case week
  /// `to`, `bis`: used as a hyphen.
  case range
  /// `and`, `und`: used as a comma.
  case list
  /// `daily`, `weekends`: a range of weekdays.
  case days(first: Weekday, last: Weekday)
  /// `am`.
  case morning
  /// `pm`.
  case afternoon
  /// `h`, `Uhr` after a time.
  case hourMark
  /// `hours`, `Stunden` after 24.
  case hours
  /// `late`, `close`: an open end.
  case openEnd
  case noon
  case midnight
  /// `always`: round the clock.
  case always
  /// A word without meaning: `from`, `von`.
  case filler
}

extension Word {
  static func of(_ word: String) -> Word? { vocabulary[word] }

  /// The words of the notation itself.
  static let notation: Set<String> = [
    "PH", "SH", "off", "closed", "open", "unknown", "dawn", "sunrise", "sunset", "dusk", "easter",
    "day", "days", "week",
  ]

  private static let vocabulary = WordTable<Word>([
    (
      "ph holidays holiday feiertag feiertage feiertags feiertagen festivi festivos feriados",
      .holiday(.publicHoliday)
    ),
    ("sh schulferien ferien", .holiday(.schoolHoliday)),
    (
      "off closed close geschlossen ruhetag fermé ferme chiuso cerrado gesloten fechado lukket stängt",
      .state(.closed)
    ),
    (
      "encerrado stengt tancat închis zárva κλειστά",
      .state(.closed)
    ),
    (
      "zavřeno nieczynne zamknięte suljettu закрыто выходной вихідний zatvoreno 休業 休み 定休日 休",
      .state(.closed)
    ),
    (
      "open geöffnet offen ouvert aperto abierto geopend aberto открыто otevřeno åben öppet",
      .state(.open)
    ),
    ("unknown", .state(.unknown)),
    ("dawn", .sun(.dawn)), ("dusk", .sun(.dusk)),
    ("sunrise sunup", .sun(.sunrise)), ("sunset sundown", .sun(.sunset)),
    ("easter ostern pâques pasqua pascua", .easter),
    ("day days", .dayUnit),
    ("week weeks kw", .week),
    ("to bis till til until thru through à a au al alle tot до 至 到 から", .range),
    ("and und et y e en og och и i sowie", .list),
    (
      "daily everyday täglich taeglich quotidien diario dagelijks ежедневно 毎日 每天",
      .days(first: .monday, last: .sunday)
    ),
    ("weekdays weekday werktags", .days(first: .monday, last: .friday)),
    ("weekends weekend", .days(first: .saturday, last: .sunday)),
    ("am a.m", .morning), ("pm p.m", .afternoon),
    ("h uhr uur hs hrs u óra ч 時 點 点 时", .hourMark),
    ("hours hour stunden std heures horas ore 時間 時間営業 小时 часа часов godziny", .hours),
    ("late ende end", .openEnd),
    ("noon midday", .noon), ("midnight", .midnight),
    ("always immer toujours siempre sempre", .always),
    ("from von de du le с an", .filler),
  ])
}
