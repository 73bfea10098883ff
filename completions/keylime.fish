# Completion of keylime for fish.

function __keylime_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l lines (command keylime __complete 1 fish (count $words) -- $words "$current" 2>/dev/null)
    set -q lines[1]
    or return
    set -l directive $lines[-1]
    set -e lines[-1]
    set -q lines[1]
    and printf '%s\n' $lines

    set -l lead (string match -r -- '^--[^=]*=' $current)
    set -l value (string replace -r -- '^--[^=]*=' '' $current)
    # A command that does not exist is completed with files, whatever quotes and tildes there are.
    switch $directive
        case :directory
            printf '%s\n' "$lead"(__fish_complete_directories "$value" '')
        case :file
            printf '%s\n' "$lead"(complete -C "__keylime_files $value")
        case ':file *'
            set -l endings (string replace ':file ' '' $directive | string replace -a ' ' '|')
            set -l pattern '(?:/|\.(?:'$endings'))(?:\t.*)?$'
            printf '%s\n' "$lead"(complete -C "__keylime_files $value" | string match -er -- $pattern)
    end
end

complete -c keylime -f -k -a '(__keylime_complete)'
