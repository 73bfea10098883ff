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

    With --json or --ndjson, an error is one JSON object, the last line on standard error:

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
      hyperlink ADDRESS TEXT  a link on a terminal, the text elsewhere
      join SEPARATOR LIST     the elements of a list, with a separator

    Words in double quotes are literal text. \t is a TAB, \n ends a line, \\ is a backslash.
    """#
}
