/// The completion script for zsh.
///
/// It works from `fpath` and when it is sourced.
func zshScript(_ program: String, _ function: String) -> String {
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
