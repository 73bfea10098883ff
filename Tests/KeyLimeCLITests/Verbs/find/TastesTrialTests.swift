import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// What people need, wherever they said so.
@Suite struct TastesTrialTests {
  private func with(_ body: (OwnersWorld) throws -> Void) throws {
    try OwnersWorld.with { world in
      let places = [
        (1, "Maki", #""cuisine":"sushi""#), (2, "Leaf", #""diet:vegan":"only""#),
        (3, "Pie", #""cuisine":"pizza""#),
      ]
      let elements = places.map {
        #"{"type":"node","id":\#($0.0),"lat":55.95,"lon":-3.19,"tags":{"amenity":"restaurant","name":"\#($0.1)",\#($0.2)}}"#
      }
      let text = #"{"elements":["# + elements.joined(separator: ",") + "]}"
      #expect(world.run("import", "-", "--source", "town", typed: text).status == 0)
      #expect(world.run("config", "set", "home", "55.95,-3.19").status == 0)
      try body(world)
    }
  }

  private func names(_ world: OwnersWorld, _ words: String...) throws -> [String] {
    let output = world.run(words + ["--json=name"]).output
    return (try JSON(parsing: Array(output.utf8)).elements ?? []).compactMap { $0["name"]?.text }
      .sorted()
  }

  @Test func whatTheProfileAvoidsIsListedToo() throws {
    try with { world in
      #expect(world.run("account", "edit", "--avoid", "sushi").status == 0)
      let avoided = try world.json("avoid")
      #expect(avoided["cuisine"] == "sushi" && avoided["since"] == nil)
      #expect(world.run("avoid", "--cuisine", "sushi").status == 0)
      let rows = world.run("avoid").output.split(separator: "\n")
      #expect(rows.count == 1, "\(rows)")
    }
  }

  @Test func whatAFriendSaysInTheirAccountCountsToo() throws {
    try with { world in
      let tastes = ["--diet", "vegan", "--avoid", "sushi", "--max-price", "2"]
      #expect(world.run(["account", "edit"] + tastes).status == 0)
      #expect(world.run("avoid", "--cuisine", "kebab").status == 0)
      let options = ["--first-name", "Ana", "--email", "ana@example.org", "--password-fd", "0"]
      #expect(world.run(["account", "register"] + options, typed: "correct horse\n").status == 0)
      #expect(world.run("account", "logout", "--yes").status == 0)
      let linked = world.run("contact", "add", "Ana", "--account", "ana@example.org")
      #expect(linked.status == 0)
      let hint = "what their account says counts as well: keylime contact show"
      #expect(linked.errors.contains(hint), "\(linked.errors)")
      #expect(world.run("contact", "edit", "Ana", "--avoid", "pizza").status == 0)
      #expect(world.run("contact", "edit", "Ana", "--diet", "none").errors.contains(hint))
      #expect(!world.run("contact", "edit", "Ana", "--phone", "1").errors.contains(hint))
      #expect(world.run("contact", "edit", "Ana", "--max-price", "3").status == 0)
      let found = try names(world, "discover", "--with", "ana")
      #expect(found == ["Leaf"])
      let hidden = world.run("discover", "--with", "ana", "--avoided").output
      #expect(hidden.contains("vegan, price: ask"), "\(hidden)")
      #expect(hidden.contains("Ana avoids sushi; vegan, price: ask"), "\(hidden)")
      let shown = try world.json("contact", "show", "ana")
      #expect(shown["avoids"] == ["pizza"] && shown["maxPrice"] == 3)
      let theirs: JSON = ["diets": ["vegan"], "avoids": ["sushi", "kebab"], "maxPrice": 2]
      #expect(shown["fromAccount"] == theirs)
      world.isTerminal = true
      world.width = 160
      let page = world.run("contact", "show", "ana").output
      #expect(page.contains("vegan (their account)"), "\(page)")
      #expect(page.contains("pizza, sushi (their account), kebab (their account)"))
      #expect(page.contains("at most $$ (their account)"))
      #expect(page.contains("; its ratings, favourites, avoided and passed places, visits and age"))
    }
  }

  @Test func tagsAreComparedAsOtherWordsAre() throws {
    try with { world in
      #expect(world.run("note", "Pie", "--tag", "Café,Patio,patio").status == 0)
      let tags = try world.json("note", "Pie")["note"]?["tags"]?.elements ?? []
      #expect(tags.compactMap(\.text) == ["Café", "Patio"])
      for tag in ["patio", "PATIO", "cafe"] {
        let found = try names(world, "nearby", "--tag", tag)
        #expect(found == ["Pie"], "\(tag)")
      }
    }
  }

  @Test func oneAnswerWhereverAPlaceIsShown() throws {
    try with { world in
      #expect(world.run("account", "edit", "--avoid", "pizza").status == 0)
      for note in [false, true] {
        if note { #expect(world.run("note", "Maki", "x").status == 0) }
        for words in [["nearby"], ["search", "Pie"], ["show", "Pie"], ["discover", "--avoided"]] {
          let output = world.run(words + ["--ndjson=name,avoided"]).output
          #expect(output.contains(#""avoided":"you avoid pizza""#), "\(words): \(output)")
        }
      }
    }
  }

  @Test func whoSearchesForACuisineWantsIt() throws {
    try with { world in
      #expect(world.run("avoid", "--cuisine", "pizza").status == 0)
      #expect(world.run("rate", "Pie", "4").status == 0)
      for verb in ["search", "nearby"] {
        let found = try names(world, verb, "pizza", "--min-rating", "3")
        #expect(found == ["Pie"])
      }
    }
  }

  @Test func aNoteIsReplacedPartByPart() throws {
    try with { world in
      func noted(_ words: String...) throws -> JSON? {
        try world.json(["note", "Maki"] + words)["note"]
      }
      _ = try noted(
        "cash", "--diet", "vegan", "--tag", "a,b", "--price", "2", "--hours", "Mo 10:00-12:00")
      let second = try noted("--diet", "halal", "--tag", "c")
      #expect(second?["diets"] == ["halal"] && second?["tags"] == ["c"])
      #expect(second?["text"] == "cash" && second?["price"]?.number?.integer == 2)
      let third = try noted("--diet", "", "--tag", "", "--price", "", "--hours", "")
      #expect(third?.object?.members.map(\.name) == ["text"], "\(String(describing: third))")
    }
  }

  @Test(arguments: [["contact", "add", "Max"], ["account", "edit"]])
  func aMistypedCuisineIsNoticed(_ words: [String]) throws {
    try with { world in
      let typed = world.run(words + ["--avoid", "Thaii,pizza"])
      #expect(typed.status == 0)
      #expect(typed.errors.contains("no place in the catalogue serves 'thaii'"), "\(typed.errors)")
      #expect(!typed.errors.contains("'pizza'"))
    }
  }

  @Test func aCardSaysWhatToAsk() throws {
    try with { world in
      let card = try world.json("swipe", "--next", "--diet", "halal", "--unknown")
      #expect(card["ask"] == "halal: ask", "\(card.compactText)")
    }
  }

  @Test func whatPeopleEatTravelsInTheirCard() throws {
    try OwnersWorld.with { world in
      let tastes = ["--diet", "vegan,halal", "--avoid", "sushi,fast food", "--max-price", "2"]
      #expect(world.run(["contact", "add", "Vera; the first"] + tastes).status == 0)
      let (before, card) = (
        try world.json("contact"), world.run("contact", "export").output
      )
      try world.write("v.vcf", card)
      world.storePath = "\(world.folder)/other"
      #expect(world.run("contact", "import", "\(world.folder)/v.vcf").status == 0)
      #expect(try world.json("contact") == before)
      #expect(before["maxPrice"]?.number?.integer == 2, "\(before.compactText)")
    }
  }

  @Test func whatIsNamedTwiceCountsOnce() throws {
    try OwnersWorld.with { world in
      let tastes = ["--diet", "vegan,halal,vegan", "--avoid", "Sushi,sushi"]
      #expect(world.run(["account", "edit"] + tastes).status == 0)
      let phones = ["--phone", "1", "--phone", "1"]
      #expect(world.run(["contact", "add", "Max"] + tastes + phones).status == 0)
      let (me, max) = (try world.json("account"), try world.json("contact", "show", "Max"))
      for json in [me, max] {
        #expect(json["diets"] == ["vegan", "halal"] && json["avoids"] == ["sushi"])
      }
      #expect(max["phones"] == ["1"])
    }
  }

  @Test func aBudgetCanGo() throws {
    try OwnersWorld.with { world in
      #expect(world.run("contact", "add", "Max", "--max-price", "2").status == 0)
      #expect(world.run("contact", "edit", "Max", "--max-price", "").status == 0)
      let max = try world.json("contact", "show", "Max")
      #expect(max["maxPrice"] == nil)
    }
  }
}
