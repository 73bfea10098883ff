/// The meaning of a word that is neither a weekday nor a month.
enum Word: Equatable, Sendable {
  case holiday(HolidayKind)
  /// `祝前日`: the day before a public holiday.
  case holidayEve
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
  /// `the other days`: those that no rule before names.
  case otherDays
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
  /// `except`, `außer`: takes days away.
  case except
  /// `from`, `ab`: a single time after it begins an open end.
  case start
  /// `lunch`, `soir`: a part of the day that begins at one of these hours.
  case meal(hours: ClosedRange<Int>)
  /// A word without meaning: `the`, `von`.
  case filler
}

extension Word {
  static func of(_ word: String) -> Word? { vocabulary[word] }

  /// Whether a word is a day in any language.
  static func isDay(_ word: String) -> Bool {
    switch of(word) {
    case .holiday, .holidayEve, .days: true
    default:
      WeekdayNames.english.weekday(word) != nil || WeekdayNames.isForeignDay(word)
    }
  }

  /// The words of the notation itself.
  static let notation: Set<String> = [
    "PH", "SH", "off", "closed", "open", "unknown", "dawn", "sunrise", "sunset", "dusk", "easter",
    "day", "days", "week",
  ]

  private static let vocabulary = WordTable<Word>([
    (
      "ph holidays holiday feiertag feiertage feiertags feiertagen fei festivi festivos feriados 祝 祝日 공휴일 节假日 節假日 公眾假期 公众假期 國定假日",
      .holiday(.publicHoliday)
    ),
    ("sh schulferien ferien", .holiday(.schoolHoliday)),
    ("祝前日 祝日前 祝日前日 祝祭日前 祝祭日前日 公休日前", .holidayEve),
    (
      "off closed close geschlossen ruhetag fermé ferme chiuso cerrado gesloten fechado lukket stängt",
      .state(.closed)
    ),
    (
      "encerrado encerra fecha betriebsferien betriebsurlaub betriebsruhe gesl stengt tancat închis zárva κλειστά nghỉ 休息",
      .state(.closed)
    ),
    (
      "zatvorené zavreté zaprto затворено затворен зачинено suletud slēgts nedirba uždaryta lokað",
      .state(.closed)
    ),
    ("itxita pechado închisă tutup libur סגור بسته تعطیل बंद დაკეტილია փակ", .state(.closed)),
    (
      "zavřeno nieczynne zamknięte suljettu закрыто выходной вихідний zatvoreno 休業 休み 定休日 定休 店休日 店休 公休日 公休 休 휴무 정기휴무 휴무일 geschl kapalı مغلق ปิด หยุด",
      .state(.closed)
    ),
    (
      "open geöffnet offen ouvert aperto abierto aberto открыто otevřeno åben öppet geopend مفتوح เปิด",
      .state(.open)
    ),
    (
      "otvorené otvoreno otwarte czynne odprto отворено відчинено avatud atvērts dirbame opið nyitva",
      .state(.open)
    ),
    ("deschis öppen avoinna auki açık buka פתוח باز ανοιχτά åpent åbent", .state(.open)),
    ("unknown", .state(.unknown)),
    ("dawn", .sun(.dawn)), ("dusk", .sun(.dusk)),
    ("sunrise sunup", .sun(.sunrise)), ("sunset sundown", .sun(.sunset)),
    ("easter ostern pâques pasqua pascua", .easter),
    ("day days", .dayUnit),
    ("week weeks kw", .week),
    (
      "to jusqu'à bis till til until thru through à a au al alle alla tot hasta às ás as até ate đến до 至 到 から 부터 시부터 حتى إلى الى تا עד ถึง έως μέχρι по sampai hingga iki līdz kuni až",
      .range
    ),
    ("and und et y e en og och и i sowie oraz dan và 及 及び 및 และ", .list),
    (
      "daily everyday tgl tägl täglich taeglich quotidien diario dagelijks hergün ежедневно щодня καθημερινά",
      .days(first: .monday, last: .sunday)
    ),
    (
      "codziennie denně každodenně svakodnevno 毎日 每天 每日 매일 年中無休 全年無休 全年无休 無休 无休 無定休 연중무휴 ทุกวัน يوميا يومياً",
      .days(first: .monday, last: .sunday)
    ),
    (
      "nightly tlj zilnic naponta kasdien щоденно dagligen daglig päivittäin",
      .days(first: .monday, last: .sunday)
    ),
    (
      "weekdays weekday werktags vardagar hverdager hverdage arkisin будни 平日 평일",
      .days(first: .monday, last: .friday)
    ),
    ("sonst ansonsten resto 其餘 其他 其余 其餘時間 其他時間 その他の曜日 他の曜日", .otherDays),
    ("wochentags hétköznap argipäeviti tööpäeviti", .days(first: .monday, last: .friday)),
    (
      "weekends weekend wochenende wochenenden выходные вихідні 주말 周末 週末 hétvége hétvégén víkend vikend viikonloppuisin helg helger",
      .days(first: .saturday, last: .sunday)
    ),
    ("am a.m ص صباحا صباحاً فجرا sáng pagi утра ранку 오전 上午 午前 早上 凌晨 새벽", .morning),
    (
      "pm p.m م مساء مساءً ظهرا ظهراً عصرا عصراً ليلا ليلاً chiều tối đêm sore petang malam дня вечера вечора ночи ночі 오후 下午 午後 晚上 밤",
      .afternoon
    ),
    ("h uhr uur hs hrs u óra giờ ч год val arası arasında 時 點 点 时 시 まで 까지 시까지 น", .hourMark),
    ("hours hour stunden std heures horas ore 時間 時間営業 시간 小时 小時 часа часов godziny", .hours),
    ("годин сата hodin hodín jam saat ساعة שעות timer timmar tuntia tundi", .hours),
    ("late ende end openend", .openEnd),
    ("noon midday nn mediodía mezzogiorno", .noon),
    ("midnight mn mitternacht minuit mezzanotte medianoche", .midnight),
    ("always immer toujours siempre sempre круглосуточно цілодобово całodobowo", .always),
    (
      "except excepto excepté sauf außer ausser ausgenommen tranne behalve exceto menos salvo utom undtagen unntatt кроме окрім крім sf",
      .except
    ),
    ("excluding excl exc oprócz kromě okrem osim razen kecuali εκτός عدا", .except),
    ("from ab vom vanaf dalle desde partir od от від nuo alates frá dari mulai من از από", .start),
    ("brunch ブランチ", .meal(hours: 8...15)),
    (
      "breakfast frühstück vormittags morgens matin colazione desayuno ontbijt frukost 朝食 早餐 아침",
      .meal(hours: 5...12)
    ),
    (
      "lunch lunchtime lunchtimes mittags mittag mittagstisch mittagessen midi déjeuner pranzo almuerzo comida comidas almoço lounas ランチ 昼 午餐 점심",
      .meal(hours: 10...15)
    ),
    (
      "dinner evening evenings abends abend abendessen soir dîner diner cena cenas jantar sera noche ディナー 夜 晚餐 저녁",
      .meal(hours: 16...23)
    ),
    (
      "von de du le с an the on in im op for served serving serves service every la las les el los il lo",
      .filler
    ),
    (
      "das dos des dal dalla da der den từ van each kl 第 毎月 每月 매월 매달 翌 翌日 翌朝 次日 익일 only nur solo sólo soltanto solamente seulement uniquement alleen apenas somente 毎週 매주 每周 เวลา klo kella pukul з יום ימי ימים hari",
      .filler
    ),
  ])
}
