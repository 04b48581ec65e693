import { styleText } from 'node:util'
import type { Io } from './io.ts'

type Style = Parameters<typeof styleText>[0]

/** What a record says without what a terminal would take for a command: it may come from anybody. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
export const shown = (text: string) => text.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '')

/** Where a command tells what it did. */
export interface Output {
  /** A line for people; left out where JSON is asked for. */
  line(text?: string): void
  /** What programs read; left out where it is not asked for. */
  json(value: unknown): void
  /** A line beside the answer, such as that something was kept for later. */
  note(text: string): void
  /** Colour, on a terminal that wants it. */
  style(style: Style, text: string): string
}

interface OutputOptions {
  io: Pick<Io, 'stdout' | 'stderr'>
  json: boolean
  color: boolean
}

/** `NO_COLOR` and what is no terminal are known to `styleText`. */
export const output = ({ json, color, io: { stdout, stderr } }: OutputOptions): Output => ({
  line: (text = '') => void (json || stdout.write(`${text}\n`)),
  json: (value) => void (json && stdout.write(`${JSON.stringify(value, null, 2)}\n`)),
  note: (text) => void stderr.write(`${text}\n`),
  style: (style, text) => (color ? styleText(style, text, { stream: stdout }) : text),
})
