/// The days of the week as the names of a file's columns or members call them, all in one language.
///
/// Languages share short names: `Di` is Tuesday or Sunday, and `Mo`, `Fr` and `Sa` are English,
/// too.
enum DayNames {
  /// What each of some names says, in their order; nil for those that name no days.
  ///
  /// Names of another language than English count where all seven days are there. Where some of
  /// its days are understood only because they are English as well, none is: a day that is left out
  /// would be closed.
  static func find(in names: [String]) -> [WrittenDays?] {
    let known = names.map { WrittenDays($0) }
    // Nothing but days in English, as most files have them, is no week of another language.
    if known.allSatisfy({ $0?.part == .times }) { return known }
    let folded = names.map { plain(RecordField.folded($0)) }
    for week in weeks where week.allSatisfy(folded.contains) { return days(folded, of: week) }
    // `opensAt` has the letters of `open_sat`.
    let isTimeOfDay = known.allSatisfy { $0.map { $0.days == "Sa" && $0.part != .times } ?? true }
    return isTimeOfDay || isHalfRead(known, folded) ? known.map { _ in nil } : known
  }

  /// The same for names in a value that is known to be hours, where each of the days may be missing.
  ///
  /// Names that are different days in two languages are none.
  static func find(inHours names: [String]) -> [WrittenDays?] {
    let folded = names.map { plain(RecordField.folded($0)) }
    let foreignNames = folded.filter { foreign.contains($0) && WrittenDays(folded: $0) == nil }
    guard !foreignNames.isEmpty else { return find(in: names) }
    let readings = weeks.filter { week in
      foreignNames.allSatisfy(week.contains)
        && folded.allSatisfy { week.contains($0) || WrittenDays(folded: $0) == nil }
    }.map { days(folded, of: $0) }
    guard let first = readings.first, readings.allSatisfy({ $0 == first }) else {
      return find(in: names)
    }
    return first
  }

  private static func days(_ folded: [String], of week: [String]) -> [WrittenDays?] {
    folded.map { name in
      week.firstIndex(of: name).map { WrittenDays(days: english[$0], part: .times) }
    }
  }

  /// Whether a folded name may be that of days in some language.
  static func mayName(folded name: String) -> Bool {
    WrittenDays(folded: name) != nil || foreign.contains(plain(name))
  }

  /// A folded name without its accents, which many files leave out.
  static func plain(_ folded: String) -> String {
    folded.utf8.allSatisfy { $0 < 0x80 } ? folded : Folding.fold(folded)
  }

  /// Whether all names that are read belong to a language some of whose other days are there.
  static func isHalfRead(
    _ known: [WrittenDays?], _ folded: [String], of weeks: [[String]] = weeks
  ) -> Bool {
    let read = zip(known, folded).filter { $0.0 != nil }.map(\.1)
    guard !read.isEmpty else { return false }
    let unread = zip(known, folded).filter { $0.0 == nil }.map(\.1)
    return weeks.contains { week in
      unread.contains(where: week.contains) && read.allSatisfy { isMade($0, of: week) }
    }
  }

  /// Whether a name is a day or, as in `mofr`, the first and the last of several.
  private static func isMade(_ name: String, of week: [String]) -> Bool {
    week.contains { day in
      name == day || name.hasPrefix(day) && week.contains(String(name.dropFirst(day.count)))
    }
  }

  // The vocabulary of opening hours has more languages and spellings. As names of columns, words
  // such as `on`, `pet` and `sub` are no days.

  static let english = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

  /// The days from Monday on, without accents.
  static let weeks: [[String]] = [
    "mo di mi do fr sa so", "montag dienstag mittwoch donnerstag freitag samstag sonntag",
    "montag dienstag mittwoch donnerstag freitag sonnabend sonntag",
    "lu ma me je ve sa di", "lun mar mer jeu ven sam dim",
    "lundi mardi mercredi jeudi vendredi samedi dimanche",
    "lunes martes miércoles jueves viernes sábado domingo", "lun mar mié jue vie sáb dom",
    "lunedì martedì mercoledì giovedì venerdì sabato domenica", "lun mar mer gio ven sab dom",
    "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag", "ma di wo do vr za zo",
    "segunda terça quarta quinta sexta sábado domingo", "seg ter qua qui sex sáb dom",
    "segundafeira terçafeira quartafeira quintafeira sextafeira sábado domingo",
    "dilluns dimarts dimecres dijous divendres dissabte diumenge",
    "mandag tirsdag onsdag torsdag fredag lørdag søndag",
    "måndag tisdag onsdag torsdag fredag lördag söndag",
    "maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai",
    "poniedziałek wtorek środa czwartek piątek sobota niedziela",
    "pondělí úterý středa čtvrtek pátek sobota neděle",
    "pondelok utorok streda štvrtok piatok sobota nedeľa",
    "ponedjeljak utorak srijeda četvrtak petak subota nedjelja",
    "ponedeljak utorak sreda četvrtak petak subota nedelja",
    "ponedeljek torek sreda četrtek petek sobota nedelja",
    "hétfő kedd szerda csütörtök péntek szombat vasárnap",
    "luni marți miercuri joi vineri sâmbătă duminică",
    "понедельник вторник среда четверг пятница суббота воскресенье", "пн вт ср чт пт сб вс",
    "понеділок вівторок середа четвер пятниця субота неділя",
    "понеділок вівторок середа четвер пʼятниця субота неділя",
    "понеделник вторник сряда четвъртък петък събота неделя",
    "понедељак уторак среда четвртак петак субота недеља",
    "понеделник вторник среда четврток петок сабота недела",
    "δευτέρα τρίτη τετάρτη πέμπτη παρασκευή σάββατο κυριακή",
    "pazartesi salı çarşamba perşembe cuma cumartesi pazar",
    "esmaspäev teisipäev kolmapäev neljapäev reede laupäev pühapäev",
    "pirmdiena otrdiena trešdiena ceturtdiena piektdiena sestdiena svētdiena",
    "pirmadienis antradienis trečiadienis ketvirtadienis penktadienis šeštadienis sekmadienis",
    "senin selasa rabu kamis jumat sabtu minggu", "isnin selasa rabu khamis jumaat sabtu ahad",
    "thứhai thứba thứtư thứnăm thứsáu thứbảy chủnhật",
    "วันจันทร์ วันอังคาร วันพุธ วันพฤหัสบดี วันศุกร์ วันเสาร์ วันอาทิตย์",
    "月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日", "月曜 火曜 水曜 木曜 金曜 土曜 日曜", "月 火 水 木 金 土 日",
    "星期一 星期二 星期三 星期四 星期五 星期六 星期日", "星期一 星期二 星期三 星期四 星期五 星期六 星期天",
    "周一 周二 周三 周四 周五 周六 周日", "週一 週二 週三 週四 週五 週六 週日",
    "월요일 화요일 수요일 목요일 금요일 토요일 일요일", "월 화 수 목 금 토 일",
    "الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد",
    "יוםשני יוםשלישי יוםרביעי יוםחמישי יוםשישי יוםשבת יוםראשון",
    "دوشنبه سهشنبه چهارشنبه پنجشنبه جمعه شنبه یکشنبه",
    "دوشنبه سه\u{200C}شنبه چهارشنبه پنجشنبه جمعه شنبه یکشنبه",
    "luns martes mércores xoves venres sábado domingo",
    "astelehena asteartea asteazkena osteguna ostirala larunbata igandea",
  ].map { Folding.fold($0).split(separator: " ").map(String.init) }

  private static let foreign = Set(weeks.joined())
}
