import { competencies, cueFinder, readable } from '../../../career/index.ts'
import { foldText } from '../../../kernel/index.ts'
import type { LibraryQuestion, QuestionKind } from '../bank-question.ts'
import { libraryQuestions } from '../library/index.ts'
import { askedBy } from './asking.ts'
import { kindCues } from './kinds-asked.ts'

/** Competencies that are suggested for one question. */
const MOST = 3

/** So much of their telling words two texts share that they ask the same, 0 to 1. */
const ALIKE = 0.6

export interface SuggestedForQuestion {
  kind: QuestionKind
  /** Ids of our library, at most three, the one mainly asked for first. */
  competencies: string[]
}

const kinds = kindCues.map(([kind, cues]) => ({ kind, find: cueFinder(cues) }))
const asked = competencies.map(({ id, cues }) => ({
  id,
  findAsked: cueFinder(askedBy[id] ?? cues.en),
  findTold: cueFinder(`${cues.en}, ${cues.de}`),
}))

/** Words of asking itself, which tell of nothing. */
const ofAsking: ReadonlySet<string> = new Set(['why', 'warum'])
const told = (found: readonly string[]) => found.filter((word) => !ofAsking.has(foldText(word))).length

/** What the words of a question lead to, in English and German. One that our library asks in nearly the same words is taken to mean the same. */
export function suggestForQuestion(text: string): SuggestedForQuestion {
  const known = nearestOf(text)
  if (known) return { kind: known.kind, competencies: [...known.competencies] }
  const read = readable(text)
  const ranked = kinds.map(({ kind, find }) => ({ kind, count: find(read).length })).sort((a, b) => b.count - a.count)
  const [first] = ranked
  const found = asked
    // Words by which a question asks tell more than those that tell of a deed.
    .map(({ id, findAsked, findTold }) => ({ id, points: 2 * findAsked(read).length + told(findTold(read)) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
  return {
    kind: first && first.count > 0 ? first.kind : 'behavioural',
    competencies: found.slice(0, MOST).map(({ id }) => id),
  }
}

const tellingWords = (text: string): ReadonlySet<string> =>
  new Set((foldText(text).match(/\p{L}+/gu) ?? []).filter((word) => word.length > 2))

let library: readonly { question: LibraryQuestion; words: ReadonlySet<string> }[] | undefined

/** Our questions with their words, read as they are first compared with. */
function readLibrary() {
  library ??= libraryQuestions.map((question) => ({ question, words: tellingWords(question.text) }))
  return library
}

function nearestOf(text: string): LibraryQuestion | null {
  const words = tellingWords(text)
  if (words.size < 2) return null
  const likeness = (other: ReadonlySet<string>) => {
    const shared = [...words].filter((word) => other.has(word)).length
    return shared / (words.size + other.size - shared)
  }
  return readLibrary().find(({ words }) => likeness(words) >= ALIKE)?.question ?? null
}
