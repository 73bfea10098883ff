import Testing

@testable import OpeningHours

/// Weekdays and words of languages beyond those that the notation's own community writes most.
@Suite struct LanguagesTests {
  @Test(arguments: [
    ("Senin-Minggu 10.00-22.00 WIB", "Mo-Su 10:00-22:00"),
    ("Lunch: Tue–Fri 12–2:30pm | Dinner: Tue–Sat 6–10pm", "Tu-Fr 12:00-14:30, Tu-Sa 18:00-22:00"),
    ("Seven days, 6am till late", "Mo-Su 06:00+"),
    ("Senin s/d Jumat 08.00 - 17.00", "Mo-Fr 08:00-17:00"),
    ("Setiap hari kecuali Jumaat, pukul 10 pagi - 10 malam", "Mo-Th,Sa-Su 10:00-22:00"),
    ("Senin-Sabtu 08:00-16:00, Minggu libur", "Mo-Sa 08:00-16:00, Su off"),
    ("Hafta içi 08:00-18:00, hafta sonu kapalı", "Mo-Fr 08:00-18:00, Sa-Su off"),
    ("Her gün 08.00 - 24.00 arası açık", "Mo-Su 08:00-24:00"),
    ("من السبت إلى الخميس 10:00-23:00، الجمعة 14:00-23:00", "Sa-Th 10:00-23:00, Fr 14:00-23:00"),
    ("א'-ה' 09:00-23:00, ו' 09:00-15:00, שבת סגור", "Su-Th 09:00-23:00, Fr 09:00-15:00, Sa off"),
    ("יום ראשון: 9:00-17:00", "Su 09:00-17:00"),
    ("شنبه تا سه‌شنبه ۸:۰۰ تا ۱۶:۰۰", "Sa-Tu 08:00-16:00"),
    ("सोमवार-शुक्रवार 10:00-20:00", "Mo-Fr 10:00-20:00"),
    ("Esmaspäev-Reede 10:00-18:00, L 10-14", nil),
    ("Esmaspäev-Reede 10:00-18:00, pühapäev suletud", "Mo-Fr 10:00-18:00, Su off"),
    ("Pirmdiena-piektdiena 9-18, svētdiena slēgts", "Mo-Fr 09:00-18:00, Su off"),
    ("Pirmadienis-penktadienis 9-18, sekmadienis nedirba", "Mo-Fr 09:00-18:00, Su off"),
    ("Hétköznap 8-18, szombat 9-13, vasárnap zárva", "Mo-Fr 08:00-18:00, Sa 09:00-13:00, Su off"),
    ("Понедељак-недеља 10:00-23:00", "Mo-Su 10:00-23:00"),
    ("понеделник-петок 9-17, сабота 9-13", "Mo-Fr 09:00-17:00, Sa 09:00-13:00"),
    ("всеки ден от 10 до 22", "Mo-Su 10:00-22:00"),
    ("По будням с 9:00 до 18:00, в выходные с 10 до 17", "Mo-Fr 09:00-18:00, Sa-Su 10:00-17:00"),
    ("с понедельника по пятницу 9-18", "Mo-Fr 09:00-18:00"),
    ("Понеділок-П’ятниця 10:00-19:00", "Mo-Fr 10:00-19:00"),
    ("od poniedziałku do piątku 9-17, niedz. 12-21", "Mo-Fr 09:00-17:00, Su 12:00-21:00"),
    ("od úterý do pátku 11-22, v neděli zavřeno", nil),
    ("od úterý do pátku 11-22, neděle zavřeno", "Tu-Fr 11:00-22:00, Su off"),
    ("Ponedeljak - petak 08-16, nedelja zatvoreno", "Mo-Fr 08:00-16:00, Su off"),
    ("Τρίτη έως Κυριακή 18:00-24:00", "Tu-Su 18:00-24:00"),
    ("Mánudaga - föstudaga 11:30-22:00, lokað sunnudaga", "Mo-Fr 11:30-22:00, Su off"),
    ("Tiistai-lauantai klo 17-23", "Tu-Sa 17:00-23:00"),
    ("vardagar 11-14, helg 12-20", "Mo-Fr 11:00-14:00, Sa-Su 12:00-20:00"),
    ("dl-dv 13:00-16:00, ds tancat", "Mo-Fr 13:00-16:00, Sa off"),
    ("luns pechado, martes a domingo 13:00-16:00", "Mo off, Tu-Su 13:00-16:00"),
    ("2ª a 6ª 8h-20h", "Mo-Fr 08:00-20:00"), ("Heures d'ouverture: 9h-18h", "09:00-18:00"),
  ])
  func daysAndTimes(value: String, canonical: String?) {
    guard let canonical else {
      #expect(Schedule.parse(value).schedule == nil, "\(value)")
      return
    }
    check(value, canonical)
  }

  @Test(arguments: [
    "24 jam", "Buka 24 jam", "24 saat açık", "7/24 açık", "7/24", "24 ساعة", "على مدار الساعة",
    "NON-STOP",
    "24 tuntia",
  ])
  func roundTheClock(value: String) { check(value, "24/7") }

  @Test(arguments: [
    ("周一至五 10:00-22:00", "Mo-Fr 10:00-22:00"),
    ("星期一至五：10am–8pm；星期六日：9am–9pm", "Mo-Fr 10:00-20:00; Sa,Su 09:00-21:00"),
    ("週一、三、五 11:00-20:00", "Mo,We,Fr 11:00-20:00"),
    ("平日 11:00-15:00 週末 11:00-22:00", "Mo-Fr 11:00-15:00; Sa-Su 11:00-22:00"),
    ("週一公休，其餘 11:00-20:00", "Mo off, Tu-Su 11:00-20:00"),
    ("金土祝前日 17:00～24:00", "Fr,Sa,PH -1 day 17:00-24:00"),
    ("11:00-22:00 不定休", "11:00-22:00 open \"不定休\""),
    ("11:00〜22:00 定休日：不定休", "11:00-22:00 open \"定休日：不定休\""),
  ])
  func chineseAndJapanese(value: String, canonical: String) { check(value, canonical) }

  @Test(arguments: [
    ("EE", "E-R 10-18, L 10-15, P suletud", "Mo-Fr 10:00-18:00, Sa 10:00-15:00, Su off"),
    ("HU", "H-P 8-16, Szo 9-13", "Mo-Fr 08:00-16:00, Sa 09:00-13:00"),
    ("LT", "I-V 10-20, VI 11-18, VII nedirba", "Mo-Fr 10:00-20:00, Sa 11:00-18:00, Su off"),
    ("DE", "E-R 10-18", nil), ("FR", "H-P 8-16", nil),
  ])
  func lettersThatAreDaysInTheirCountry(country: String, value: String, canonical: String?) {
    #expect(Schedule.parse(value, country: country).schedule?.canonical == canonical, "\(value)")
  }

  @Test(arguments: [
    ("Mo bis Do 11-22, Fr u. Sa 11-23 Uhr", "Mo-Th 11:00-22:00, Fr,Sa 11:00-23:00"),
    ("Sa. u. So. 11-14 Uhr u. 17-22 Uhr", "Sa,Su 11:00-14:00,17:00-22:00"),
    ("So u. Feiertage 10-18", "Su,PH 10:00-18:00"),
    ("Fr, Sa und vor Feiertagen 18-02 Uhr", "Fr,Sa,PH -1 day 18:00-02:00"),
    ("Mo-Sa 9-20 Uhr durchgehend", "Mo-Sa 09:00-20:00"),
    ("Pn-Pt 12-22 PT 12-23", "Mo-Fr 12:00-22:00; Fr 12:00-23:00"),
    ("7h-22h service continu", "07:00-22:00"),
    ("durchgehend von 9 bis 20 Uhr", "09:00-20:00"),
    ("Пн-Вс: 10:00-22:00, без перерыва", "Mo-Su 10:00-22:00"),
    ("Dienstag Ruhetag, sonst 11-22 Uhr", "Tu off, We-Mo 11:00-22:00"),
    ("Fri-Sat 11am-11pm, other days 11am-9pm", "Fr-Sa 11:00-23:00, Su-Th 11:00-21:00"),
    ("Mon-Fri 9am-5pm - Sat 10am-2pm", "Mo-Fr 09:00-17:00; Sa 10:00-14:00"),
    ("12:00-15:00, 19:00-23:00 - Lunedì chiuso", "12:00-15:00,19:00-23:00; Mo off"),
    ("AM10:00〜PM6:00", "10:00-18:00"), ("Mon: AM 11:30 ~ PM 9:00", "Mo 11:30-21:00"),
    ("с 9-15 до 18-30, сб - вс выходной", "09:15-18:30, Sa-Su off"),
    ("пн-пт — с 9-00 до 18-00 / сб — с 9-00 до 14-00", "Mo-Fr 09:00-18:00; Sa 09:00-14:00"),
    ("8 AM onwards", "08:00+"), ("12:00-последний гость", "12:00+"),
    ("Dinner nightly 5-10 p.m.", "Mo-Su 17:00-22:00"),
    ("Hafta içi 09:00 - 18:00 saatleri arasında", "Mo-Fr 09:00-18:00"),
    ("De terça a domingo, das 12h à meia-noite", "Tu-Su 12:00-24:00"),
    ("Mon-Fri 9-5 (closed for lunch 12-1)", "Mo-Fr 09:00-12:00,13:00-17:00"),
    ("Пн-Пт: 09:00 — 18:00 (перерыв 13:00 — 14:00)", "Mo-Fr 09:00-13:00,14:00-18:00"),
  ])
  func sentences(value: String, canonical: String) { check(value, canonical) }

  @Test(arguments: [
    // The days may be those of the times before them.
    "12:00-15:00 - Mo-Fr",
    // No other day is named, or none is left.
    "sonst 11-22", "Mo-Su 11-22, sonst 9-10",
    // It may be two times with minutes, or four without.
    "11-15 - 18-00",
    // It is open from eleven to midnight on weekends, which is not written.
    "Tous les jours de 11h à 15h et de 18h à minuit, non-stop le week-end",
  ])
  func whatMayMeanTwoThings(value: String) {
    #expect(Schedule.parse(value).schedule == nil, "\(value)")
  }

  /// `CET` is a Croatian Thursday as well, and was read as one.
  @Test(arguments: [
    ("9am-5pm EST", "09:00-17:00"), ("09:00-17:00 CET", "09:00-17:00"),
    ("9:00 AM - 5:00 PM (EST)", "09:00-17:00"), ("08:00-18:00 (GMT+7)", "08:00-18:00"),
    ("9am EST - 5pm EST, Sun closed", "09:00-17:00, Su off"),
    ("Mon-Fri 8:00am to 6:00pm ET", "Mo-Fr 08:00-18:00"),
    ("SRI 10-22, CET 10-23", "We 10:00-22:00, Th 10:00-23:00"),
  ])
  func aTimeZoneAddsNothing(value: String, canonical: String) {
    check(value, canonical)
    guard case .understood(_, let warnings) = Schedule.parse(value) else { return }
    #expect(warnings.contains { $0.code == .zone } == !value.hasPrefix("SRI"), "\(value)")
  }
}
