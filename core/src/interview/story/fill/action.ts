import type { Evidence, Win } from '../../../career/index.ts'
import { foldText, oneLine } from '../../../kernel/index.ts'
import { type Fact, ofPiece, ofWin, type Telling } from './fact.ts'
import { deedOf, passageIn, saidBy } from './passage.ts'
import { wordsOfSources } from './source-words.ts'
import { MOST_TASKS } from './task.ts'

/**
 * What was done: the words of the win, passages that were taken as evidence and, where asked for, its tasks. Where the win
 * says nothing of it, what is written of its sources does, or else what its tasks are called. Those told so are the `deeds`.
 */
export function actionOf(telling: Telling, win: Win, { withTasks }: { withTasks: boolean }): { action: Fact[]; deeds: readonly Fact[] } {
  const text = win.text.trim()
  const own: Fact[] = text === '' ? [] : [{ part: 'action', words: inFirstPerson(telling, text), from: [ofWin(win)] }]
  const deedFact = (piece: Evidence): Fact => ({ part: 'action', words: deedOf(telling, piece.title), from: [ofPiece(win, piece)] })
  const said = saidBy(win)
  const deeds = win.evidence
    .filter((piece) => isDeed(piece, win))
    .slice(0, MOST_TASKS)
    .map(deedFact)
  const passages = win.evidence.filter(({ quote }) => quote !== null && isFresh(quote, said))
  const taken = passages.map((piece): Fact => ({ part: 'action', words: passageIn(telling, piece), from: [ofPiece(win, piece)] }))
  const named = withTasks ? deeds : []
  if (own.length + taken.length > 0) return { action: [...own, ...named, ...taken], deeds: named }
  const written = wordsOfSources(telling, win)
  return written.length > 0 ? { action: [...named, ...written], deeds: named } : { action: deeds, deeds }
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

const isDeed = ({ kind, title, date }: Evidence, win: Win) => kind === 'task' && date !== null && title !== '' && title !== win.title
