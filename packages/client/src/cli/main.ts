import { readArguments } from './arguments.ts'
import type { Command } from './command.ts'
import { commands } from './commands/index.ts'
import { EXIT, type Exit, failureOf } from './failure.ts'
import { helpOf, helpOfAll } from './help.ts'
import type { Io } from './io.ts'
import { output, shown } from './output.ts'
import { version } from './version.ts'

/** Runs the command, of those there are; answers what the process is to end with. */
export async function main(line: readonly string[], io: Io = process, all: readonly Command[] = commands): Promise<Exit> {
  try {
    return await run(line, io, all)
  } catch (error) {
    const { exit, message } = failureOf(error)
    io.stderr.write(`throughline: ${shown(message)}\n`)
    return exit
  }
}

async function run(line: readonly string[], io: Io, all: readonly Command[]): Promise<Exit> {
  const { command, words, values } = readArguments(line, all)
  const out = output({ json: values.json === true, color: values['no-color'] !== true, io })
  const say = (text: string) => void io.stdout.write(`${text}\n`)
  if (values.version) say(version)
  else if (command && values.help) say(helpOf(command))
  else if (command) {
    const text = (option: string) => (typeof values[option] === 'string' ? values[option] : undefined)
    return (await command.run({ env: io.env, io, words, text, isSet: (option) => values[option] === true, out })) ?? EXIT.done
  } else if (values.help) say(helpOfAll(all))
  else {
    io.stderr.write(`${helpOfAll(all)}\n`)
    return EXIT.wrongUse
  }
  return EXIT.done
}
