/// A shell with completion support.
public enum Shell: String, Sendable, CaseIterable {
  /// bash 3.2 or later.
  case bash
  /// zsh 5 or later.
  case zsh
  /// fish 3 or later.
  case fish

  /// The file name under which the shell looks for the completion script of a program.
  public func fileName(program: String) -> String {
    switch self {
    case .bash: program
    case .zsh: "_" + program
    case .fish: program + ".fish"
    }
  }

  /// The completion script for a program of this name.
  ///
  /// It is the same for every version of the program.
  public func script(program: String) -> String {
    let function = "_" + String(program.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return switch self {
    case .bash: bashScript(program, function)
    case .zsh: zshScript(program, function)
    case .fish: fishScript(program, "_" + function)
    }
  }
}

/// The completion script for bash 3.2 and later: it uses no associative arrays, no `mapfile`, and
/// `compopt` only if it exists.
///
/// bash splits words at `:`, `=` and `@`. The script joins pieces without a blank between them, and
/// removes from all candidates the prefix that bash keeps.
private func bashScript(_ program: String, _ function: String) -> String {
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

/// The completion script for zsh.
///
/// It works from `fpath` and when it is sourced.
private func zshScript(_ program: String, _ function: String) -> String {
  #"""
  #compdef \#(program)
  # Completion of \#(program) for zsh.

  \#(function)() {
    local -a lines spacing
    local directive
    lines=("${(@f)$(\#(program) __complete 1 zsh $((CURRENT - 1)) -- \
      "${(@Q)words[1,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
    directive=$lines[-1]
    lines[-1]=()

    case $directive in
      :nospace) spacing=(-S '') ;;
      :directory | :file*)
        [[ $PREFIX == --*=* ]] && compset -P '*='
        case $directive in
          :directory) _files -/ ;;
          :file) _files ;;
          *) _files -g "*.(${(j:|:)${(s: :)directive#:file }})" ;;
        esac
        ;;
    esac

    (( $#lines )) || return
    lines=("${(@)lines//\\/\\\\}")
    lines=("${(@)lines//:/\\:}")
    lines=("${(@)lines/$'\t'/:}")
    # The program ignores case and accents, so zsh takes what it offers as it is (-U).
    _describe -V -t values \#(program) lines -U "${(@)spacing}"
  }

  if [[ $funcstack[1] == \#(function) ]]; then
    \#(function) "$@"
  else
    compdef \#(function) \#(program)
  fi

  """#
}

/// The completion script for fish, which filters, quotes and shows descriptions itself.
private func fishScript(_ program: String, _ function: String) -> String {
  #"""
  # Completion of \#(program) for fish.

  function \#(function)_complete
      set -l words (commandline -opc)
      set -l current (commandline -ct)
      set -l lines (command \#(program) __complete 1 fish (count $words) -- $words "$current" 2>/dev/null)
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
              printf '%s\n' "$lead"(complete -C "\#(function)_files $value")
          case ':file *'
              set -l endings (string replace ':file ' '' $directive | string replace -a ' ' '|')
              set -l pattern '(?:/|\.(?:'$endings'))(?:\t.*)?$'
              printf '%s\n' "$lead"(complete -C "\#(function)_files $value" | string match -er -- $pattern)
      end
  end

  complete -c \#(program) -f -k -a '(\#(function)_complete)'

  """#
}
