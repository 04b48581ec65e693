import { type ActorDep, type ClockDep, getLive, notFound, type StoreDep, today } from '../../kernel/index.ts'
import type { InterviewMemoryDep } from '../memory/interview-memory.ts'
import { storiesToMatch, strengths } from '../memory/of-story.ts'
import { type ShownQuestion, shownBank } from '../memory/shown-bank.ts'
import { libraryInBank, ownInBank } from '../question/as-bank-question.ts'
import { type PutQuestion, questionsPutTo } from '../question/library/as-put-to.ts'
import { libraryQuestion } from '../question/library/index.ts'
import { type BankQuestion, questions } from '../question/schema.ts'
import type { Reason } from './fit-of.ts'
import { matchQuestions } from './match-questions.ts'
import { matchStories } from './match-stories.ts'
import { quotedFrom } from './quoted.ts'
import { readAhead } from './read-ahead.ts'
import { reasonInWords } from './reason-words.ts'
import type { QuestionForStory, StoryForQuestion } from './schema.ts'
import type { QuestionToMatch, StoryToMatch } from './story.ts'

export type MatchDeps = StoreDep & ActorDep & ClockDep & InterviewMemoryDep

/** Below this hardly anything speaks for a match; of those that were labelled as fitting, it leaves one of sixteen out. */
const WORTH = 0.15

/** Matches that are answered at most. */
export const MAX_MATCHES = 50

/**
 * The person's stories that answer a question, best first; those that hardly anything speaks for are left out.
 * @param id a record's, or a slug of the library
 * @param most 1 to `MAX_MATCHES`
 * @throws AppError `not-found`, also for a question in the trash or in another's space.
 */
export async function storiesForQuestion(deps: MatchDeps, id: string, most: number): Promise<StoryForQuestion[]> {
  const question: QuestionToMatch = libraryQuestion(id) ?? (await getLive(deps, questions, id))
  const facts = await deps.interviewMemory.facts(deps)
  const told = storiesToMatch(facts)
  await readAhead(deps, { stories: told })
  const byId = new Map(told.map((story) => [story.id, story]))
  const matches = matchStories(question, told, most)
    .filter(isWorth)
    .map((match) => ({ ...match, story: byId.get(match.storyId) as StoryToMatch }))
  const found = matches.map(({ storyId }) => facts.stories.get(storyId)).filter((story) => story !== undefined)
  const strength = strengths(facts, found, today(deps))
  return matches.map(({ story, fit, reasons }) => ({
    story: {
      ...{ id: story.id, title: story.title, lastPractisedOn: story.lastPractisedOn },
      competencies: story.competencies.map(({ name }) => name),
      strength: strength.get(story.id) ?? 'thin',
    },
    ...{ fit, ...inWords(deps, story, reasons) },
  }))
}

/**
 * The questions of the bank that a story answers, best first; what is hidden is left out.
 * @param most 1 to `MAX_MATCHES`
 * @throws AppError `not-found`, also for a story in the trash or in another's space.
 */
export async function questionsForStory(deps: MatchDeps, id: string, most: number): Promise<QuestionForStory[]> {
  const facts = await deps.interviewMemory.facts(deps)
  const story = storiesToMatch(facts).find((one) => one.id === id)
  if (!story) throw notFound('story')
  const bank = new Map(shownBank(facts).map((shown) => [shown.question.id, shown]))
  const questions = [...bank.values()].map(({ question }) => question)
  await readAhead(deps, { questions })
  const put = await questionsPutTo(deps.actor.locale)
  return matchQuestions(story, questions, most)
    .filter(isWorth)
    .map(({ questionId, fit, reasons }) => ({
      ...{ question: inBank(put, bank.get(questionId) as ShownQuestion), fit, ...inWords(deps, story, reasons) },
    }))
}

const inBank = (put: PutQuestion, shown: ShownQuestion): BankQuestion =>
  shown.origin === 'own' ? ownInBank(shown.question) : libraryInBank(put, shown.question, shown.kept)

/** Whether a match is told of at all. */
export const isWorth = ({ fit }: { fit: number }): boolean => fit >= WORTH

/** Reasons with what the story says as it says it, and in sentences. */
export function inWords({ actor }: ActorDep, story: StoryToMatch, found: readonly Reason[]) {
  const quoted = quotedFrom(story)
  const reasons = found.map((reason) => (reason.words ? { ...reason, words: quoted(reason.words) } : reason))
  return { reason: reasonInWords(reasons, actor.locale), reasons }
}
