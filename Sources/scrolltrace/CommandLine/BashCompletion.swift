/// The script with which bash completes commands, options, words and files.
enum BashCompletion {
  /// The script for these commands.
  static func script(_ commands: [CommandSpec]) -> String {
    let words = commands.map(\.name).joined(separator: " ") + " --help --version"
    var text = """
      # bash completion of \(Program.name): source <(\(Program.name) completions bash)
      _\(Program.name)() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(words)" -- "$current"))
          return
        fi
        case ${COMP_WORDS[1]} in

      """
    for command in commands { text += clause(command) }
    text += """
        esac
      }
      complete -o filenames -F _\(Program.name) \(Program.name)

      """
    return text
  }

  private static func clause(_ command: CommandSpec) -> String {
    var text = "  \(command.name))\n    case $previous in\n"
    for option in command.options where option.placeholder != nil {
      let names = option.letter.map { "-\($0)|--\(option.name)" } ?? "--\(option.name)"
      let reply = reply(words: option.choices + option.suggestions, files: option.isPath)
      text += "    \(names)) \(reply); return ;;\n"
    }
    text += "    esac\n    case $current in\n"
    let options = command.allOptions.map { "--\($0.name)" }
    text += "    -*) \(reply(words: options, files: false)) ;;\n"
    let words = command.arguments.flatMap { $0.choices + $0.suggestions }
    let takesFiles = command.arguments.contains { $0.choices.isEmpty && $0.suggestions.isEmpty }
    text += "    *) \(reply(words: words, files: takesFiles)) ;;\n"
    return text + "    esac ;;\n"
  }

  private static func reply(words: [String], files: Bool) -> String {
    let list = words.isEmpty ? [] : ["-W \"\(words.joined(separator: " "))\""]
    let source = (list + (files ? ["-f"] : [])).joined(separator: " ")
    if source.isEmpty { return ":" }
    return "COMPREPLY=($(compgen \(source) -- \"$current\"))"
  }
}
