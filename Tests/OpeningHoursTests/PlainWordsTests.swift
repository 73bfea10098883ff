import Testing

@testable import OpeningHours

/// Hours as websites and other maps write them: sentences in the languages of the countries.
@Suite struct PlainWordsTests {
  @Test(arguments: [
    ("Du lundi au vendredi, de 9h à 18h", "Mo-Fr 09:00-18:00"),
    ("De lunes a domingo y festivos, de 10 a 20 h.", "Mo-Su,PH 10:00-20:00"),
    ("Open Tuesday through Sunday, 11 AM to 9 PM. Closed Monday.", "Tu-Su 11:00-21:00; Mo off"),
    ("Closed Mondays. Everyday 11am to 7pm", "Mo-Su 11:00-19:00; Mo off"),
    ("Closed Mondays. Open 10am-6pm", "10:00-18:00; Mo off"),
    ("8-6 weekdays & 9-5 weekends", "Mo-Fr 08:00-18:00; Sa-Su 09:00-17:00"),
    ("martes cerrado, resto 13-16", "Tu off, We-Mo 13:00-16:00"),
    ("Di Ruhetag, an allen anderen Tagen 11-22 Uhr", "Tu off, We-Mo 11:00-22:00"),
    ("Encerrado à segunda, 12-22", "12:00-22:00; Mo off"), ("dagligen 11-22", "Mo-Su 11:00-22:00"),
    ("11-20 定休日:月曜・第3火曜", "11:00-20:00; Mo,Tu[3] off"),
    ("星期日及公眾假期 11:00-22:00", "Su,PH 11:00-22:00"),
    ("1 April - 31 October: 10:00-18:00 daily", "Apr 01-Oct 31 Mo-Su 10:00-18:00"),
    ("lu-ma-je-ve 11h-14h; sa-di 18h-22h", "Mo,Tu,Th,Fr 11:00-14:00; Sa-Su 18:00-22:00"),
    ("D'avril à septembre : tous les jours 10h-22h", "Apr-Sep Mo-Su 10:00-22:00"),
    ("Mon-Fri (excl. PH): 8am-6pm", "Mo-Fr 08:00-18:00; PH off"),
    (
      "Mon - Thu, Sun: 11am - 10pm; Fri, Sat, Eve of PH: 11am - 11pm",
      "Mo-Th,Su 11:00-22:00; Fr,Sa,PH -1 day 11:00-23:00"
    ),
    (
      "Midi : du mardi au vendredi 12h-14h. Soir : du mardi au samedi 19h-22h",
      "Tu-Fr 12:00-14:00, Tu-Sa 19:00-22:00"
    ),
    ("Fermeture hebdomadaire : lundi. 12h-14h", "12:00-14:00; Mo off"),
    ("gesloten op maandag, 12.00-22.00", "12:00-22:00; Mo off"),
    ("pondělí až pátek 11:00-22:00", "Mo-Fr 11:00-22:00"),
    ("будни 9:00-22:00, выходные 10:00-22:00", "Mo-Fr 09:00-22:00, Sa-Su 10:00-22:00"),
    ("Mo-Fr 17-23 Uhr, am Wochenende 11-23 Uhr", "Mo-Fr 17:00-23:00, Sa-Su 11:00-23:00"),
    ("Service de 12h à 14h", "12:00-14:00"), ("11-21 Uhr durchgehend geöffnet", "11:00-21:00"),
    ("Fermé le lundi. Ouvert de 10h à 18h", "10:00-18:00; Mo off"),
    ("Mon–Sat 12:00–23:00, Sun & Bank Hols 12:00–22:30", "Mo-Sa 12:00-23:00, Su,PH 12:00-22:30"),
    ("Open 7 days a week 11am - 9pm", "Mo-Su 11:00-21:00"), ("7 days: 10-22", "Mo-Su 10:00-22:00"),
    ("daily Mo-Th 10:00-19:00, Fr 10:00-17:00", "Mo-Th 10:00-19:00, Fr 10:00-17:00"),
  ])
  func wordsBetweenDaysAndTimesDoNotPartThem(value: String, canonical: String) {
    check(value, canonical)
  }

  @Test(arguments: [
    ("Mo-Sa 10:00-20:00 Closed: Sunday", "Mo-Sa 10:00-20:00; Su off"),
    ("Di-So 11-22 Ruhetag: Montag", "Tu-Su 11:00-22:00; Mo off"),
  ])
  func aDayOffMayHaveAColon(value: String, canonical: String) {
    check(value, canonical)
  }

  @Test(arguments: [
    ("Tue-Sat 5.30pm-10pm (kitchen closes 9pm)", "Tu-Sa 17:30-22:00 open \"kitchen closes 9pm\""),
    ("11:30～14:30（L.O.14:00）", "11:30-14:30 open \"L.O.14:00\""),
    (
      "Mo-Fr 11:00-23:00 (Küche bis 22:00), Sa 12-24",
      "Mo-Fr 11:00-23:00 open \"Küche bis 22:00\", Sa 12:00-24:00"
    ),
    (
      "11:30～14:30 17:30～22:30（L.O.21:30）定休日：月曜日",
      "11:30-14:30,17:30-22:30 open \"L.O.21:30\"; Mo off"
    ),
    ("Mo-Su 12:00-22:00 (last orders 21:30)", "Mo-Su 12:00-22:00 open \"last orders 21:30\""),
  ])
  func whenTheKitchenClosesIsARemark(value: String, canonical: String) {
    check(value, canonical)
  }

  @Test(arguments: [
    ("Mo-Fr 11:30-22:00 (kitchen closes 9pm)", "2026-11-27 21:30", "open"),
    ("Mo-Fr 11:30-22:00 (kitchen closes 9pm)", "2026-11-28 12:00", "closed"),
    ("11:30～14:30（L.O.14:00） 17:30～22:30（L.O.21:30）", "2026-11-27 18:00", "open"),
    ("Mo-Fr 11-14 (LO 13:30), 17-22 (LO 21:30)", "2026-11-28 18:00", "closed"),
    ("(L.O. 21:30)", "2026-11-27 12:00", "unknown"),
    ("Mo-Fr 11:30-22:00 (kitchen closes 9pm) by appointment", "2026-11-27 12:00", "unknown"),
  ])
  func aPlaceIsOpenWhenItsKitchenIsNot(value: String, when: String, state: String) {
    #expect(said(value, at: when).hasPrefix(state), "\(value)")
  }

  @Test(arguments: [
    "Mo-Fr 9-17 (bar 12-13)", "Mo-Fr 10:00-22:00 (kitchen 12-21",
  ])
  func otherTimesInParenthesesAreNoRemark(value: String) {
    #expect(Schedule.parse(value).schedule == nil, "\(value)")
  }

  @Test(arguments: [
    "Close 11pm", "Closed Monday, Tuesday-Saturday 8am-10pm", "Open daily", "every day",
    "Tous les jours", "from 1 May 10:00-18:00", "ab Montag 10-18 Uhr", "PH on",
    "Closed Mondays", "Monday closed", "Sun: Closed", "montags geschlossen", "Closed Dec 24-26",
    "Open April through October, Tue-Sun 11-21",
    "Fermé le lundi", "Ruhetag: Montag, Dienstag",
    "every second Sunday 10:00-12:00", "10:00-12:00 Mo 14:00-16:00", "T 2-10pm", "T-Th 9-5",
    "M-S 9-5",
    "F 9-17", "M 9-17", "12h tối-3h sáng",
  ])
  func whatSaysLessThanItSeemsToIsNotUnderstood(value: String) {
    #expect(Schedule.parse(value).schedule == nil, "\(value)")
  }

  @Test(arguments: [
    ("Mardi au samedi de 12h à 14h et de 19h à 22h, fermé le dimanche", "fr"),
    ("Dal martedì al sabato dalle 12 alle 14 e dalle 19 alle 22. Chiuso la domenica", "it"),
    ("De martes a sábado de 12:00 a 14:00 y de 19:00 a 22:00, domingo cerrado", "es"),
    ("Terça a sábado das 12h às 14h e das 19h às 22h, fechado domingo", "pt"),
    ("Dienstag bis Samstag von 12 bis 14 und von 19 bis 22 Uhr, Sonntag Ruhetag", "de"),
    ("Dinsdag t/m zaterdag van 12.00 tot 14.00 en van 19.00 tot 22.00 uur, zondag gesloten", "nl"),
    ("Tuesday to Saturday from 12pm to 2pm and from 7pm to 10pm, closed on Sundays", "en"),
    ("T3-T7: 12h-14h, 19h-22h, Chủ Nhật nghỉ", "vi"),
    ("火～土 12:00～14:00・19:00～22:00、日曜定休", "ja"), ("周二至周六 12:00-14:00、19:00-22:00，周日休息", "zh"),
  ])
  func aSentenceInEachLanguage(value: String, language: String) {
    let schedule = Schedule.parse(value).schedule
    let canonical = schedule?.canonical.replacing(",Su", with: "; Su").replacing(
      ", Su", with: "; Su")
    #expect(canonical == "Tu-Sa 12:00-14:00,19:00-22:00; Su off", "\(language)")
  }

  @Test(arguments: [
    ("Tous les jours de 12h à 23h", "Mo-Su 12:00-23:00"), ("Elke dag 10-22", "Mo-Su 10:00-22:00"),
    ("Todos os dias das 11h às 23h", "Mo-Su 11:00-23:00"),
    ("Hàng ngày 8:00-22:00", "Mo-Su 08:00-22:00"), ("Tägl. 10-22 Uhr", "Mo-Su 10:00-22:00"),
    ("年中無休 11:00-22:00", "Mo-Su 11:00-22:00"), ("연중무휴 10:00-22:00", "Mo-Su 10:00-22:00"),
    ("ทุกวัน 10:00-22:00", "Mo-Su 10:00-22:00"), ("7j/7 de 12h à minuit", "Mo-Su 12:00-24:00"),
    ("Mandag-torsdag kl. 11.30-22.00", "Mo-Th 11:30-22:00"), ("kl 11–14", "11:00-14:00"),
    ("Service continu 11h30-23h", "11:30-23:00"), ("Будни 09:00-22:00", "Mo-Fr 09:00-22:00"),
    ("Hafta içi 08:00-18:00, hafta sonu 10:00-20:00", "Mo-Fr 08:00-18:00, Sa-Su 10:00-20:00"),
    (
      "Pzt-Cum 09:00-22:00, Cmt 10:00-23:00, Paz kapalı",
      "Mo-Fr 09:00-22:00, Sa 10:00-23:00, Su off"
    ),
    ("每日 11:00-22:00", "Mo-Su 11:00-22:00"), ("土日祝 11:00-22:00", "Sa,Su,PH 11:00-22:00"),
    ("Thứ Hai đến Chủ Nhật: 7:00 - 22:00", "Mo-Su 07:00-22:00"),
    ("7h30 sáng - 10h tối", "07:30-22:00"), ("Mở cửa cả ngày", "24/7"),
    ("Hétfő-Péntek 11:00-22:00", "Mo-Fr 11:00-22:00"),
    ("L-V 9-14 y 16-20", "Mo-Fr 09:00-14:00,16:00-20:00"),
    ("Ma-To 11-22, Pe-La 11-24, Su 12-20", "Mo-Th 11:00-22:00, Fr-Sa 11:00-24:00, Su 12:00-20:00"),
  ])
  func namesOfDays(value: String, canonical: String) { check(value, canonical) }

  @Test(arguments: [
    ("Open Mon-Fri 12-2pm and 5-9pm", "Mo-Fr 12:00-14:00,17:00-21:00"),
    ("Ouvert du mardi au samedi de 12h à 14h et de 19h à 22h", "Tu-Sa 12:00-14:00,19:00-22:00"),
    (
      "Abierto de martes a domingo, 13:00-17:00 y 20:00-24:00. Lunes cerrado",
      "Tu-Su 13:00-17:00,20:00-24:00; Mo off"
    ),
    ("open 10:00-12:00 14:00-16:00", "10:00-12:00,14:00-16:00"),
    ("Mo off, open Tu 10-12 und 14-16", "Mo off, Tu 10:00-12:00,14:00-16:00"),
  ])
  func whatBeginsAsOpenIsSoAtAllItsTimes(value: String, canonical: String) {
    check(value, canonical)
  }

  @Test(arguments: [
    ("Closed Mondays; Tu-Su 11:00-21:00", "Mo off; Tu-Su 11:00-21:00"), ("Mo off", "Mo off"),
    ("Mo closed", "Mo off"), ("Monday off", "Mo off"), ("Mon-Sun: Closed", "Mo-Su off"),
    ("Monday: closed, Tuesday-Sunday: closed", "Mo off, Tu-Su off"), ("geschlossen", "off"),
  ])
  func whatSaysOfAllDaysWhenItIsClosedIs(value: String, canonical: String) {
    check(value, canonical)
  }

  @Test(arguments: [
    (
      "Mo-Fr Lunch: 11:30-14:00, Dinner: 17-22; Sa 17-23",
      "Mo-Fr 11:30-14:00,17:00-22:00; Sa 17:00-23:00"
    ),
    (
      "Di-Fr mittags 12-14 Uhr; Di-Sa abends 18-22 Uhr; So 12-20 Uhr",
      "Tu-Fr 12:00-14:00, Tu-Sa 18:00-22:00; Su 12:00-20:00"
    ),
    ("Lunch (11:30-14:00), dinner (17:00-22:00)", "11:30-14:00,17:00-22:00"),
    ("matin 9h-12h, soir 18h-22h", "09:00-12:00,18:00-22:00"),
    ("mardi au dimanche midi 12h-14h30, soir 19h-22h", "Tu-Su 12:00-14:30,19:00-22:00"),
    ("Pranzo 12:30-14:30 e cena 19:30-22:30", "12:30-14:30,19:30-22:30"),
    ("ランチ 11:30-14:00 ディナー 17:30-22:00", "11:30-14:00,17:30-22:00"),
    ("Lunch 12pm-3pm, dinner 6-10pm", "12:00-15:00,18:00-22:00"),
    ("Lunch 12-2:30", "12:00-14:30"), ("Dinner 6-10", "18:00-22:00"),
    ("Dinner from 5:30pm daily", "Mo-Su 17:30+"), ("Tue-Sun dinner from 6pm", "Tu-Su 18:00+"),
    ("Lunch 12-2.30pm, dinner from 6pm", "12:00-14:30,18:00+"),
    ("Sat-Sun brunch from 10am till 3pm", "Sa-Su 10:00-15:00"),
    ("Open for dinner Tuesday through Saturday 5:30pm to 10pm", "Tu-Sa 17:30-22:00"),
    ("Serving lunch 11:30am to 2:30pm and dinner 5pm to 9:30pm", "11:30-14:30,17:00-21:30"),
    (
      "Lunch served Tuesday to Friday 12-2.30pm. Dinner served Tuesday to Saturday 6-10pm",
      "Tu-Fr 12:00-14:30, Tu-Sa 18:00-22:00"
    ),
    ("We're open 7 days a week from 11am to 10pm", "Mo-Su 11:00-22:00"),
    ("Lunch 11:30-2, Dinner 5-9:30", "11:30-14:00,17:00-21:30"),
    ("Brunch Sat-Sun 10-3", "Sa-Su 10:00-15:00"),
    (
      "Lunch Tue-Fri 12:00-14:30, Dinner Tue-Sat 18:00-22:00",
      "Tu-Fr 12:00-14:30, Tu-Sa 18:00-22:00"
    ),
    (
      "Lunch: Mon-Fri 12-2:30pm Dinner: Mon-Sat 6-10pm", "Mo-Fr 12:00-14:30, Mo-Sa 18:00-22:00"
    ),
    (
      "Lunch 11:30 a.m.-2 p.m. Mon.-Fri.; dinner 5-10 p.m. Mon.-Sat.",
      "Mo-Fr 11:30-14:00, Mo-Sa 17:00-22:00"
    ),
    ("Lunch: 11:30am-2:30pm; Dinner: 5:30pm-10pm", "11:30-14:30 open, 17:30-22:00"),
    ("Breakfast 7:30–10a · Lunch 11a–2p · Dinner 5–7:15p", "07:30-10:00,11:00-14:00,17:00-19:15"),
    ("Breakfast: 7:00 - 10:30 | Dinner: 18:00 - 22:00", "07:00-10:30,18:00-22:00"),
    (
      "Lunch: 11 AM - 3 PM, Dinner: 5 PM - 10 PM. Closed Mondays.",
      "11:00-15:00,17:00-22:00; Mo off"
    ),
    (
      "Tue-Sun Lunch 12:00-14:30; Dinner 18:00-22:00; Mo off",
      "Tu-Su 12:00-14:30, Tu-Su 18:00-22:00; Mo off"
    ),
  ])
  func mealsAreTimesOfTheDay(value: String, canonical: String) { check(value, canonical) }

  @Test(arguments: [
    "Lunch 5-8", "Dinner 3-4", "Mo-Fr 8-18, lunch 12-13", "Lunch", "midi",
    "Mo-Su 08:00-22:00; breakfast 08:00-11:00", "Mo-Fr 11:00-14:00 Lunch, 17:00-22:00 Dinner",
    "Mo-Su 08:00-20:00, dinner 6-10", "Dinner from 10am", "Dinner Tue-Sat",
  ])
  func mealsThatMayBeAtOtherTimesAreNotUnderstood(value: String) {
    #expect(Schedule.parse(value).schedule == nil, "\(value)")
  }

  @Test(arguments: [
    ("17:00-翌2:00", "17:00-02:00"),
    ("月-木 17:00～翌1:00、金土 17:00～翌5:00", "Mo-Th 17:00-01:00, Fr,Sa 17:00-05:00"),
    ("11:00-翌5:00", "11:00-05:00"), ("午後6時～翌午前2時", "18:00-02:00"),
    ("周二至周日 17:00-次日02:00", "Tu-Su 17:00-02:00"),
  ])
  func theNextDayIsNotThisOne(value: String, canonical: String) { check(value, canonical) }

  @Test(arguments: [
    ("Mo-Fr (11:00-14:00)", "Mo-Fr 11:00-14:00"),
    ("Mo-Fr (11-14, 17-22), Sa (17-23)", "Mo-Fr 11:00-14:00,17:00-22:00, Sa 17:00-23:00"),
  ])
  func timesInParenthesesAreThoseOfTheDaysBefore(value: String, canonical: String) {
    check(value, canonical)
  }

  @Test(arguments: [
    "Mo-Fr 11:00-22:00 (12:00-14:00)", "Mo-Fr (11:00-14:00 only)", "Mo-Fr (11:00-14:00",
    "(11:00-14:00)",
  ])
  func otherTimesInParenthesesAreNotUnderstood(value: String) {
    #expect(Schedule.parse(value).schedule == nil, "\(value)")
  }

  @Test(arguments: [
    ("week 1-7 10:00-12:00", "week 01-07 10:00-12:00"), ("week 1-53/7 off", "week 01-53/7 off"),
    ("week 7 10:00-12:00", "week 07 10:00-12:00"),
    ("PH -7 days off", "PH -7 days off"), ("SH +7 days 10:00-12:00", "SH +7 days 10:00-12:00"),
    ("easter -7 days-easter +7 days off", "easter -7 days-easter +7 days off"),
    ("Th[1] +7 days off", "Th[1] +7 days off"),
    ("2026 Jan 7 -7 days off", "2026 Jan 07 -7 days off"),
    ("Jan 1-Feb 7/7 off", "Jan 01-Feb 07/7 off"), ("2027-2047/7 off", "2027-2047/7 off"),
  ])
  func aSevenOfTheNotationIsNoWeek(value: String, canonical: String) { check(value, canonical) }

  @Test(arguments: [
    ("Mo-Fr ab 17 Uhr", "Mo-Fr 17:00+"), ("Tue-Sat from 5pm", "Tu-Sa 17:00+"),
    ("dagelijks vanaf 12:00", "Mo-Su 12:00+"), ("à partir de 18h", "18:00+"),
    ("17:00 bis Open End", "17:00+"), ("Mo-Fr from 9 to 5", "Mo-Fr 09:00-17:00"),
    ("from Monday to Friday 9-17", "Mo-Fr 09:00-17:00"),
  ])
  func aBeginningWithoutAnEndIsAnOpenEnd(value: String, canonical: String) {
    check(value, canonical)
  }

  @Test(arguments: [
    ("Täglich außer Montag 17-23 Uhr", "Tu-Su 17:00-23:00"),
    ("Daily 8am-9:30pm except Mondays", "Tu-Su 08:00-21:30"),
    ("Mo-Su, except Tu, 9:00-17:00", "Mo,We-Su 09:00-17:00"),
    ("Mo-Fr 8-18 Uhr außer an Feiertagen", "Mo-Fr 08:00-18:00; PH off"),
    ("daily 9-17 except Dec 25", "Mo-Su 09:00-17:00; Dec 25 off"),
    ("Mo-Sa 11:00-21:00 (except holidays)", "Mo-Sa 11:00-21:00; PH off"),
    ("Mo-Su 11:00-21:00 excluding Tuesdays", "Mo,We-Su 11:00-21:00"),
  ])
  func exceptionsAreTakenAway(value: String, canonical: String) { check(value, canonical) }

  @Test(arguments: [
    "except Monday", "Mo-Fr 9-17; except Mo 10-17", "Mo-Fr 10-18 except Mo 12-18",
    "daily 10-18, sauf le lundi de 14h à 18h", "Mo-Su except Mo-Su 9-17", "daily except SH 9-17",
  ])
  func anUnclearExceptionIsNotUnderstood(value: String) {
    #expect(Schedule.parse(value).schedule == nil, "\(value)")
  }

  @Test(arguments: [
    ("12h00 - 13h30 / 20h00 - 21h30", "12:00-13:30,20:00-21:30"),
    ("09-13 / 14-18", "09:00-13:00,14:00-18:00"), ("10-14/90", "10:00-14:00/90"),
    ("09:00 - 13:00 | 14:00 - 17:30", "09:00-13:00,14:00-17:30"),
    ("Di–So 12–22 Uhr · Montag Ruhetag", "Tu-Su 12:00-22:00; Mo off"),
    ("9-17 Mo-Fr 10-14 Sa", "Mo-Fr 09:00-17:00; Sa 10:00-14:00"),
    ("Fri 11am-10pm, Sun - Closed", "Fr 11:00-22:00, Su off"), ("11a-9p", "11:00-21:00"),
    ("12 noon - 12 midnight", "12:00-24:00"), ("4pm-12pm", "16:00-24:00"),
    ("4pm-12:30pm", "16:00-00:30"), ("12pm-5pm", "12:00-17:00"),
    ("Mo 12:00→14:00", "Mo 12:00-14:00"),
  ])
  func signsBetweenTimes(value: String, canonical: String) { check(value, canonical) }

  @Test(arguments: [
    "from ", "the ", "Mo and from ", "9-17 Mo ", "except Mo ", "from Mo-Fr, ", "- ", "(Mo) ",
    "lunch Mo ", "Fr 18:00-Sa ", "M-Th ", "下午5:00-",
  ])
  func aLongRepetitionTakesNoLongTime(part: String) {
    _ = Schedule.parse(String(repeating: part, count: 500))
  }

  @Test(arguments: [
    ("Mo-Fr 10:00-18:00 und nach Vereinbarung", "2026-11-27 12:00", "open"),
    ("Mo-Fr 10:00-18:00 und nach Vereinbarung", "2026-11-28 12:00", "unknown"),
    ("Mo-Fr 10:00-18:00, or by appointment", "2026-11-28 12:00", "unknown"),
    ("Mo-Fr 10:00-18:00 by appointment", "2026-11-27 12:00", "unknown"),
  ])
  func whatElseIsByAppointment(value: String, when: String, state: String) {
    #expect(said(value, at: when).hasPrefix(state))
  }
}
