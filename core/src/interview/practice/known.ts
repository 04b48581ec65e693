import type { ActorDep, ChangeDeps, ClockDep, StoreDep } from '../../kernel/index.ts'
import type { InterviewFacts } from '../memory/facts.ts'
import type { InterviewMemoryDep } from '../memory/interview-memory.ts'
import { libraryQuestion } from '../question/library/index.ts'
import { MOST_ASKED } from './answers.ts'
import { ensureCard, unmadeCard } from './cards.ts'
import { type PracticeCard, subjectKey } from './schema.ts'

/** What reading about practice asks for. */
export type PracticeDeps = StoreDep & ActorDep & ClockDep & InterviewMemoryDep

/** What practice goes by; nothing of the trash. */
export interface PracticeKnown {
  facts: InterviewFacts
  /** Those whose story or question is there, one for each. */
  cards: readonly PracticeCard[]
}

/** As many as are asked at once, so that each of those is there to be rated. */
const MOST_MADE = MOST_ASKED

/** What is known of the person's practice. */
export async function readKnown(deps: PracticeDeps): Promise<PracticeKnown> {
  return knownBy(await deps.interviewMemory.facts(deps))
}

/** The same as though every story were in practice; nothing is made. One whose making was stopped, or that an archive brought, may not be. */
export async function readAsInPractice(deps: ChangeDeps & InterviewMemoryDep): Promise<PracticeKnown> {
  const { facts, cards } = await readKnown(deps)
  const inPractice = new Set(cards.filter(({ questionId }) => questionId === null).map(({ storyId }) => storyId))
  const missing = [...facts.stories.keys()].filter((storyId) => !inPractice.has(storyId))
  return { facts, cards: [...cards, ...missing.map((storyId) => unmadeCard(deps, { storyId }))] }
}

/**
 * Makes cards that are only reckoned with: those asked, and others until so many are made. The next read makes more.
 * @returns those asked, as they are kept, and how many were made
 */
export async function makeUnmade(
  deps: ChangeDeps,
  { facts, cards }: PracticeKnown,
  asked: readonly PracticeCard[],
): Promise<{ asked: PracticeCard[]; made: number }> {
  const isUnmade = ({ id }: PracticeCard) => !facts.cards.has(id)
  const unmade = [...new Map([...asked, ...cards].filter(isUnmade).map((card) => [card.id, card])).values()].slice(0, MOST_MADE)
  const made = new Map<string, PracticeCard>()
  for (const { id, storyId } of unmade) if (storyId !== null) made.set(id, await ensureCard(deps, { storyId }))
  return { asked: asked.map((card) => made.get(card.id) ?? card), made: made.size }
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
