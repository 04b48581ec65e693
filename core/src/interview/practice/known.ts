import type { ActorDep, ChangeDeps, ClockDep, StoreDep } from '../../kernel/index.ts'
import type { InterviewFacts } from '../memory/facts.ts'
import type { InterviewMemoryDep } from '../memory/interview-memory.ts'
import { libraryQuestion } from '../question/library/index.ts'
import { ensureCard } from './cards.ts'
import { type PracticeCard, subjectKey } from './schema.ts'

/** What reading about practice asks for. */
export type PracticeDeps = StoreDep & ActorDep & ClockDep & InterviewMemoryDep

/** What practice goes by; nothing of the trash. */
export interface PracticeKnown {
  facts: InterviewFacts
  /** Those whose story or question is there, one for each. */
  cards: readonly PracticeCard[]
}

/** What is known of the person's practice. */
export async function readKnown(deps: PracticeDeps): Promise<PracticeKnown> {
  return knownBy(await deps.interviewMemory.facts(deps))
}

/** The same, once every story is in practice: one whose making was stopped, or that an archive brought, may not be. */
export async function readAllInPractice(deps: ChangeDeps & InterviewMemoryDep): Promise<PracticeKnown> {
  const known = await readKnown(deps)
  const inPractice = new Set(known.cards.filter(({ questionId }) => questionId === null).map(({ storyId }) => storyId))
  const missing = [...known.facts.stories.keys()].filter((storyId) => !inPractice.has(storyId))
  for (const storyId of missing) await ensureCard(deps, { storyId })
  return missing.length > 0 ? readKnown(deps) : known
}

function knownBy(facts: InterviewFacts): PracticeKnown {
  const bySubject = new Map<string, PracticeCard>()
  for (const card of facts.cards.values()) {
    const subject = subjectKey(card)
    const other = bySubject.get(subject)
    if (isThere(facts, card) && (!other || isOlder(card, other))) bySubject.set(subject, card)
  }
  return { facts, cards: [...bySubject.values()] }
}

const isThere = ({ stories, questions }: InterviewFacts, { storyId, questionId }: PracticeCard) =>
  questionId === null ? stories.has(storyId ?? '') : questions.has(questionId) || libraryQuestion(questionId) !== undefined

const isOlder = (a: PracticeCard, b: PracticeCard) => a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.id < b.id)

/** A question of the library or one's own; `undefined` where it is gone. */
export const questionIn = ({ questions }: InterviewFacts, id: string) => libraryQuestion(id) ?? questions.get(id)
