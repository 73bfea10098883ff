import Arguments

/// All environment variables that keylime uses, for `help environment` and the manual.
enum EnvironmentTable {
  static let notes: [EnvironmentNote] = [
    EnvironmentNote("KEYLIME_STORE", "Folder of the store, like --store."),
    EnvironmentNote("KEYLIME_CONFIG", "Path of the config file."),
    EnvironmentNote("KEYLIME_LIST", "File for the list that @N means, for scripts."),
    EnvironmentNote("KEYLIME_NEAR", "Your location, like --near."),
    EnvironmentNote("KEYLIME_OVERPASS", "Address of the Overpass server, like --server."),
    EnvironmentNote("KEYLIME_NOW", "Time to use as now: RFC 3339 or unix seconds."),
    EnvironmentNote("KEYLIME_SEED", "Seed of random choices, a whole number."),
    EnvironmentNote("KEYLIME_PAGER", "Pager command; empty or 'cat' for none."),
    EnvironmentNote("KEYLIME_ADVICE", "0 switches hints off, 1 on."),
    EnvironmentNote("KEYLIME_DEBUG", "1 prints what a report of a fault needs."),
    EnvironmentNote("KEYLIME_NO_INPUT", "1 makes keylime never ask questions."),
    EnvironmentNote("KEYLIME_FORCE_TTY", "Print as on a terminal; a number from 20 is its width."),
    EnvironmentNote("KEYLIME", "Set for plug-ins: the path of keylime."),
    EnvironmentNote("XDG_CONFIG_HOME", "Folder of 'keylime/config.json'; default ~/.config."),
    EnvironmentNote("XDG_DATA_HOME", "Folder of the store 'keylime'; default ~/.local/share."),
    EnvironmentNote(
      "XDG_STATE_HOME", "Folder of 'keylime/lists', for @N; default ~/.local/state."),
    EnvironmentNote("PATH", "Folders with plug-ins 'keylime-NAME'."),
    EnvironmentNote("PAGER", "Pager command when no other setting has one."),
    EnvironmentNote("VISUAL", "Editor of 'config edit'."),
    EnvironmentNote("EDITOR", "Editor when VISUAL is not set."),
    EnvironmentNote("LESS", "Options of less; keylime sets FRX if there are none."),
    EnvironmentNote("COLUMNS", "Width of the terminal."),
    EnvironmentNote("NO_COLOR", "Not empty: no colour."),
    EnvironmentNote("CLICOLOR_FORCE", "Not 0: colour even in a pipe."),
    EnvironmentNote("CLICOLOR", "0: no colour."),
    EnvironmentNote("TERM", "Not set or 'dumb': no colour."),
    EnvironmentNote("ACCESSIBLE", "1: words instead of signs, no charts and no maps."),
    EnvironmentNote("FORCE_HYPERLINK", "1: names are links; 0: never; else as the terminal can."),
    EnvironmentNote("COLORTERM", "truecolor: pictures in all colours."),
    EnvironmentNote(
      "KEYLIME_GRAPHICS", "kitty, iterm, sixels or symbols; else the best."),
    EnvironmentNote("TZ", "Your time zone; else that of /etc/localtime."),
    EnvironmentNote("LC_ALL", "Locale; overrides the four below."),
    EnvironmentNote("LC_MEASUREMENT", "Locale for units."),
    EnvironmentNote("LC_MONETARY", "Locale for the currency."),
    EnvironmentNote("LC_NUMERIC", "Locale for the decimal mark."),
    EnvironmentNote("LANG", "Locale when the others are not set."),
  ]
}
