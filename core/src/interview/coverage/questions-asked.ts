import type { InterviewFacts } from '../memory/facts.ts'
import { lastPractised } from '../memory/of-story.ts'
import { shownBank } from '../memory/shown-bank.ts'
import type { KeptReview } from '../practice/review-memory.ts'
import { libraryQuestion } from '../question/library/index.ts'

/** What is there, and each time any of it was told. */
export interface Practised {
  facts: InterviewFacts
  log: readonly Pick<KeptReview, 'cardId' | 'questionId' | 'localDate'>[]
}

export interface AskedQuestion {
  id: string
  starred: boolean
  /** When it was last practised. */
  lastOn: string | null
}

/** The bank by what each question mainly asks for: starred ones first, then the person's own. */
export function askedFor({ facts, log }: Practised, keyOf: (name: string) => string): Map<string, AskedQuestion[]> {
  const lastOn = lastAsked({ facts, log })
  const byCompetency = new Map<string, AskedQuestion[]>()
  for (const { question, kept } of shownBank(facts)) {
    const { id, competencies } = question
    const [main] = competencies
    if (main !== undefined) put(byCompetency, keyOf(main), { id, starred: kept?.starred ?? false, lastOn: lastOn.get(id) ?? null })
  }
  for (const list of byCompetency.values()) list.sort((a, b) => Number(b.starred) - Number(a.starred))
  return byCompetency
}

/** What the questions that were told mainly ask for. */
export const practisedFor = ({ facts, log }: Practised): string[] =>
  [...lastAsked({ facts, log }).keys()].flatMap((id) => (libraryQuestion(id) ?? facts.questions.get(id))?.competencies[0] ?? [])

/** When each question was last told: with a card of its own, or as it was asked of a story that is there. */
function lastAsked({ facts, log }: Practised): ReadonlyMap<string, string> {
  const days = new Map(lastPractised(facts, 'questionId'))
  for (const { cardId, questionId, localDate } of log) {
    const isOfStory = facts.cards.get(cardId)?.questionId === null
    if (isOfStory && questionId !== null && localDate > (days.get(questionId) ?? '')) days.set(questionId, localDate)
  }
  return days
}

/** Puts one more thing under a key. */
export function put<V>(map: Map<string, V[]>, key: string, value: V): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
