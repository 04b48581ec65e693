import type { Evidence, Win } from '../../../career/index.ts'
import { asSentence, type Fact, numbered, ofPiece, ofWin, type Telling } from './fact.ts'
import { goalIdOf } from './task.ts'

/** What came of it: the win with its number, what was measured where it says none, and goals that were reached. */
export function resultOf(telling: Telling, win: Win): Fact[] {
  const headline = telling.words.headline(win, 0) ?? asSentence(win.title)
  const own: Fact = { part: 'result', words: headline, from: [ofWin(win), ...numbered(win, 'valueFrom')] }
  return [own, ...measuredBy(telling, win), ...reachedBy(telling, win)]
}

/** The newest number of the evidence, where the win has none itself. */
function measuredBy(telling: Telling, win: Win): Fact[] {
  if (win.metric?.value != null) return []
  const newest = win.evidence
    .filter(({ number }) => number !== null)
    .reduce<Evidence | null>((last, piece) => (last === null || (piece.date ?? '') > (last.date ?? '') ? piece : last), null)
  return newest ? [{ part: 'result', words: numberIn(telling, newest), from: [ofPiece(win, newest)] }] : []
}

/** What a piece of evidence says by its number. */
export function numberIn({ words, phrases }: Telling, { title, number, date }: Evidence): string {
  const when = date === null ? null : words.when(date)
  return asSentence(phrases.stood(words.quoted(title), words.amount(number?.value ?? '', number?.unit ?? '', 'after'), when))
}

/** Goals that were reached, each once, unless the win is called by it. */
function reachedBy(telling: Telling, win: Win): Fact[] {
  const { words, phrases, goals } = telling
  const told = new Set<string>()
  return win.evidence.flatMap((piece): Fact[] => {
    if (piece.kind !== 'goal') return []
    const goal = goals.get(goalIdOf(telling, piece) ?? '')
    if (goal?.status !== 'achieved' || goal.title === win.title || told.has(goal.id)) return []
    told.add(goal.id)
    const when = goal.closing ? words.when(goal.closing.localDate) : null
    return [{ part: 'result', words: asSentence(phrases.reached(words.quoted(goal.title), when)), from: [ofPiece(win, piece)] }]
  })
}
