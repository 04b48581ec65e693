import { parseArgs } from 'node:util'
import { nearest } from '@throughline/core/kernel/nearest'
import { type Command, EVERYWHERE, type Option } from './command.ts'
import { wrongUse } from './failure.ts'

export interface Asked {
  /** `null` where none is named: then help or the version is asked for. */
  command: Command | null
  words: string[]
  values: Readonly<Record<string, string | boolean | undefined>>
}

/** No argument can hold it, so it marks those that begin with a minus and are numbers. */
const MARK = '\0'

const marked = (argument: string) => (/^-[.,]?\d/.test(argument) ? MARK + argument : argument)
const unmarked = (argument: string) => (argument.startsWith(MARK) ? argument.slice(1) : argument)

/**
 * What a line of arguments asks for.
 * @throws Failure of wrong use.
 */
export function readArguments(line: readonly string[], commands: readonly Command[]): Asked {
  const start = line.findIndex((argument) => !argument.startsWith('-'))
  const before = start < 0 ? line : line.slice(0, start)
  const after = start < 0 ? [] : line.slice(start)
  const [first = '', second = ''] = after
  const command = commands.find(({ name }) => name === `${first} ${second}`) ?? commands.find(({ name }) => name === first) ?? null
  if (first && !command) throw wrongUse(unknown(first, commands))
  const rest = after.slice(command ? command.name.split(' ').length : 0)
  return { command, ...parsed([...before, ...rest], command) }
}

function unknown(word: string, commands: readonly Command[]): string {
  const below = commands.filter(({ name }) => name.startsWith(`${word} `)).map(({ name }) => name)
  if (below.length > 0) return `Say which: ${below.map((name) => `throughline ${name}`).join(' or ')}.`
  const near = nearest(word, [...new Set(commands.map(({ name }) => name.split(' ')[0] as string))])
  const meant = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''
  return `There is no command “${word}”.${meant} throughline --help lists them.`
}

function parsed(args: readonly string[], command: Command | null): Omit<Asked, 'command'> {
  const known: Readonly<Record<string, Option>> = { ...EVERYWHERE, ...(command ? command.options : { version: { says: '' } }) }
  const options = Object.fromEntries(
    Object.entries(known).map(([name, { value }]) => [name, { type: value ? ('string' as const) : ('boolean' as const) }]),
  )
  try {
    const { values, positionals } = parseArgs({
      args: args.map(marked),
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
    const read = Object.entries(values).map(
      ([name, value]) => [name, typeof value === 'string' ? unmarked(value) : Boolean(value)] as const,
    )
    for (const [name, value] of read) checkChoice(name, value, known[name])
    return { values: Object.fromEntries(read), words: positionals.map(unmarked) }
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')) throw error
    const [sentence = ''] = (error as Error).message.replaceAll(MARK, '').split(/\. |\n/)
    throw wrongUse(`${sentence.replace(/\.$/, '')}. See throughline ${command ? `${command.name} ` : ''}--help.`)
  }
}

function checkChoice(name: string, value: string | boolean, option: Option | undefined): void {
  if (option?.oneOf && typeof value === 'string' && !option.oneOf.includes(value))
    throw wrongUse(`--${name} is ${option.oneOf.join(', ')}; not “${value}”.`)
}
