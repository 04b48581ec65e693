import { type Command, EVERYWHERE, type Option } from './command.ts'

const column = 26

const row = (left: string, right: string) => `  ${left.padEnd(column)}${left.length >= column ? ' ' : ''}${right}`

const optionRows = (options: Readonly<Record<string, Option>>) =>
  Object.entries(options).map(([name, { value, says, oneOf }]) =>
    row(`--${name}${value ? ` ${value}` : ''}`, oneOf ? `${says}: ${oneOf.join(', ')}` : says),
  )

const exits = `Ends with 0: done, or kept in the queue (said on stderr) · 1: refused · 2: wrong use
  · 3: not signed in, or the token may not · 4: the server cannot be reached`

/** What the command as a whole is for. */
export const helpOfAll = (commands: readonly Command[]): string =>
  [
    'Usage: throughline COMMAND …',
    '',
    'Begin with: throughline signin URL (a token is made at URL/settings/account)',
    '',
    ...commands.map(({ name, takes, summary }) => row([name, takes].filter(Boolean).join(' '), summary)),
    '',
    'Every command takes:',
    ...optionRows(EVERYWHERE),
    row('--version', 'which one this is (without a command)'),
    '',
    exits,
  ].join('\n')

export const helpOf = ({ name, takes, summary, more = [], options = {} }: Command): string =>
  [
    `Usage: throughline ${[name, takes].filter(Boolean).join(' ')}`,
    '',
    `${summary}.`,
    ...(more.length > 0 ? ['', ...more] : []),
    '',
    ...optionRows({ ...options, ...EVERYWHERE }),
  ].join('\n')
