import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// What people ask with in other languages.
@Suite struct ForeignWordsTests {
  private static let cuisines: Set<String> = ["asian", "italian", "japanese", "pizza", "sushi"]

  private func words(_ line: String) throws -> String {
    let grammar = WordGrammar(
      filtersByServing: true,
      cuisine: { text in
        let cuisine = ForeignCuisine.slug(of: text) ?? text
        return Self.cuisines.contains(cuisine) ? cuisine : nil
      },
      isPlace: { $0 == "gare" }, isName: { _ in false })
    return WishWords(wish: try grammar.wish(WordGrammar.words([line]))).line
  }

  @Test(arguments: [
    ("asiatisch, aber nicht sushi", "cuisine asian, not sushi"),
    ("italiener ohne pizza", "cuisine italian, not pizza"),
    ("asiatique mais pas japonais", "cuisine asian, not japanese"),
    ("sin pizza", "not pizza"), ("niente", "search 'niente'"), ("senza carne", "diet vegetarian"),
    ("geen sushi", "not sushi"), ("ohne fleisch", "diet vegetarian"),
    ("pas de viande", "diet vegetarian"), ("sans gluten", "diet gluten free"),
    ("italien pas cher", "cuisine italian, up to $$"),
    ("Bakker Zonder Naam", "search 'Bakker Zonder Naam'"),
  ]) func whatIsNotWantedIsLeftOut(_ line: String, _ expected: String) throws {
    #expect(try words(line) == expected)
  }

  @Test(arguments: [
    ("gibt es hier einen guten Italiener", "cuisine italian"),
    ("wo kann man gut essen", ""), ("où manger ce soir", "open 20:00"),
    ("¿dónde comer cerca?", ""), ("comida italiana", "cuisine italian"),
    ("ristorante italiano stasera", "cuisine italian, open 20:00"),
    ("vegetarisch und günstig", "diet vegetarian, up to $$"),
    ("resto japonais près de la gare", "cuisine japanese, near gare"),
    ("quán chay gần đây", "diet vegetarian"), ("pizza bitte", "cuisine pizza"),
    ("pizza gần gare", "cuisine pizza, near gare"),
    ("bon appetit", "search 'bon appetit'"), ("una mamma", "search 'una mamma'"),
  ]) func whatSaysNothingIsPassedOver(_ line: String, _ expected: String) throws {
    #expect(try words(line) == expected)
  }

  @Test(arguments: [
    ("Frühstück am Sonntag", "open Sun 09:00"), ("le lundi à midi", "open Mon 12:00"),
    ("el viernes a las 14", "open Fri 14:00"), ("alle 20", "open 20:00"),
    ("sushi op maandag", "cuisine sushi, open Mon at this time of day"),
  ]) func daysAndTimesAreRead(_ line: String, _ expected: String) throws {
    #expect(try words(line) == expected)
  }

  @Test func whatCannotBeLeftOutIsNotLookedFor() throws {
    let failure = #expect(throws: Failure.self) { try words("asiatisch nicht scharf") }
    #expect(failure?.message.contains("'scharf'") == true)
  }
}
