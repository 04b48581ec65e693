import { readArguments } from './arguments.ts'
import { commands } from './commands/index.ts'
import { EXIT, type Exit, failureOf } from './failure.ts'
import { helpOf, helpOfAll } from './help.ts'
import type { Io } from './io.ts'
import { output, shown } from './output.ts'
import { version } from './version.ts'

/** Runs the command; answers what the process is to end with. */
export async function main(line: readonly string[], io: Io = process): Promise<Exit> {
  try {
    return await run(line, io)
  } catch (error) {
    const { exit, message } = failureOf(error)
    io.stderr.write(`throughline: ${shown(message)}\n`)
    return exit
  }
}

async function run(line: readonly string[], io: Io): Promise<Exit> {
  const { command, words, values } = readArguments(line, commands)
  const out = output({ json: values.json === true, color: values['no-color'] !== true, io })
  const say = (text: string) => void io.stdout.write(`${text}\n`)
  if (values.version) say(version)
  else if (command && values.help) say(helpOf(command))
  else if (command) {
    const text = (option: string) => (typeof values[option] === 'string' ? values[option] : undefined)
    return (await command.run({ env: io.env, io, words, text, isSet: (option) => values[option] === true, out })) ?? EXIT.done
  } else if (values.help) say(helpOfAll(commands))
  else {
    io.stderr.write(`${helpOfAll(commands)}\n`)
    return EXIT.wrongUse
  }
  return EXIT.done
}
