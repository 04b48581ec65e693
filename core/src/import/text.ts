import { beginningOf, thinned } from '../kernel/index.ts'
import { MAX_TASK_TITLE } from '../task/index.ts'

export const oneLine = (text: string) => joined(clean(text))

/** On one line, with its spaces as they are. */
export const asLine = (text: string) =>
  clean(text.toWellFormed())
    .replace(/\s+/g, (run) => (/[\t\n\r]/.test(run) ? ' ' : run))
    .trim()

/** Without line breaks, nor more than one space between words. */
export const joined = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A heading, no longer than a title. */
export const heading = (text: string) => cut(oneLine(text), MAX_TASK_TITLE)

const SHORT = 60

/** So much of a value as a message may hold. */
export function shortened(value: string): string {
  const text = oneLine(value.slice(0, 10 * SHORT))
  return text.length > SHORT || value.length > 10 * SHORT ? `${text.slice(0, SHORT)}…` : text
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
export const clean = (text: string) => thinned(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, ''))

export const cut = (text: string, max: number) => (text.length > max ? `${beginningOf(text, max - 1)}…` : text)
