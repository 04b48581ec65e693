import { type ActorDep, listAll, type StoreDep } from '../../kernel/index.ts'
import { readChoices } from '../question/choose.ts'
import { libraryQuestion, libraryQuestions } from '../question/library/index.ts'
import { type Question, questions } from '../question/schema.ts'
import { type Story, stories } from '../story/schema.ts'
import { type PracticeCard, practiceCards } from './schema.ts'

/** What practice goes by; nothing of the trash. */
export interface PracticeKnown {
  /** Those whose story or question is there. */
  cards: readonly PracticeCard[]
  stories: ReadonlyMap<string, Story>
  /** The person's own. */
  questions: ReadonlyMap<string, Question>
  /** Slugs of the library that are in no list. */
  hidden: ReadonlySet<string>
}

export async function readKnown(deps: StoreDep & ActorDep): Promise<PracticeKnown> {
  const { space } = deps.actor
  const [cards, told, own, choices] = await Promise.all([
    listAll(deps, space, practiceCards.queries.all, {}),
    listAll(deps, space, stories.queries.all, {}),
    listAll(deps, space, questions.queries.all, {}),
    readChoices(deps),
  ])
  const byId = <R extends { id: string }>(records: readonly R[]) => new Map(records.map((record) => [record.id, record]))
  const known = { stories: byId(told), questions: byId(own) }
  const isThere = ({ storyId, questionId }: PracticeCard) =>
    questionId === null ? known.stories.has(storyId ?? '') : known.questions.has(questionId) || libraryQuestion(questionId) !== undefined
  const hidden = [...choices.values()].filter(({ hiddenAt }) => hiddenAt !== null).map(({ questionId }) => questionId)
  return { ...known, cards: cards.filter(isThere), hidden: new Set(hidden) }
}

/** A question of the library or one's own; `undefined` where it is gone. */
export const questionIn = ({ questions }: PracticeKnown, id: string) => libraryQuestion(id) ?? questions.get(id)

/** All questions that may be asked, the person's own first. */
export const askable = ({ questions, hidden }: PracticeKnown) => [
  ...[...questions.values()].filter(({ hiddenAt }) => hiddenAt === null),
  ...libraryQuestions.filter(({ id }) => !hidden.has(id)),
]
