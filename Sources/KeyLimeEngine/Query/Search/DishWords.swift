/// Dishes, drinks and meals, and what eateries are called, by the words that people ask with.
///
/// Such a word is no slip of another: who types `salad` does not mean Salamander Street, and a
/// `thali` is not Thai.
public enum DishWords {
  /// Whether a folded word is one of these, alone or as its plural.
  public static func contains(_ word: String) -> Bool {
    all.contains(word) || word.hasSuffix("s") && singulars(of: word).contains(where: all.contains)
  }

  private static func singulars(of word: String) -> [String] {
    CuisineFamily.otherNumbers(of: word) + (word.hasSuffix("es") ? [String(word.dropLast(2))] : [])
  }

  private static let all = WordTable(
    """
    salad soup stew broth pie bagel donut doughnut waffle pancake crepe cake cupcake cookie brownie
    muffin scone pastry croissant baguette bread toast sandwich wrap snack burger hotdog cheese
    steak rib wing chicken lamb pork beef duck goose ham bacon sausage egg omelette roast haggis
    fish oyster lobster crab prawn shrimp mussel salmon tuna cod haddock squid octopus sardine
    rice noodle pasta pizza lasagne lasagna risotto gnocchi ravioli spaghetti carbonara calzone
    margherita paella tapas taco burrito nachos quesadilla fajita enchilada chili
    curry tikka masala biryani naan dosa thali samosa vindaloo korma dal paneer tandoori
    kebab doner gyros souvlaki shawarma falafel hummus mezze meze couscous tagine
    sushi sashimi nigiri ramen udon soba tempura teriyaki katsu bento gyoza poke tofu
    ceviche empanada arepa dumpling bao pho laksa satay rendang bibimbap kimchi
    schnitzel fondue raclette pierogi goulash borscht bratwurst currywurst
    gelato sorbet chocolate dessert pudding tiramisu churro baklava
    coffee espresso latte cappuccino tea chai matcha boba juice smoothie milkshake lemonade
    beer ale wine cocktail whisky whiskey gin rum vodka cider prosecco champagne sake
    diner deli buffet bistro brasserie trattoria pizzeria bakery brunch breakfast lunch dinner supper
    """, apartBy: " ")
}
