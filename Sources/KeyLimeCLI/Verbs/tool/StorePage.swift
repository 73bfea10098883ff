import Arguments

/// The page `help store`, which is also `keylime-store(5)`.
enum StorePage {
  static let topic = HelpTopic(
    "store", "The files of the store and their formats", text: text, manualSection: 5)

  private static let text = #"""
    The store is a folder: the one that --store or KEYLIME_STORE names, else
    $XDG_DATA_HOME/keylime, else ~/.local/share/keylime. What is not derived is JSON in UTF-8, but
    for the pictures and some files of private/. What is derived is made again when it is deleted.
    Fields and kinds of events are only ever added. A reader keeps what it does not know.

      format.json                        the format and the founder
      catalogue/current                  the live generation, one line
      catalogue/N/generation.json        a copy of that line
      catalogue/N/restaurants.jsonl      the imported places
      catalogue/N/appeared.jsonl         the first day of places that came later
      catalogue/N/index, ratings         derived
      catalogue/names.jsonl              names of places that are gone
      journal/REPLICA/NNNNNN.jsonl       what people did
      photos/SHA256.EXTENSION            pictures, named by their bytes
      private/                           what never leaves the machine
      lost+found/                        what a repair set aside

    format.json is one object: 'format' is 1, 'founder' is the replica that founded the store,
    'replicas' are those that it was written as, 'allowed' are pairs of account and replica.
    'wrongClocks' are lines that version 0.1.0 wrote while the clock was ahead: of 'replica', the
    events 'from' to 'to' count as of 'time'. A program refuses a format that it does not know, and
    touches nothing.

      {"format":1,"founder":"k3f9q0d7m2xa","replicas":["k3f9q0d7m2xa"]}

    catalogue/current has the number of the live generation, its number of records and bytes, a
    fingerprint, and its sources with name, format, records, time of the import, attribution and
    origin. An import writes a new generation, then replaces this line by a rename.

    restaurants.jsonl has one place on each line. Only id, name, latitude and longitude are always
    there. An unknown value is left out. 'keylime show --json=help' lists the fields. The lines are
    in the order of a Hilbert curve, so places near each other are near in the file.

      {"id":"n1","name":"Bao House","latitude":55.95,"longitude":-3.19}

    appeared.jsonl has a line for each place that a later import of its source brought.

      {"id":"n1","source":"edinburgh","day":"2026-11-20"}

    A journal belongs to one replica, which is one copy of the store on one machine. A segment that
    has 500 events or more at the end of a command is closed, and the next one begins. A line is
    appended and never edited:

      v              1, the version of the form
      replica, n     the name of the event; n counts from 1
      time           the order: RFC 3339, then # and a counter
      wall           the writer's clock in ms since 1970, when it differs
      by             the account
      do             the kind, such as rate, favourite or checkIn
      ...            the fields of that kind
      placeName      the name of the place that it is about
      key            the idempotency key
      request        a fingerprint of the command that had the key
      command        the first event of a command of several
      more           true on all events of a command but its last
      crc            the CRC-32C of all bytes before ,"crc", in hexadecimal

    The state is the fold of all journals in the order of time, replica and n. An undo is an event
    that names another. A command of several events counts when its last event is there. A command
    with a key that changed nothing is an event 'unchanged' with its answer. An event of a kind
    that is not known is kept and counted.

    private/ has mode 0700. 'session' names the account that is logged in, 'credentials' has
    password hashes of crypt(3), 'codes' the codes that were shown, 'replica' the name of this
    copy. 'passcode' is one line, the hash of the admin passcode. 'claim-key' is 32 random bytes,
    the key of proofs, and behind them the 32 of each copy that was restored here; 'deal-key' is the
    key of codes of version 0.1.0. 'said-sample' and 'said-currency' are empty and mark what need
    not be said again. 'last-picks' has the latest picks. 'snapshot' and 'pictures' are derived: the
    folded journals, and which address each fetched picture came from.

    The times of events and imports are in UTC; those of check-ins and deals have an offset. A bill
    has a local date, or a time with or without an offset. Money is whole minor units with an ISO
    4217 currency. Positions are degrees with at most seven decimals.
    """#
}
