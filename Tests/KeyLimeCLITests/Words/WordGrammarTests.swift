import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

@Suite struct WordGrammarTests {
  private static let cuisines: Set<String> = ["thai", "fish and chips", "taco"]
  private static let places: Set<String> = ["work", "Leith", "San Luis Obispo"]

  private func wish(_ line: String, filtersByServing: Bool = true) throws -> Wish {
    try WordGrammar(
      filtersByServing: filtersByServing,
      cuisine: { text in Self.cuisines.contains(text) ? text : nil },
      isPlace: { text in Self.places.contains(text) },
      isName: { text in text == "the gate" },
      isPerson: { text in ["Priya", "Eli", "Ana Lee", "me"].contains(text) }
    ).wish(WordGrammar.words([line]))
  }

  private func words(_ line: String, filtersByServing: Bool = true) throws -> String {
    WishWords(wish: try wish(line, filtersByServing: filtersByServing)).line
  }

  @Test(arguments: [
    ("thai", "cuisine thai"), ("Thai cheap tonight", "cuisine thai, up to $$, open 20:00"),
    ("cheap thai and fish and chips", "cuisine thai or fish and chips, up to $$"),
    ("up to $$$", "up to $$$"), ("under $$", "up to $$"), ("$ $$", "price $ or $$"),
    ("fancy", "price $$$ or $$$$"), ("cafes", "kind cafe"), ("Cafés bars", "kind cafe or bar"),
    ("bakeries", "kind bakery"), ("ice cream", "kind ice cream"),
    ("veggie gluten free", "diet vegetarian and gluten free"), ("open", "open now"),
    ("open now", "open now"), ("open late", "open 23:00"), ("7pm", "open 19:00"),
    ("open 24 hours", "open 04:00"), ("24/7 cafe", "kind cafe, open 04:00"),
    ("thai open all night", "cuisine thai, open 04:00"),
    ("at noon", "open 12:00"), ("fri 7pm", "open Fri 19:00"),
    ("on friday", "open Fri at this time of day"),
    ("tomorrow 19:30", "open tomorrow 19:30"), ("open nov 18 20:00", "open 18 Nov 20:00"),
    ("friday", "search 'friday'"), ("rising sun", "search 'rising sun'"),
    ("500m", "within 500 m"), ("within 1.5", "within 1.5 km"),
    ("within five", "search 'within five'"),
    ("within 2km", "within 2 km"), ("10min", "within 800 m"),
    ("10 min", "within 800 m"), ("thai under 1km", "cuisine thai, within 1 km"),
    ("at most 500 m", "within 500 m"), ("up to 2km", "within 2 km"),
    ("10 min walk cheap", "up to $$, within 800 m"), ("500m away", "within 500 m"),
    ("thai in 500m", "cuisine thai, within 500 m"), ("in 30m", "open in 30 minutes"),
    ("bars in 1km", "kind bar, within 1 km"),
    ("walking distance thai", "cuisine thai, within 1.2 km"),
    ("within walking distance of Leith", "near Leith, within 1.2 km"),
    ("1,5km", "within 1.5 km"), ("1,5 km", "within 1.5 km"), ("0,5mi", "within 800 m"),
    ("thai,2km", "cuisine thai, within 2 km"), ("5 500m", "within 500 m, search '5'"),
    ("under the bridge", "search 'under the bridge'"), ("max 2", "search 'max 2'"),
    ("late night thai", "cuisine thai, open 23:00"), ("late at night", "open 23:00"),
    ("near work open late", "open 23:00, near work"),
    ("near the Leith cheap", "up to $$, near Leith"), ("thai near me", "cuisine thai, near me"),
    ("in San Luis Obispo", "near San Luis Obispo"),
    ("hours known", "known hours"),
    ("cafes hours unknown", "kind cafe, unknown hours"),
    ("unknown price", "unknown price"), ("thai rating known", "cuisine thai, known rating"),
    ("not thai", "not thai"), ("no fish and chips not bars", "not fish and chips or bar"),
    ("without any taco", "not taco"), ("not a bar cheap", "up to $$, not bar"),
    ("anything but thai", "not thai"), ("nothing but thai", "cuisine thai"),
    ("everything except the bars", "not bar"),
    ("cheap but not thai", "up to $$, not thai"), ("anything other than thai", "not thai"),
    ("not thai and bars", "not thai or bar"), ("not thai and cheap", "up to $$, not thai"),
    ("not thai,bars", "not thai or bar"),
    ("not thai, the gate,taco", "not thai or the gate or taco"),
    ("not thai, cheap", "up to $$, not thai"), ("thai, not bars", "cuisine thai, not bar"),
    ("neither thai nor bars", "not thai or bar"),
    ("no the gate 500m", "within 500 m, not the gate"),
    ("not a thai or a bar", "not thai or bar"), ("without any meat", "diet vegetarian"),
    ("not a very cheap bar", "kind bar, price $$$ or $$$$"), ("thai food please", "cuisine thai"),
    ("under $10", "up to $"), ("thai under 20 euros", "cuisine thai, up to $$"),
    ("max £40", "up to $$$"), ("less than 50€ tonight", "up to $$$$, open 20:00"),
    ("under £7.50", "up to $"), ("under 10.50 euros", "up to $$"),
    ("thai £10", "cuisine thai, up to $"),
    ("under £15 a head", "up to $$"),
    ("thai 30€ per person tonight", "cuisine thai, up to $$$, open 20:00"),
    ("unter 20 Euro", "up to $$"), ("10 pound burger", "search '10 pound burger'"),
    ("under 10", "search 'under 10'"), ("under 50kg", "search 'under 50kg'"),
    ("under 10k run club", "search 'under 10k run club'"), ("50k", "search '50k'"),
    ("best thai", "cuisine thai"), ("thai on the Leith", "cuisine thai, near Leith"),
    ("luna on Leith", "search 'luna on Leith'"), ("thai house", "cuisine thai"),
    ("thai joints near work", "cuisine thai, near work"),
    ("thai house of luna", "cuisine thai, search 'house of luna'"), ("I want thai", "cuisine thai"),
    ("where can we eat thai", "cuisine thai"), ("where is the nearest cafe", "kind cafe"),
    ("looking for a cheap cafe", "kind cafe, up to $$"),
    ("i'd like thai please", "cuisine thai"), ("all i want", "search 'all i want'"),
    ("party of 5", ""), ("thai 3 of us", "cuisine thai"), ("with two vegans", "diet vegan"),
    ("2 vegetarians", "diet vegetarian"), ("2 vegan", "diet vegan, search '2'"),
    ("thai table for 2", "cuisine thai"), ("table for two tonight", "open 20:00"),
    ("table for one more", "search 'more'"), ("round table", "search 'round table'"),
    ("cheap eats", "up to $$"), ("cheapest thai", "cuisine thai, up to $$"),
    ("traditional thai food", "cuisine thai"),
    ("nearest good cafe", "kind cafe"),
    ("thai for two", "cuisine thai"), ("thai for seven", "cuisine thai"),
    ("thai for 4 people tonight", "cuisine thai, open 20:00"),
    ("for rent", "search 'rent'"), ("thai in town", "cuisine thai"),
    ("not thai or bars", "not thai or bar"), ("thai or taco", "cuisine thai or taco"),
    ("$ or $$", "price $ or $$"), ("cafe or bar", "kind cafe or bar"),
    ("vegetarian or vegan cheap", "diet vegetarian, up to $$"),
    ("vegan or veggie", "diet vegetarian"), ("thai or luna", "search 'thai or luna'"),
    ("thai or taco or luna cheap", "up to $$, search 'thai or taco or luna'"),
    ("luna or fish and chips", "search 'luna or fish and chips'"),
    ("or", "search 'or'"), ("or cheap", "up to $$, search 'or'"),
    ("salt or straw", "search 'salt or straw'"),
    ("not cheap", "price $$$ or $$$$"),
    ("not too expensive", "price $ or $$"), ("not $$$$", "price $ or $$ or $$$"),
    ("thai no meat", "cuisine thai, diet vegetarian"), ("without gluten", "diet gluten free"),
    ("salt and straw cheap", "up to $$, search 'salt and straw'"),
    ("thai with Priya", "cuisine thai, with Priya"),
    ("with Eli and Ana Lee and cheap", "up to $$, with Eli and Ana Lee"),
    ("with me and Eli thai", "cuisine thai, with Eli"),
    ("with Priya, Eli, Ana Lee, thai", "cuisine thai, with Priya and Eli and Ana Lee"),
    ("with Priya, and Eli", "with Priya and Eli"),
    ("thai with Eli and me", "cuisine thai, with Eli"), ("thai with me", "cuisine thai"),
    ("thai with fish", "cuisine thai, search 'fish'"),
    ("thai, cheap", "cuisine thai, up to $$"), ("meat free", "diet vegetarian"),
    ("meat-free thai", "cuisine thai, diet vegetarian"), ("dairy free", "diet lactose free"),
    ("vegan only", "diet vegan only"), ("only veggie cheap", "diet vegetarian only, up to $$"),
    ("only gluten free vegan", "diet vegan and gluten free only"), ("only", "search 'only'"),
    ("gluten-free", "diet gluten free"), ("glutenfree", "diet gluten free"),
    ("at least $$$", "price $$$ or $$$$"), ("no less than $$$", "price $$$ or $$$$"),
    ("more than $$ thai", "cuisine thai, price $$$ or $$$$"), ("over $$$", "price $$$$"),
    ("at least $$ up to $$$", "price $$ or $$$ or $$$$, up to $$$"),
    ("no more than $$", "up to $$"), ("not more than $$ thai", "cuisine thai, up to $$"),
    ("max $$", "up to $$"), ("less than $$$", "up to $$$"), ("no more than £10", "up to $"),
    ("no more than 500m", "within 500 m"), ("no further than 2km", "within 2 km"),
    ("within 500m of work", "near work, within 500 m"), ("500m from me", "near me, within 500 m"),
    ("thai 10 min walk from Leith cheap", "cuisine thai, up to $$, near Leith, within 800 m"),
    ("1km away from the Leith", "near Leith, within 1 km"),
    ("10 minutes walking from here", "near me, within 800 m"),
    ("thai close to me", "cuisine thai, near me"), ("around here cheap", "up to $$, near me"),
    ("within a 10 minute walk of Leith", "near Leith, within 800 m"),
    ("half a mile from work", "near work, within 800 m"),
    ("a km thai", "cuisine thai, within 1 km"),
    ("within a km of work", "near work, within 1 km"), ("within 2", "within 2 km"),
    ("close to work thai", "cuisine thai, near work"), ("next to the Leith", "near Leith"),
    ("next to nothing", "search 'next to nothing'"),
    ("$$ or less", "up to $$"), ("thai $$$ or more", "cuisine thai, price $$$ or $$$$"),
    ("$$ and up cheap", "price $$ or $$$ or $$$$, up to $$"),
    ("plant-based thai", "cuisine thai, diet vegan"), ("plant based", "diet vegan"),
    ("fully vegan", "diet vegan only"), ("100% vegan thai", "cuisine thai, diet vegan only"),
    ("vegan friendly", "diet vegan"), ("vegetarian-friendly thai", "cuisine thai, diet vegetarian"),
    ("thai with vegan options", "cuisine thai, diet vegan"),
    ("good for vegans", "diet vegan"), ("coeliac", "diet gluten free"), ("gf", "diet gluten free"),
    ("gluten free options only", "diet gluten free, search 'only'"),
    ("végétarien", "diet vegetarian"), ("comida vegana", "diet vegan"),
    ("thai tonight?", "cuisine thai, open 20:00"),
    ("any good thai? cheap!", "cuisine thai, up to $$"),
    ("thai near work.", "cuisine thai, near work"),
    ("?", "search '?'"), ("luna! park", "search 'luna! park'"),
    ("fully booked", "search 'fully booked'"), ("friendly thai", "cuisine thai, search 'friendly'"),
    ("lactosefree", "diet lactose free"), ("free wifi", "search 'free wifi'"),
  ])
  func isReadAs(_ line: String, _ expected: String) throws {
    #expect(try words(line) == expected)
  }

  @Test(arguments: [
    ("open after 11pm", "open 23:00"), ("thai after 9pm", "cuisine thai, open 21:00"),
    ("what is open after 11pm near work", "open 23:00, near work"),
    ("open past midnight", "open 00:00"), ("open until 10pm", "open 21:59"),
    ("open till midnight", "open 23:59"), ("till friday 10pm", "open Fri 21:59"),
    ("thai at 19", "cuisine thai, open 19:00"),
    ("steak, open till 23", "open 22:59, search 'steak'"),
    ("thai after 21 cheap", "cuisine thai, up to $$, open 21:00"),
    ("tomorrow 20", "open tomorrow 20:00"),
    ("friday midnight thai", "cuisine thai, open Fri 24:00"),
    ("at 18 high street", "search 'at 18 high street'"),
    ("open till late", "open 23:00"), ("open until late thai", "cuisine thai, open 23:00"),
    ("open late tonight", "open 23:00"), ("late tomorrow", "open tomorrow 23:00"),
    ("tomorrow morning", "open tomorrow 10:00"), ("this afternoon", "open today 15:00"),
    ("saturday afternoon thai", "cuisine thai, open Sat 15:00"),
    ("brunch sunday morning", "open Sun 10:00, passed over 'brunch'"),
    ("open christmas day", "open 25 Dec at this time of day"),
    ("on christmas thai", "cuisine thai, open 25 Dec at this time of day"),
    ("open new year’s eve 8pm", "open 31 Dec 20:00"), ("christmas dinner", "open 25 Dec 19:00"),
    ("open on boxing day at noon", "open 26 Dec 12:00"), ("christmas", "search 'christmas'"),
    ("thai in an hour", "cuisine thai, open in 1 hour"), ("in half an hour", "open in 30 minutes"),
    ("in 2 hours near work", "open in 2 hours, near work"), ("in 30 minutes", "open in 30 minutes"),
    ("tonight at 8", "open 20:00"), ("thai at 9 tonight", "cuisine thai, open 21:00"),
    ("tonight until 10", "open 21:59"), ("this evening after 9 cheap", "up to $$, open 21:00"),
    ("at 7 this evening", "open 19:00"), ("friday night at 9", "open Fri 21:00"),
    ("tonight at 12", "open today 24:00"), ("thai at 4 in the morning", "cuisine thai, open 04:00"),
    ("tomorrow at 9 in the evening", "open tomorrow 21:00"), ("at 11 at night", "open 23:00"),
    ("at 2 at night thai", "cuisine thai, open 02:00"), ("8 o'clock tonight", "open 20:00"),
    ("friday at 9 o’clock in the evening", "open Fri 21:00"),
    ("at 8 in the afternoon tea rooms", "open 20:00, search 'tea rooms'"),
    ("8 oclock diner", "search '8 oclock diner'"),
    ("good friday dinner", "open Good Friday 19:00"),
    ("good friday", "open Good Friday at this time of day"),
    ("luna good friday 7pm", "open Good Friday 19:00, search 'luna'"),
    ("thai on easter monday", "cuisine thai, open Easter Monday at this time of day"),
    ("lunch whit monday", "open Whit Monday 12:30"), ("easter", "search 'easter'"),
    ("christmas eve", "open 24 Dec at this time of day"),
    ("good thai friday", "cuisine thai, open Fri at this time of day"),
    ("morning", "search 'morning'"), ("thai morning", "cuisine thai, search 'morning'"),
    ("this evening", "open 20:00"), ("tomorrow night", "open tomorrow 20:00"),
    ("thai friday evening", "cuisine thai, open Fri 20:00"),
    ("8pm friday", "open Fri 20:00"), ("open at 1:30am sunday", "open Sun 01:30"),
    ("8pm sun thai", "cuisine thai, open Sun 20:00"), ("thai sun", "cuisine thai, search 'sun'"),
    ("7pm tonight", "open 19:00"), ("tonight 9pm", "open 21:00"), ("7pm open", "open 19:00"),
    ("thai friday", "cuisine thai, open Fri at this time of day"),
    ("thai friday week", "cuisine thai, open Fri week at this time of day"),
    ("thai day after tomorrow", "cuisine thai, open in 2 days at this time of day"),
    ("lunch the day after tomorrow", "open in 2 days 12:30"),
    ("friday cheap", "up to $$, open Fri at this time of day"),
    ("tomorrow thai at 7pm", "cuisine thai, open tomorrow 19:00"),
    ("tomorrow night until 11pm", "open tomorrow 20:00 until 23:00"),
    ("tomorrow 1pm until 3pm", "open tomorrow 13:00 until 15:00"),
    ("sunday 6pm until late", "open Sun 23:00"), ("sunday night until late", "open Sun 23:00"),
    ("1pm until 3pm tomorrow", "open tomorrow 13:00 until 15:00"),
    ("1pm until 3pm", "open 13:00 until 15:00"),
    ("friday 9pm until 1am", "open Fri 21:00 until 01:00"),
    ("open for 2 hours", "open now for 2 hours"), ("for another hour", "open now for 1 hour"),
    ("friday 7pm for 90 minutes", "open Fri 19:00 until 20:30"),
    ("for at least three hours friday 7pm", "open Fri 19:00 until 22:00"),
    ("table for 4 for half an hour", "open now for 30 minutes"),
    ("friday until 1am", "open Fri night 00:59"),
    ("until 1am friday", "open Fri night 00:59"),
    ("9pm until 1am friday", "open Fri 21:00 until 01:00"),
    ("friday 9pm until saturday 1am", "open Sat 00:59"), ("tonight until 1am", "open 00:59"),
    ("today 8pm until 1am", "open today 20:00 until 01:00"),
    ("friday night 1am", "open Fri night 01:00"), ("tomorrow morning 9am", "open tomorrow 09:00"),
    ("friday evening thai 7pm", "cuisine thai, open Fri 19:00"),
    ("8pm sunday tonight", "open Sun 20:00"), ("sunday at 7pm 6 dec", "open 6 Dec 19:00"),
    ("6 dec sunday 7pm", "open 6 Dec 19:00"), ("6 dec sunday at 7pm", "open 6 Dec 19:00"),
    ("27 november friday thai", "cuisine thai, open 27 Nov at this time of day"),
    ("6 dec thai sunday 7pm", "cuisine thai, open 6 Dec 19:00"),
    ("fri 27 nov 19:30", "open 27 Nov 19:30"), ("fri, 27 nov, 7.30pm", "open 27 Nov 19:30"),
    ("saturday 7.30pm thai", "cuisine thai, open Sat 19:30"), ("7.30 pm", "open 19:30"),
    ("thai saturday 19.30", "cuisine thai, open Sat 19:30"),
    ("friday the 27th of november 2026 at 7.30 pm", "open 2026-11-27 19:30"),
    ("thai 28th nov", "cuisine thai, open 28 Nov at this time of day"),
    ("from 7pm until 9pm tomorrow", "open tomorrow 19:00 until 21:00"),
    ("7pm to 9pm", "open 19:00 until 21:00"),
    ("saturday 8pm to 1am", "open Sat 20:00 until 01:00"),
    ("way to 7pm", "open 19:00, search 'way to'"),
    ("this saturday 7pm", "open Sat 19:00"),
    ("thai tomorrow midday", "cuisine thai, open tomorrow 12:00"),
    ("thai 19h", "cuisine thai, open 19:00"), ("thai 19h30", "cuisine thai, open 19:30"),
    ("thai on sundays", "cuisine thai, open Sun at this time of day"),
    ("thai thứ hai", "cuisine thai, open Mon at this time of day"),
    ("thai open right now", "cuisine thai, open now"), ("right now", "open now"),
    ("right turn", "search 'right turn'"),
    ("7.30", "search '7.30'"), ("under 7.30", "search 'under 7.30'"),
    ("25/12", "open 25 Dec at this time of day"),
    ("thai on 25/12 7pm", "cuisine thai, open 25 Dec 19:00"), ("24/7", "open 04:00"),
    ("dinner 24.12.", "open 24 Dec 19:00"), ("luna 25/12", "search 'luna 25/12'"),
    ("5/12 high street", "search '5/12 high street'"),
    ("20 Uhr", "open 20:00"), ("thai um 20.30 Uhr", "cuisine thai, open 20:30"),
    ("um 19 Uhr 30", "open 19:30"), ("um die ecke", "search 'um die ecke'"),
    ("thai à 20h", "cuisine thai, open 20:00"), ("a las 20:30", "open 20:30"),
    ("lúc 19h30", "open 19:30"), ("thai heute Abend", "cuisine thai, open 20:00"),
    ("ce soir", "open 20:00"), ("esta noche 9pm", "open 21:00"), ("tối nay", "open 20:00"),
    ("thai morgen 20 Uhr", "cuisine thai, open tomorrow 20:00"),
    ("thai demain à 20h", "cuisine thai, open tomorrow 20:00"), ("mañana", "search 'mañana'"),
    ("am Wochenende", "open at the weekend at this time of day"),
    ("thai este fin de semana", "cuisine thai, open at the weekend at this time of day"),
    ("cuối tuần này", "open at the weekend at this time of day"),
    ("thai mañana", "cuisine thai, open tomorrow at this time of day"),
    ("thai ouvert maintenant", "cuisine thai, open now"), ("đang mở cửa", "open now"),
    ("bank holiday inn", "search 'bank holiday inn'"),
    ("rising friday", "search 'rising friday'"), ("friday house", "search 'friday house'"),
    ("at 12 high street", "search 'at 12 high street'"), ("7", "search '7'"),
  ])
  func aTimeIsReadAs(_ line: String, _ expected: String) throws {
    #expect(try words(line) == expected)
  }

  @Test(arguments: [
    ("thai lunch", "cuisine thai, passed over 'lunch'"),
    ("dinner with friends tonight", "open 20:00, passed over 'dinner with friends'"),
    ("thai with my colleagues", "cuisine thai, passed over 'with my colleagues'"),
    ("lunch tomorrow with the team", "open tomorrow 12:30, passed over 'with the team'"),
    ("luna with friends", "search 'luna with friends'"),
    ("with friends of friends", "search 'friends of friends'"),
    (
      "vegetarian lunch 10 minutes walk not taco",
      "diet vegetarian, within 800 m, not taco, passed over 'lunch'"
    ), ("quick lunch near work", "near work, passed over 'quick lunch'"),
    ("cheap dinner tonight", "up to $$, open 20:00, passed over 'dinner'"),
    ("lunch tomorrow", "open tomorrow 12:30"), ("sunday dinner", "open Sun 19:00"),
    ("dinner sunday", "open Sun 19:00"), ("lunch today", "open 12:30"),
    ("breakfast 500m", "within 500 m, passed over 'breakfast'"),
    ("thai within 1000 yards", "cuisine thai, within 910 m"),
    ("two miles thai", "cuisine thai, within 3.2 km"), ("half mile", "within 800 m"),
    ("a quarter of a mile", "within 400 m"), ("ten minutes walk", "within 800 m"),
    ("thai nearby", "cuisine thai"), ("cafe in der Nähe", "kind cafe"),
    ("thai près de moi", "cuisine thai"), ("thai cerca de mí cheap", "cuisine thai, up to $$"),
    ("thai gần đây", "cuisine thai"), ("gan day quan", "search 'gan day quan'"),
    ("the nearby inn", "search 'the nearby inn'"),
    ("500m street ride", "within 500 m, search 'street ride'"),
    ("500m ride cafe", "kind cafe, within 500 m, search 'ride'"),
    ("10min street", "within 800 m, search 'street'"),
    ("thai dinner at 8", "cuisine thai, open 20:00, passed over 'dinner'"),
    ("a table for two at 8", "open 20:00"), ("table for 4 tomorrow at 1", "open tomorrow 13:00"),
    ("table for 2 at 8am", "open 08:00"), ("table for 6 at 11", "open 11:00"),
    ("cheap lunch at 1", "up to $$, open 13:00, passed over 'lunch'"),
    ("brunch tomorrow at 10am", "open tomorrow 10:00, passed over 'brunch'"),
    ("a quick bite 500m", "within 500 m"),
    ("lunch", "search 'lunch'"), ("lunch box cheap", "up to $$, search 'lunch box'"),
    ("the lunch", "search 'the lunch'"), ("quick", "search 'quick'"),
    ("quick lunch", "passed over 'quick lunch'"),
  ])
  func aMealIsReadAs(_ line: String, _ expected: String) throws {
    #expect(try words(line) == expected)
  }

  @Test(arguments: [
    ("4 stars or more", "rated at least 4 stars"),
    ("thai 4+ stars", "cuisine thai, rated at least 4 stars"),
    ("thai rated at least 4", "cuisine thai, rated at least 4 stars"),
    ("at least 4,5 stars", "rated at least 4.5 stars"),
    ("over 4.7 stars", "rated at least 4.71 stars"), ("over 5 stars", "search 'over 5 stars'"),
    ("4 limes and up", "rated at least 4 stars"),
    ("5 star thai", "cuisine thai, rated at least 4.5 stars"),
    ("4-star thai", "cuisine thai, rated at least 4 stars"),
    ("at least 5 stars", "rated at least 5 stars"), ("rated 6", "search '6'"),
    ("0 stars", "search '0 stars'"), ("three stars", "search 'three stars'"),
    ("luna 4 stars", "search 'luna 4 stars'"),
    ("luna 4+ stars", "rated at least 4 stars, search 'luna'"), ("4 seasons", "search '4 seasons'"),
  ])
  func aRatingIsReadAs(_ line: String, _ expected: String) throws {
    #expect(try words(line) == expected)
  }

  @Test(arguments: [
    ("late lunch tomorrow", "open tomorrow 14:00"),
    ("top 3 lunch tomorrow", "open tomorrow 12:30, 3 places"),
    ("late dinner", "passed over 'late dinner'"),
    ("early dinner friday", "open Fri 17:30"), ("thai late", "cuisine thai, open 23:00"),
    ("still open", "open now"), ("top 3 thai", "cuisine thai, 3 places"),
    ("highly rated thai", "cuisine thai"), ("street food", "search 'street food'"),
    ("afternoon tea", "search 'tea'"), ("is anything open", "open now"),
    ("anything open after 11pm", "open 23:00"), ("not thai again", "not thai"),
    ("something different", "new to you"),
    ("nearest 3 cafes", "kind cafe, 3 places"), ("3 nearest cafes", "kind cafe, 3 places"),
    ("top 5", "5 places"), ("thai top one", "cuisine thai, one place"),
    ("top 100", "100 places"),
    ("three thai places", "cuisine thai, 3 places"), ("5 cafes", "kind cafe, 5 places"),
    ("3 options", "3 places"), ("one thai place", "cuisine thai, one place"),
    ("two vegan bars", "kind bar, diet vegan, 2 places"),
    ("5 star thai", "cuisine thai, rated at least 4.5 stars"),
    ("8 thai", "cuisine thai, search '8'"),
    ("luna top 3", "search 'luna top 3'"),
    ("well rated thai", "cuisine thai"), ("top-rated thai", "cuisine thai"),
    ("budget lunch", "up to $$, passed over 'lunch'"),
    ("thai on a budget", "cuisine thai, up to $$"),
    ("posh thai", "cuisine thai, price $$$ or $$$$"), ("luna budget", "search 'luna budget'"),
    ("team lunch", "passed over 'team lunch'"), ("family dinner friday", "open Fri 19:00"),
    ("cafe closing after 6pm", "kind cafe, open 18:00"), ("closing", "search 'closing'"),
    ("thai not too far", "cuisine thai"), ("not far from work", "near work"),
    ("thai not far from here", "cuisine thai, near me"),
    ("takeaway only", "offers takeaway"), ("günstige taco", "cuisine taco, up to $$"),
    ("pas cher", "up to $$"), ("Frühstück morgen", "open tomorrow 09:00"),
    ("offen jetzt", "open now"), ("good value thai", "cuisine thai, up to $$"),
    ("thai cena", "cuisine thai, passed over 'cena'"),
    ("anything", ""),
  ])
  func wordsBesideOthersAreReadAs(_ line: String, _ expected: String) throws {
    #expect(try words(line) == expected)
  }

  @Test(arguments: [
    "nut free", "peanut-free thai", "egg free", "pork free", "nut allergy",
    "thai, allergic to fish",
    "milk allergy", "allergies", "egg intolerance",
  ])
  func whatWouldHarmIsNotLookedFor(_ line: String) throws {
    let failure = #expect(throws: Failure.self) { try words(line) }
    #expect(failure?.kind == .usage && failure?.code == "bad-value")
  }

  @Test(arguments: [
    ("the cafe near work", "kind cafe, near work"), ("the best thai", "cuisine thai"),
    ("the nearby inn", "search 'the nearby inn'"), ("top rated thai", "cuisine thai"),
    ("thai on a friday night", "cuisine thai, open Fri 20:00"),
    ("lunch on a tuesday", "open Tue 12:30"),
    ("somewhere to eat after midnight", "open 00:00"),
    ("fancy a taco", "cuisine taco"), ("fancy thai", "cuisine thai, price $$$ or $$$$"),
    ("are there any thai places", "cuisine thai"), ("craving thai", "cuisine thai"),
    ("which cafes are open now", "kind cafe, open now"), ("how about thai", "cuisine thai"),
    ("where should we eat tonight", "open 20:00"), ("let's get thai", "cuisine thai"),
    ("I'm in the mood for thai", "cuisine thai"), ("really good thai", "cuisine thai"),
    ("thai i haven't been to", "cuisine thai, search 'i haven't been to'"),
    ("somewhere i haven't been", "new to you"),
    ("where I haven't been", "new to you"),
    ("surprise me", "passed over 'surprise me'"), ("who has thai", "cuisine thai"),
    ("thai please", "cuisine thai"),
    ("somewhere we can all eat, one vegan", "diet vegan"),
    ("lactose intolerant thai", "cuisine thai, diet lactose free"),
    ("allergic to gluten", "diet gluten free"), ("gluten allergies", "diet gluten free"),
    ("thai for my birthday", "cuisine thai, passed over 'for my birthday'"),
    ("vegan for me and my wife", "diet vegan, passed over 'for me and my wife'"),
    ("luna for friends", "search 'luna for friends'"),
    ("reasonably priced thai", "cuisine thai, up to $$"),
    ("cheap and cheerful", "up to $$"), ("cheap and thai", "cuisine thai, up to $$"),
    ("cafe that serves vegan food", "kind cafe, diet vegan"),
    ("thai bar near work", "cuisine thai, near work"), ("taco shop", "cuisine taco"),
    ("ice cream parlour", "kind ice cream"), ("thai, bar", "cuisine thai, kind bar"),
    ("something new", "new to you"), ("new moon", "search 'new moon'"),
  ])
  func whatPeopleAskWithIsReadAs(_ line: String, _ expected: String) throws {
    #expect(try words(line) == expected)
  }

  @Test(arguments: [
    ("cheap brunch", "up to $$, passed over 'brunch'"), ("brunch sunday", "open Sun 11:00"),
    ("lunch tomorrow", "open tomorrow 12:30"),
    ("thai lunch tomorrow", "cuisine thai, open tomorrow 12:30"), ("dinner", "search 'dinner'"),
  ])
  func aMealIsATimeThoughItIsServed(_ line: String, _ expected: String) throws {
    let served: Set<String> = ["brunch", "lunch", "dinner", "thai"]
    let grammar = WordGrammar(
      filtersByServing: true, cuisine: { served.contains($0) ? $0 : nil }, isPlace: { _ in false },
      isName: { _ in false })
    #expect(WishWords(wish: try grammar.wish(WordGrammar.words([line]))).line == expected)
  }

  @Test(arguments: [
    "thai within 5 blocks", "10 minutes drive", "within 3 stops", "thai 10 minutes by bike",
    "thai 2 blocks", "two blocks away",
  ])
  func whatIsNoLengthIsRefused(_ line: String) throws {
    let failure = try #require(throws: Failure.self) { try wish(line) }
    #expect(failure.message.hasPrefix("cannot measure a distance as '"), "\(failure.message)")
  }

  @Test(arguments: [
    ("friday at 7", "at 7", "write 7pm or 7am"), ("tomorrow at 7", "at 7", "write 7pm or 7am"),
    ("tomorrow 7", "7", "write 7pm or 7am"), ("at 7", "at 7", "write 7pm or 7am"),
    ("open at 7 thai", "open at 7", "write 7pm or 7am"),
    ("thai after 7", "after 7", "write 7pm or 7am"), ("until 7", "until 7", "write 7pm or 7am"),
    ("open till 7 thai", "open till 7", "write 7pm or 7am"),
    ("past 12 cheap", "past 12", "write 12pm or 12am"),
    ("thai 8 o'clock", "8", "write 8pm or 8am"),
    ("at half past seven", "half past seven", "write 7:30pm or 7:30am"),
    ("thai quarter to 1", "quarter to 1", "write 12:45pm or 12:45am"),
    ("quarter past 12", "quarter past 12", "write 12:15pm or 12:15am"), ("thai at", "at", ""),
    ("cheap on thai", "on", ""),
    ("at 0", "at 0", "write 0:00"),
  ])
  func anHourAloneIsRefused(_ line: String, _ unclear: String, _ hint: String) throws {
    let failure = try #require(throws: Failure.self) { try wish(line) }
    #expect(failure.kind == .usage && failure.code == "bad-value")
    #expect(failure.message.contains("cannot read '\(unclear)'"), "\(failure.message)")
    #expect(failure.hints.contains { $0.hasPrefix(hint) })
  }

  @Test(arguments: [
    ("under 50k", "50k"), ("thai under 200.000đ", "200.000đ"), ("dưới 50k", "50k"),
    ("less than 200 baht tonight", "200 baht"),
  ])
  func anAmountOfOtherMoneyIsRefused(_ line: String, _ unclear: String) throws {
    let failure = try #require(throws: Failure.self) { try wish(line) }
    let reason = "only dollars, euros and pounds are compared with price levels"
    #expect(failure.message == "cannot read '\(unclear)' as a price: \(reason)")
  }

  @Test(arguments: [
    ("bank holiday monday", "bank holiday monday"), ("thai on bank holidays", "bank holidays"),
    ("open on public holidays", "public holidays"), ("this bank holiday 7pm", "bank holiday"),
  ])
  func aHolidayWithoutANameIsRefused(_ line: String, _ unclear: String) throws {
    let failure = try #require(throws: Failure.self) { try wish(line) }
    let message = "cannot read '\(unclear)' as a time: it does not say which holiday"
    #expect(failure.message == message)
  }

  @Test(arguments: ["5/12", "open on 5/12", "thai 5/12 cheap"])
  func aDateOfTwoMonthsIsRefused(_ line: String) throws {
    let failure = try #require(throws: Failure.self) { try wish(line) }
    #expect(failure.message == "cannot read '5/12' as a date: either number may be the month")
    #expect(failure.hints == ["write '5 Dec' or '12 May'"])
  }

  @Test(arguments: [
    ("at 0", "it has no minutes"), ("at 24", "it has no minutes"),
    ("at 12", "it may be in the morning or in the evening"),
  ])
  func anHourAloneIsRefusedForItsReason(_ line: String, _ reason: String) throws {
    let failure = try #require(throws: Failure.self) { try wish(line) }
    #expect(failure.message.hasSuffix(reason), "\(failure.message)")
  }

  @Test func whereWordsSearchCuisinesAndKindsSearchToo() throws {
    #expect(try words("cheap taco bar", filtersByServing: false) == "up to $$, search 'taco bar'")
    #expect(try words("taco or thai", filtersByServing: false) == "search 'taco or thai'")
    #expect(try words("vegan taco", filtersByServing: false) == "diet vegan, search 'taco'")
  }

  @Test func kindsMayBeFiltersWhereCuisinesSearch() throws {
    let grammar = WordGrammar(
      filtersByServing: false, filtersByKind: true, cuisine: { $0 }, isPlace: { _ in false },
      isName: { _ in false })
    for (line, expected) in [
      ("pubs", "kind pub"), ("fast food", "kind fast food"), ("thai", "search 'thai'"),
      ("bar or cafe", "kind bar or cafe"), ("pub or luna", "search 'pub or luna'"),
    ] {
      #expect(WishWords(wish: try grammar.wish(WordGrammar.words([line]))).line == expected)
    }
  }

  @Test(arguments: [
    "cheap or luna", "luna or cheap", "500m or less", "cheap or vegan", "thai or vegan",
    "vegan only or vegetarian", "vegan or vegetarian only",
    "vegan or gluten free", "tonight or tomorrow",
    "not luna", "not a curry", "without the fish", "not spicy thai", "not too spicy",
    "nothing spicy", "not thai or luna", "not open", "thai not vegan", "not near work", "no 500m",
    "1,500m", "1,500 km", "1,5min",
  ])
  func whatCannotBeObeyedIsRefused(_ line: String) throws {
    let failure = try #require(throws: Failure.self) { try wish(line) }
    #expect(failure.kind == .usage && failure.code == "bad-value")
  }

  @Test(arguments: [
    ("thai near nowhere", "near 'nowhere'"), ("near Royal Mile", "near 'Royal Mile'"),
    ("near the old castle cheap", "near 'old castle'"), ("near Nowhere 500m", "near 'Nowhere'"),
    ("thai in Rome tonight", "in 'Rome'"), ("in nowhere", "in 'nowhere'"),
    ("500m from Rome", "from 'Rome'"), ("thai within 1km of the old castle", "from 'old castle'"),
  ])
  func anUnknownPlaceIsNamed(_ line: String, _ name: String) throws {
    let failure = try #require(throws: Failure.self) { try wish(line) }
    #expect(failure.kind == .usage && failure.code == "unknown-place")
    #expect(failure.message == "cannot look \(name): no such place is known")
    #expect(failure.hints.contains { $0.contains("--near") })
  }

  @Test func wordsKeepTheirSpellingInNames() throws {
    #expect(try wish("Élan cheap").rest == ["Élan"])
  }
}
