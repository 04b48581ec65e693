import type { Evidence, Win } from '../../../career/index.ts'
import { foldText, oneLine } from '../../../kernel/index.ts'
import { asSentence, type Telling } from './fact.ts'

/** What a win says itself, as it is compared. */
export const saidBy = ({ title, text }: Pick<Win, 'title' | 'text'>): string => foldText(oneLine(`${title} ${text}`))

/** A deed told as its name says it. */
export function deedOf({ words, phrases }: Telling, name: string): string {
  const did = words.didOf(name)
  return asSentence(did === null ? phrases.done(words.quoted(name)) : phrases.did(did))
}

/** A passage, in quotation marks, with where it stands. */
export function passageIn({ words, phrases }: Telling, { kind, quote, date, title }: Evidence): string {
  const [open, close] = phrases.inner
  const passage = words.quoted(inner(oneLine(quote ?? ''), open, close))
  const isOwn = kind === 'journal-entry' || kind === 'check-in' || title === ''
  return asSentence(isOwn ? phrases.wrote(passage, date === null ? null : words.when(date)) : phrases.says(words.quoted(title), passage))
}

/** Quotation marks within others. */
const inner = (text: string, open: string, close: string): string =>
  text.replace(
    /“([^“”]*)”|„([^„“”]*)[“”]|»([^»«]*)«|"([^"]*)"/g,
    (_, ...parts) => `${open}${parts.slice(0, 4).find((one) => one !== undefined)}${close}`,
  )
