/// The completion script for bash 3.2 and later: it uses no associative arrays, no `mapfile`, and
/// `compopt` only if it exists.
///
/// bash splits words at `:`, `=` and `@`. The script joins pieces without a blank between them, and
/// removes from all candidates the prefix that bash keeps.
func bashScript(_ program: String, _ function: String) -> String {
  #"""
  # Completion of \#(program) for bash 3.2 and later.

  \#(function)() {
    local rest=${COMP_LINE:0:COMP_POINT} trimmed piece kept= count=-1 i
    local -a words
    for ((i = 0; i <= COMP_CWORD; i++)); do
      trimmed=${rest#"${rest%%[![:space:]]*}"}
      piece=${COMP_WORDS[i]}
      ((i == COMP_CWORD)) && piece=$trimmed
      if ((count >= 0)) && [[ $trimmed == "$rest" ]]; then
        kept=${words[count]}
        words[count]=$kept$piece
      else
        kept=
        words[++count]=$piece
      fi
      rest=${trimmed#"$piece"}
    done
    case $piece in
      [=:]) kept=$kept$piece ;;
      [\"\']*) kept=$kept${piece:0:1} ;;
      *) kept=${kept%@} ;;
    esac

    local IFS=$'\n' globbing=on directive last
    case $- in *f*) globbing=off ;; esac
    set -f
    COMPREPLY=($(\#(program) __complete 1 bash "$count" -- "${words[@]}" 2>/dev/null))
    last=$((${#COMPREPLY[@]} - 1))
    if ((last >= 0)); then
      directive=${COMPREPLY[last]}
      unset "COMPREPLY[last]"
      ((last > 0)) && COMPREPLY=("${COMPREPLY[@]#"$kept"}")
      \#(function)_directive "$directive" "${words[count]#"$kept"}"
    fi
    [[ $globbing == off ]] || set +f
  }

  \#(function)_directive() {
    local IFS=$' \n' extension
    case $1 in
      :nospace) compopt -o nospace 2>/dev/null ;;
      :directory) IFS=$'\n' && COMPREPLY+=($(compgen -d -- "$2")) ;;
      :file) IFS=$'\n' && COMPREPLY+=($(compgen -f -- "$2")) ;;
      :file*)
        for extension in ${1#:file }; do
          local IFS=$'\n'
          COMPREPLY+=($(compgen -f -X "!*.$extension" -- "$2"))
        done
        COMPREPLY+=($(compgen -d -- "$2"))
        ;;
    esac
    case $1 in
      :file* | :directory) compopt -o filenames 2>/dev/null ;;
      # The nearest place first, say; bash before 4.4 sorts them.
      *) compopt -o nosort 2>/dev/null ;;
    esac
  }

  complete -F \#(function) \#(program)

  """#
}
