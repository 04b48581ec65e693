import type { Evidence, Win, WinDeps } from '../../../career/index.ts'
import type { StorySource } from '../schema.ts'
import { asSentence, type Telling } from './fact.ts'
import { factsOf, readTelling } from './facts-of.ts'
import { deedOf, passageIn } from './passage.ts'
import { numberIn } from './result.ts'

/** A source as a sentence or two that may stand in its part: as it would be filled in there, or else what it says of itself. */
export async function factInWords(deps: WinDeps, { part, evidenceId }: StorySource, win: Win): Promise<string> {
  const telling = await readTelling(deps, [win])
  const facts = factsOf(telling, win).filter((fact) => fact.part === part && fact.from.some((origin) => origin.evidenceId === evidenceId))
  if (facts.length > 0) return facts.map(({ words }) => words).join(part === 'action' ? '\n\n' : ' ')
  const piece = win.evidence.find(({ id }) => id === evidenceId)
  return piece ? pieceInWords(telling, piece) : (telling.words.headline(win, 0) ?? asSentence(win.title))
}

function pieceInWords(telling: Telling, piece: Evidence): string {
  const { words, phrases } = telling
  if (piece.quote?.trim()) return passageIn(telling, piece)
  if (piece.number) return numberIn(telling, piece)
  if (piece.kind === 'task' && piece.date !== null) return deedOf(telling, piece.title)
  if (piece.kind === 'goal') return asSentence(phrases.goal(words.quoted(piece.title), null))
  return asSentence([words.quoted(piece.title), piece.date && words.date(piece.date)].filter(Boolean).join(', '))
}
