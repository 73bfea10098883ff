import Testing

@testable import OpeningHours

/// Hours with their breaks, remarks on the kitchen, and headings, as Korean and Japanese sites and
/// the pages of restaurants have them.
@Suite struct BreaksAndRemarksTests {
  @Test(arguments: [
    ("11:30~21:00 (브레이크타임 15:00~17:00)", "11:30-15:00,17:00-21:00"),
    ("Mon-Fri 11am-9pm (break 3-5pm), Sat 12-9pm", "Mo-Fr 11:00-15:00,17:00-21:00, Sa 12:00-21:00"),
    ("Mo-Fr 9-17 (closed 12-13)", "Mo-Fr 09:00-12:00,13:00-17:00"),
    ("Mo-Fr 9-17, break 12-13; Sa 9-12", "Mo-Fr 09:00-12:00,13:00-17:00; Sa 09:00-12:00"),
    ("Mo-Fr 8:00-18:00, Mittagspause: 12:00-13:00", "Mo-Fr 08:00-12:00,13:00-18:00"),
    ("11:00-22:00 (休憩 15:00-17:00)", "11:00-15:00,17:00-22:00"),
    ("Mo-Fr 9-18 lunch break 12-13", "Mo-Fr 09:00-12:00,13:00-18:00"),
    ("9-5 (break 12-1)", "09:00-12:00,13:00-17:00"),
    ("11:30-21:30 (15:00-17:00 브레이크타임)", "11:30-15:00,17:00-21:30"),
    (
      "매일 11:00 - 21:00 (브레이크타임 15:00-17:00, 라스트오더 20:30)",
      "Mo-Su 11:00-15:00,17:00-21:00 open \"라스트오더 20:30\""
    ),
    ("10-6 (closed 1-2)", "10:00-13:00,14:00-18:00"),
    (
      "월-금 11:30-22:00; 토 12:00-22:00; 15:00-17:00 브레이크타임",
      "Mo-Fr 11:30-15:00,17:00-22:00; Sa 12:00-15:00,17:00-22:00"
    ),
  ])
  func aBreakIsTakenFromTheHours(value: String, canonical: String) { check(value, canonical) }

  @Test(arguments: [
    "Mo-Fr break 12-13", "break 12-13", "Mo-Fr 9-12, break 12-13", "Mo-Fr 9-12 (closed 9-10)",
    "break 12-13, Mo-Fr 9-17", "11:30-22:00 (break", "Mo-Fr 9-17 (break 12-13",
    "11-21 (L.O. 20:30, break 15-17)", "11-21 (22-23 break)", "11-21 (15-17 break",
    "11-21 (break 15-17, L.O. 20:30", "11-21 (L.O. 20:30, Mo closed)",
    "11:00-21:00 (브레이크타임 15:00-17:00, 라스트오더 20:30, 월요일 휴무)",
  ])
  func aBreakOutsideTheHoursIsNotUnderstood(value: String) {
    #expect(Schedule.parse(value).schedule == nil, "\(value)")
  }

  @Test(arguments: [
    (
      "매일 11:30 - 22:00 / 15:00 - 17:00 브레이크타임 / 21:00 라스트오더",
      "Mo-Su 11:30-15:00,17:00-22:00 open \"21:00 라스트오더\""
    ),
    (
      "매일 11:30-22:00\n15:00-17:00 브레이크 타임\n라스트오더 21:00",
      "Mo-Su 11:30-15:00,17:00-22:00 open \"라스트오더 21:00\""
    ),
    (
      "Mo-Fr 11-24, Küche bis 22 Uhr, Sa 12-24",
      "Mo-Fr 11:00-24:00 open \"Küche bis 22 Uhr\", Sa 12:00-24:00"
    ),
    ("Mo-Sa 11-24; Küche 12-22", "Mo-Sa 11:00-24:00 open \"Küche 12-22\""),
    ("Mon-Sat 12-10pm, last orders 9.30pm", "Mo-Sa 12:00-22:00 open \"last orders 9.30pm\""),
    ("11-21 Uhr durchgehend warme Küche", "11:00-21:00 open \"durchgehend warme Küche\""),
    (
      "Ons–Sön 12:00–22:00 (köket stänger 21:00)", "We-Su 12:00-22:00 open \"köket stänger 21:00\""
    ),
    (
      "ランチ11:30-14:30(L.O.14:00)/ディナー17:30-22:00",
      "11:30-14:30 open \"L.O.14:00\", 17:30-22:00"
    ),
    (
      "Sun-Thu 11AM-10PM; Fri & Sat 11AM-11PM; Happy Hour Mon-Fri 3-6PM",
      "Su-Th 11:00-22:00; Fr,Sa 11:00-23:00 open \"Happy Hour Mon-Fri 3-6PM\""
    ),
    (
      "Mo–Fr: 11.30–14.30 Uhr (Mittagstisch), 17.30–22 Uhr",
      "Mo-Fr 11:30-14:30,17:30-22:00 open \"Mittagstisch\""
    ),
    ("Mo-Th 11am-10pm (happy hour 4-6pm)", "Mo-Th 11:00-22:00 open \"happy hour 4-6pm\""),
    (
      "11:30〜14:00（L.O.13:30）17:00〜22:00（L.O.21:30）",
      "11:30-14:00,17:00-22:00 open \"L.O.13:30 L.O.21:30\""
    ),
  ])
  func theKitchenNeedsNoParentheses(value: String, canonical: String) { check(value, canonical) }

  @Test(arguments: ["Mo-Sa 11-24, Küche 12-14, 18-22", "last 10-12", "Mo off, Küche bis 22"])
  func otherWordsAreNoRemarkOnTheKitchen(value: String) {
    #expect(Schedule.parse(value).schedule == nil, "\(value)")
  }

  @Test(arguments: [
    ("Öffnungszeiten: Mo-Fr 9-18 Uhr", "Mo-Fr 09:00-18:00"),
    ("Opening hours: 10am - 10pm", "10:00-22:00"), ("Hours: M-F 9-5", "Mo-Fr 09:00-17:00"),
    ("定休日：日曜日・祝日　営業時間：17:00～24:00", "17:00-24:00; Su,PH off"),
    ("営業時間：17:00～24:00 定休日：日曜日・祝日", "17:00-24:00; Su,PH off"),
  ])
  func aHeadingSaysNothing(value: String, canonical: String) { check(value, canonical) }

  @Test(arguments: [
    ("[月～土] 11:00～15:00 [日] 休み", "Mo-Sa 11:00-15:00; Su off"),
    ("평일 06:00~24:00 / 주말·공휴일 08:00~22:00", "Mo-Fr 06:00-24:00; Sa-Su,PH 08:00-22:00"),
    ("L-J 12-23, V-S 12-24, D 12-17", "Mo-Th 12:00-23:00, Fr-Sa 12:00-24:00, Su 12:00-17:00"),
    ("L a V de 9 a 18 h, S 10-14", "Mo-Fr 09:00-18:00, Sa 10:00-14:00"),
    ("Sunday only 10:00-14:00", "Su 10:00-14:00"),
    ("Mo-Fr 10-14, Sa only by appointment", "Mo-Fr 10:00-14:00, Sa \"only by appointment\""),
    ("pon-pt od 10:00 do 22:00", "Mo-Fr 10:00-22:00"),
    ("Do 10-22, Mo off", "Th 10:00-22:00, Mo off"),
    ("man-tors 16-22, fre-lør 16-24", "Mo-Th 16:00-22:00, Fr-Sa 16:00-24:00"),
    ("Chiuso il lunedì. 12.30-14.30, 19.30-22.30", "12:30-14:30,19:30-22:30; Mo off"),
    ("매주 월요일 휴무, 11:30~21:00", "11:30-21:00; Mo off"),
  ])
  func daysInOtherForms(value: String, canonical: String) { check(value, canonical) }

  @Test(arguments: [
    ("18:00-02:00, closed Mondays", "Tu-Su 18:00-02:00"),
    ("Tuesday closed, 6 PM - 2 AM", "We-Mo 18:00-02:00"),
    ("Closed Mon and Wed; daily 6pm-2am", "Tu,Th-Su 18:00-02:00"),
    ("17:00～翌1:00 日・祝休み", "Mo-Sa 17:00-01:00; PH off"),
    ("18:00-02:00; Mo off", "18:00-02:00; Mo off"),
    (
      "18:00-02:00, closed Monday to Wednesday, closed Thursday to Sunday",
      "18:00-02:00, Mo-We off, Th-Su off"
    ),
  ])
  func aDayOffDoesNotEndTheNightBeforeIt(value: String, canonical: String) {
    check(value, canonical)
  }

  @Test(arguments: [
    (
      "Mar–sáb 12:00–15:00 y 19:00–23:00 · cerrado dom–lun",
      "Tu-Sa 12:00-15:00,19:00-23:00; Su-Mo off"
    ),
    ("11:00–15:00 y 18:00–22:00 · cerrado viernes", "11:00-15:00,18:00-22:00; Fr off"),
    ("Mo-Sa 11:00-22:00 / closed Sunday", "Mo-Sa 11:00-22:00; Su off"),
  ])
  func aBarMayPrecedeADayOff(value: String, canonical: String) { check(value, canonical) }

  @Test(arguments: [
    ("上午10点到晚上12点", "10:00-24:00"), ("晚上6点到凌晨2点", "18:00-02:00"),
    ("每天上午10点到晚上9点，全年无休", "Mo-Su 10:00-21:00"), ("17:00～24:00 無休", "Mo-Su 17:00-24:00"),
    (
      "11:00–16:00／17:00–22:00（LO 20:30），無定休",
      "11:00-16:00,17:00-22:00 open \"LO 20:30\""
    ),
    ("오후 6시 ~ 새벽 2시", "18:00-02:00"), ("오전 11시 ~ 밤 10시", "11:00-22:00"),
  ])
  func wordsForTheNight(value: String, canonical: String) { check(value, canonical) }

  @Test(arguments: [
    ("ทุกวัน 10:30–14:00 และ 17:00–20:00", "Mo-Su 10:30-14:00,17:00-20:00"),
    ("09:00–21:00 (ปิดวันพุธ)", "09:00-21:00; We off"),
    ("จันทร์-ศุกร์ 10.00-22.00 น.", "Mo-Fr 10:00-22:00"),
    ("เปิดทุกวัน เวลา 11:00 ถึง 21:00 น.", "Mo-Su 11:00-21:00"),
    ("จ.-ศ. 9:00-18:00, ส.-อา. 10:00-20:00", "Mo-Fr 09:00-18:00, Sa-Su 10:00-20:00"),
  ])
  func hoursInThai(value: String, canonical: String) { check(value, canonical) }

  @Test(arguments: [
    "주말 및 공휴일 휴무", "Weekends closed", "全年无休", "S 10-14", "M-S 9-5", "10:00–20:00 / 23:00",
  ])
  func whatSaysTooLittleIsNotUnderstood(value: String) {
    #expect(Schedule.parse(value).schedule == nil, "\(value)")
  }
}
