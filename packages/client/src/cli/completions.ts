import { type Command, EVERYWHERE } from './command.ts'

export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

/** A command with what may come after its name. */
interface Place {
  words: readonly string[]
  options: readonly { name: string; says: string; oneOf: readonly string[]; hasValue: boolean }[]
}

const placeOf = ({ words = [], options = {} }: Command): Place => ({
  words,
  options: Object.entries({ ...options, ...EVERYWHERE }).map(([name, { says, oneOf = [], value }]) => ({
    name,
    says,
    oneOf,
    hasValue: value !== undefined,
  })),
})

/** First words with the summary of what they begin. */
function firstWords(commands: readonly Command[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const { name, summary } of commands) {
    const [first = ''] = name.split(' ')
    if (!found.has(first)) found.set(first, summary)
  }
  return found
}

/** Second words of commands that have two. */
const secondWords = (commands: readonly Command[], first: string) =>
  commands.flatMap(({ name }) => (name.startsWith(`${first} `) ? name.slice(first.length + 1) : []))

/** What completes a command line, to be read by a shell. */
export function completionsFor(shell: Shell, commands: readonly Command[]): string {
  if (shell === 'bash') return bash(commands)
  return shell === 'zsh' ? zsh(commands) : fish(commands)
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

function bash(commands: readonly Command[]): string {
  const cases = commands
    .toSorted((a, b) => b.name.length - a.name.length)
    .map((command) => {
      const { words, options } = placeOf(command)
      const all = [...words, ...options.map(({ name }) => `--${name}`)]
      return `    ${quoted(`${command.name} `)}*) words=${quoted(all.join(' '))} ;;`
    })
  const seconds = [...firstWords(commands).keys()].flatMap((first) => {
    const words = secondWords(commands, first)
    const own = commands.find(({ name }) => name === first)
    const options = own ? placeOf(own).options.map(({ name }) => `--${name}`) : []
    return words.length > 0 ? [`    ${quoted(`${first} `)}) words=${quoted([...words, ...options].join(' '))} ;;`] : []
  })
  const values = choices(commands).map(([name, oneOf]) => `    --${name}) words=${quoted(oneOf.join(' '))} ;;`)
  return `# bash: source <(throughline completions bash)
_throughline() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words="" line
  line="\${COMP_WORDS[*]:1:COMP_CWORD-1} "
  case "$line" in
    ' ') words=${quoted([...firstWords(commands).keys(), '--help', '--version'].join(' '))} ;;
${[...seconds, ...cases].join('\n')}
  esac
  case "\${COMP_WORDS[COMP_CWORD-1]}" in
${[...values, `    --out) words='' ;;`].join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _throughline throughline
`
}

/** Options with a closed list of values, once each. */
const choices = (commands: readonly Command[]) =>
  [
    ...new Map(
      commands.flatMap(({ options = {} }) => Object.entries(options)).flatMap(([name, { oneOf }]) => (oneOf ? [[name, oneOf]] : [])),
    ),
  ] as [string, readonly string[]][]

function zsh(commands: readonly Command[]): string {
  const described = [...firstWords(commands)].map(([word, says]) => `    ${quoted(`${word}:${says}`)}`)
  const cases = commands
    .toSorted((a, b) => b.name.length - a.name.length)
    .map((command) => {
      const { words, options } = placeOf(command)
      const [, second] = command.name.split(' ')
      const more = second ? [] : secondWords(commands, command.name)
      const all = [...words, ...more, ...options.map(({ name }) => `--${name}`)]
      return `    ${quoted(`${command.name} `)}*) compadd -- ${all.join(' ')} ;;`
    })
  const groups = [...firstWords(commands).keys()].flatMap((first) =>
    commands.some(({ name }) => name === first)
      ? []
      : [`    ${quoted(`${first} `)}*) compadd -- ${secondWords(commands, first).join(' ')} ;;`],
  )
  const values = choices(commands).map(([name, oneOf]) => `    --${name}) compadd -- ${oneOf.join(' ')}; return ;;`)
  return `#compdef throughline
# zsh: throughline completions zsh > "\${fpath[1]}/_throughline", or source <(throughline completions zsh)
_throughline() {
  local -a commands
  commands=(
${described.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  case "\${words[CURRENT-1]}" in
${values.join('\n')}
    --out) _files; return ;;
  esac
  case "\${(j: :)words[2,CURRENT-1]} " in
${[...cases, ...groups].join('\n')}
  esac
  _files
}
if [ "$funcstack[1]" = "_throughline" ]; then _throughline "$@"; else compdef _throughline throughline; fi
`
}

function fish(commands: readonly Command[]): string {
  const lines = ['# fish: throughline completions fish > ~/.config/fish/completions/throughline.fish']
  const add = (...parts: string[]) => lines.push(['complete -c throughline', ...parts].join(' '))
  for (const [word, says] of firstWords(commands)) {
    add('-n __fish_use_subcommand', '-f', `-a ${word}`, `-d ${quoted(says)}`)
    for (const second of secondWords(commands, word)) add(`-n '__fish_seen_subcommand_from ${word}'`, '-f', `-a ${second}`)
  }
  for (const command of commands) {
    const { words, options } = placeOf(command)
    const seen = `-n '${command.name
      .split(' ')
      .map((word) => `__fish_seen_subcommand_from ${word}`)
      .join('; and ')}'`
    if (words.length > 0) add(seen, `-a ${quoted(words.join(' '))}`)
    for (const { name, says, oneOf, hasValue } of options)
      add(
        seen,
        `-l ${name}`,
        ...(hasValue ? ['-r'] : []),
        ...(oneOf.length > 0 ? [`-f -a ${quoted(oneOf.join(' '))}`] : []),
        `-d ${quoted(says)}`,
      )
  }
  return `${lines.join('\n')}\n`
}
