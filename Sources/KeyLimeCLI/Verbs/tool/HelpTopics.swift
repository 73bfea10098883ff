import Arguments

/// Help pages about topics other than verbs.
enum HelpTopics {
  static var all: [HelpTopic] {
    [exitCodes, environment, formatting, settings, words, StorePage.topic]
  }

  private static var exitCodes: HelpTopic {
    let codes = ExitStatus.documented.map { (String($0.code), $0.summary) }
    return HelpTopic(
      "exit-codes", "The exit codes of keylime",
      text: """
        The exit code tells a script how a command ended.

        \(table(codes))

        An empty list exits with 1, and so does naming a place, person, deal, bill, check-in or \
        source that does not exist. A verb, help topic, setting, location or @N that does not \
        exist is an invalid command line: 2. Changing something to the value it already has exits \
        with 0 and writes nothing; only a rating, a like and a pass count anew, but not a rating \
        in a list that 'rate -' reads. With --key a retry gets the answer of the first command \
        again. A plug-in or an alias of a shell command exits with its own code.
        """)
  }

  private static var environment: HelpTopic {
    HelpTopic(
      "environment", "The environment variables that keylime reads",
      text: """
        An option on the command line overrides a variable. A variable that begins with KEYLIME \
        overrides the config; the config overrides all others, such as TZ, PAGER and LC_ALL. For \
        colour, the first of these that is set decides: --color, the config, NO_COLOR, \
        CLICOLOR_FORCE, CLICOLOR, TERM, whether the stream is a terminal.

        \(table(EnvironmentTable.notes.map { ($0.name, $0.summary) }))
        """)
  }

  private static var settings: HelpTopic {
    let settings = ConfigKey.all.flatMap { key in
      [(key.name, key.meaning), ("", "\(key.expected); default: \(key.standard)")]
    }
    return HelpTopic(
      "settings", "The settings and the config file",
      text: """
        Settings are members of one JSON object in the file that KEYLIME_CONFIG names, else in \
        $XDG_CONFIG_HOME/keylime/config.json, else in ~/.config/keylime/config.json. A dot in a \
        key leads into a nested object.

          {"home": "55.95,-3.19", "alias": {"tonight": "discover --open-now"}}

        \(table(settings))

        An alias is used like a verb. It may expand to another alias, but not to itself, and it \
        cannot replace a verb. An alias that begins with '!' is run by the shell.
        """, manualSection: 5)
  }

  private static var words: HelpTopic {
    HelpTopic(
      "words", "How 'thai cheap tonight' is read",
      text: """
        The finding verbs read words from the left. At each word, the first of these rules that \
        fits takes as many words as it can:

          not CUISINE, not KIND       also no, without, except and anything but
          not thai, sushi             neither; also kinds, diets and names, no prices
          not NAME                    a place of this name; no meat is vegetarian
          not cheap, not $$$          the other price levels
          thai or sushi, $ or $$      either; also kinds and names
          cheap, on a budget          up to $$
          up to $$, $$ or less        up to that price level; also under, no more than
          at least $$, $$ or more     from that price level on; over $$ is without it
          $ to $$$$                   exactly that price level
          expensive, fancy, posh      $$$ or $$$$
          4 stars or more, rated 4+   rated at least that; 5 stars are 4.5 and up
          open, open now              open now
          open late, until late       open at 23:00
          all night, 24 hours, 24/7   open at 04:00
          tonight, tomorrow night     open at 20:00
          sunday morning, afternoon   open at 10:00, at 15:00
          7pm, 'fri 7pm', '7pm fri'   open then; also at noon, after 11pm, on friday
          on christmas day            open that day; also boxing day, new year's eve
          on fri 27 nov, 28th nov     open that day, perhaps with its year
          until 10pm, before 10pm     open a minute before; a pick asks for no more
          friday 8pm until 1am        open all that time; also from 8 to 11pm, 8-11pm
          open for 2 hours            open so long from then on, else from now on
          lunch, quick dinner         passed over; lunch tomorrow is at 12:30
          with friends, for my mum    passed over; also surprise me
          top 3, 3 nearest, 5 cafes   as --limit, or --count; also three thai places
          within 2km, under 1mi       that far
          500m, 10min, 10 min walk    that far; minutes are on foot
          walking distance            15 minutes on foot
          500m from PLACE             that far around there; also of PLACE
          near PLACE, in CITY         around there; PLACE as in --near
          thai CITY, CITY             around there; a part of CITY may follow it
          near me, close to me        where your receiver is, else at home
          with Eli and Ana            as --with in discover, iwant-pick
          somewhere new               as --adventurous; also new to me
          hours known, unknown price  with or without what --known names
          vegan, gluten free          a diet, as is meat free; allergies are refused
          vegan only, only vegan      as --diet vegan=only
          takeaway, outdoor seating   what it offers; also delivery, wheelchair access
          cafe, bars, fast food       a kind of place
          thai, fish and chips        a cuisine that the catalogue has; names count too

        Any other word searches names. 'and', 'food', 'please' and the like count only beside \
        such a word. What 'not' cannot leave out is an error. So is an hour alone, as in 'at 7', \
        but not behind a meal: 'dinner at 7'. A day beside other words, without a time, means this \
        time of day, and at night 12:30. A day alone searches names, unless it is a date with \
        its weekday or year. Much of this may also be German, French, Spanish, Italian, \
        Dutch or Vietnamese: 'italienisch heute abend, aber keine pizza'. A meal alone searches names as well, but 'discover', 'nearby' and 'iwant-pick' \
        pass over a meal that no place has in its name.

        In 'search' and 'iwant-pick', words for cuisines search names and cuisines. In 'search', \
        words for kinds search names. 'discover' and 'nearby' look for names as far as --within \
        says, and farther only when nothing there has them; a line on standard error says so.

        If all words together are the name of a place within 50 km, they mean that place, unless \
        they only say what it serves and is. An option wins over words about the same; diets and \
        services add up. A line on standard error says how \
        the words were read, and so does the field 'asked' in JSON.
        """)
  }

  private static var formatting: HelpTopic {
    HelpTopic(
      "formatting", "Tables, JSON, GeoJSON and templates", text: FormattingPage.text,
      manualSection: 5)
  }

  /// Two columns, as a paragraph that is not reflowed.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map { DisplayWidth.of($0.0) }.max() ?? 0
    return rows.map { name, meaning in
      "  " + name + String(repeating: " ", count: width - DisplayWidth.of(name) + 2) + meaning
    }.joined(separator: "\n")
  }
}

/// The page `help formatting`.
enum FormattingPage {
  static let text = #"""
    By default, a terminal gets a table that fits its width. A pipe gets lines with fields separated
    by TABs: no header line, nothing shortened, distances in metres, times in RFC 3339, an empty
    field for an unknown value. --header and --no-header override the header line. The calendars and
    statistics of 'timeline' are drawn in a pipe, too.

    --json prints one JSON value: an array of objects for a list, else an object. Where there is
    nothing it is [] for both, with exit code 1. --json=id,address.city prints these fields in this
    order, --json=help lists them. A requested field that is unknown is null. --ndjson prints one
    object per line. Fields are only ever added.

    --geojson prints a FeatureCollection; a result without a position has the geometry null. -0
    prints ids, each with a NUL byte after it, for 'xargs -0'.

    With --json or --ndjson, an error is one JSON object, the last line on standard error unless
    KEYLIME_DEBUG is set:

      {"error":{"code":"unknown-field","message":"…","hints":["…"],"exit":2}}

    Standard output is then empty, unless a part was done or is known: 'rate -', 'fav -', 'avoid -'
    and 'import --as' print what was done, and 'hours' prints the state unknown. Remarks for people
    are left out of standard error; what --verbose adds there stays plain text.

    --template prints one line per result. {{name}} is replaced by that field, {{address.city}} by a
    nested one. '|' passes a value to a function, as its last argument:

      {{name | truncate 20 | pad 24}}{{kind}}\t{{openedAt | timeago}}

      timeago TIME            3 hours ago
      truncate COLUMNS TEXT   at most COLUMNS wide, with an ellipsis
      pad COLUMNS TEXT        blanks on the right; on the left if negative
      hyperlink ADDRESS TEXT  a web link on a terminal, else the text
      join SEPARATOR LIST     the elements of a list, with a separator

    Words in double quotes are literal text. \t is a TAB, \n ends a line, \\ is a backslash.
    """#
}
