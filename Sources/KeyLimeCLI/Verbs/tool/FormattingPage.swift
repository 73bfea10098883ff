/// The page `help formatting`.
enum FormattingPage {
  static let text = #"""
    Without an option, a terminal gets a table that fits it, and a pipe gets lines of fields parted
    by TABs: no headings, nothing shortened, distances in metres, times in RFC 3339, an empty field
    where nothing is known. --header and --no-header overrule the headings.

    --json prints one JSON value: an array of objects for a list, else an object.
    --json=id,address.city keeps these fields in this order, --json=help lists them. What is asked
    for and not known is null. --ndjson prints an object a line. Fields are only ever added.

    --geojson prints a FeatureCollection of what has a position. -0 prints ids, each ended by a NUL
    byte, for 'xargs -0'.

    With --json or --ndjson an error is one JSON object on standard error, and standard output is
    empty:

      {"error":{"code":"unknown-field","message":"…","hints":["…"],"exit":2}}

    --template prints a line of your own for each result. {{name}} is replaced by that field,
    {{address.city}} by one within. '|' hands a value on to a function, as its last argument:

      {{name | truncate 20 | pad 24}}{{kind}}\t{{openedAt | timeago}}

      timeago TIME            3 hours ago
      truncate COLUMNS TEXT   cut to so many columns, with an ellipsis
      pad COLUMNS TEXT        blanks on the right; on the left below 0
      hyperlink ADDRESS TEXT  a link on a terminal, the text elsewhere
      join SEPARATOR LIST     the elements of a list with a separator between them

    Words in double quotes stand for themselves. \t is a TAB, \n ends a line, \\ is a backslash.
    """#
}
