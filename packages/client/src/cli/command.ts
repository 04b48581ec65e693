import type { Exit } from './failure.ts'
import type { Io } from './io.ts'
import type { Output } from './output.ts'

export interface Option {
  /** What stands for its value in the help; without, it is a switch. */
  value?: string
  says: string
  /** All that it may be. */
  oneOf?: readonly string[]
}

export interface Given {
  env: Io['env']
  io: Io
  /** What was said beside the options, in order. */
  words: readonly string[]
  /** The value of an option that has one. */
  text(option: string): string | undefined
  isSet(option: string): boolean
  out: Output
}

export interface Command {
  /** One word or two, such as `goal log`. */
  name: string
  /** What comes after the name, as the help shows it. */
  takes?: string
  summary: string
  /** What else a person should know, a line each. */
  more?: readonly string[]
  options?: Readonly<Record<string, Option>>
  /** What its first words may be, for shells to complete. */
  words?: readonly string[]
  /** Answers how it ended; done, when it says nothing. */
  run(given: Given): Promise<Exit | undefined>
}

/** What every command takes. */
export const EVERYWHERE: Readonly<Record<string, Option>> = {
  json: { says: 'print the records of the API' },
  'no-color': { says: 'no colour on a terminal either; NO_COLOR does the same' },
  help: { says: 'show this' },
}
