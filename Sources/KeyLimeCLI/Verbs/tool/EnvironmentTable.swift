import Arguments

/// Every variable that keylime reads; `help environment` and the manual print this table.
enum EnvironmentTable {
  static let notes: [EnvironmentNote] = [
    EnvironmentNote("KEYLIME_STORE", "The folder of the store, like --store."),
    EnvironmentNote("KEYLIME_CONFIG", "The file of the config."),
    EnvironmentNote("KEYLIME_NEAR", "Where you are, like --near."),
    EnvironmentNote("KEYLIME_NOW", "The time to go by: RFC 3339 or unix seconds."),
    EnvironmentNote("KEYLIME_SEED", "A whole number that repeats what chance has picked."),
    EnvironmentNote("KEYLIME_PAGER", "The pager; empty or 'cat' for none."),
    EnvironmentNote("KEYLIME_ADVICE", "0 silences hints."),
    EnvironmentNote("KEYLIME_NO_INPUT", "Set to 1, nothing is ever asked."),
    EnvironmentNote("KEYLIME_FORCE_TTY", "Print as on a terminal; from 20, so many columns wide."),
    EnvironmentNote("KEYLIME", "Set for plug-ins: the path of keylime, to call back."),
    EnvironmentNote("XDG_CONFIG_HOME", "Where 'keylime/config.json' is; else ~/.config."),
    EnvironmentNote("XDG_DATA_HOME", "Where the store 'keylime' is; else ~/.local/share."),
    EnvironmentNote("PATH", "Where plug-ins 'keylime-NAME' are found."),
    EnvironmentNote("PAGER", "The pager when nothing else names one."),
    EnvironmentNote("LESS", "Options of less; FRX when it is not set."),
    EnvironmentNote("COLUMNS", "The width of the terminal."),
    EnvironmentNote("NO_COLOR", "Set and not empty: no colour."),
    EnvironmentNote("CLICOLOR_FORCE", "Set and not 0: colour even in a pipe."),
    EnvironmentNote("CLICOLOR", "0: no colour."),
    EnvironmentNote("TERM", "Not set or 'dumb': no colour."),
    EnvironmentNote("TZ", "The time zone of what names none; else /etc/localtime."),
    EnvironmentNote("LC_ALL", "The locale, before the four below."),
    EnvironmentNote("LC_MEASUREMENT", "The locale whose units are used."),
    EnvironmentNote("LC_MONETARY", "The locale whose currency is used."),
    EnvironmentNote("LC_NUMERIC", "The locale whose decimal mark is used."),
    EnvironmentNote("LANG", "The locale where the others say nothing."),
  ]
}
