import type { Evidence, Win } from '../../../career/index.ts'
import { foldText } from '../../../kernel/index.ts'
import { asSentence, type Fact, ofPiece, ofWin, type Telling } from './fact.ts'
import { deedOf, wordsOfSources } from './source-words.ts'
import { MOST_TASKS } from './task.ts'

/**
 * What was done: the words of the win, passages that were taken as evidence and, where asked for, its tasks. Where the win
 * says nothing of it, what is written of its sources does, or else what its tasks are called.
 */
export function actionOf(telling: Telling, win: Win, { withTasks }: { withTasks: boolean }): Fact[] {
  const text = win.text.trim()
  const own: Fact[] = text === '' ? [] : [{ part: 'action', words: inFirstPerson(telling, text), from: [ofWin(win)] }]
  const deedFact = (piece: Evidence): Fact => ({ part: 'action', words: deedIn(telling, piece), from: [ofPiece(win, piece)] })
  const said = foldText(oneLine(`${win.title} ${text}`))
  const deeds = win.evidence
    .filter((piece) => isDeed(piece, win))
    .slice(0, MOST_TASKS)
    .map(deedFact)
  const passages = win.evidence.filter(({ quote }) => quote !== null && isFresh(quote, said))
  const taken = passages.map((piece): Fact => ({ part: 'action', words: passageIn(telling, piece), from: [ofPiece(win, piece)] }))
  const named = withTasks ? deeds : []
  if (own.length + taken.length > 0) return [...own, ...named, ...taken]
  const written = wordsOfSources(telling, win, (piece) => passageIn(telling, piece))
  return written.length > 0 ? [...named, ...written] : deeds
}

/** Whether a passage says something, and that is not said by the win already. */
function isFresh(quote: string, said: string): boolean {
  const passage = foldText(oneLine(quote))
  return passage !== '' && !said.includes(passage)
}

/** Each paragraph of prose as somebody tells it: notes leave “I” out. */
const inFirstPerson = ({ words }: Telling, text: string): string =>
  text
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => (/^\s*(?:[-*+#>|`]|\d+[.)]\s|$)/.test(paragraph) ? paragraph : words.firstPerson(paragraph)))
    .join('\n\n')

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

const isDeed = ({ kind, title, date }: Evidence, win: Win) => kind === 'task' && date !== null && title !== '' && title !== win.title

/** A task that was done. */
export const deedIn = (telling: Telling, { title }: Evidence): string => deedOf(telling, title)

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
