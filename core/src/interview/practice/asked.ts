import type { ActorDep, StoreDep } from '../../kernel/index.ts'
import type { Reason } from '../matching/fit-of.ts'
import { matchQuestions } from '../matching/match-questions.ts'
import { matchStories } from '../matching/match-stories.ts'
import { readAhead } from '../matching/read-ahead.ts'
import { inWords, isWorth } from '../matching/read-matches.ts'
import type { QuestionToMatch, StoryToMatch } from '../matching/story.ts'
import type { InterviewMemoryDep } from '../memory/interview-memory.ts'
import { storiesToMatch } from '../memory/of-story.ts'
import { shownBank } from '../memory/shown-bank.ts'
import { isOfTrade, USUAL_MINUTES } from '../question/bank-question.ts'
import { questionsPutTo } from '../question/library/as-put-to.ts'
import type { AnswerMinutes } from '../question/schema.ts'
import { type Story, stories } from '../story/schema.ts'
import { nearestTelling, secondsToTell } from '../story/telling.ts'
import type { AskedCard } from './answers.ts'
import { type PracticeKnown, questionIn } from './known.ts'
import type { PracticeCard } from './schema.ts'

/** A story's card is asked by so many of the questions it answers best, in turn. */
const IN_TURN = 5

type Question = QuestionToMatch & { minutes: AnswerMinutes }
type Asked = Pick<AskedCard, 'question' | 'story' | 'reason'>

interface Chosen {
  question: Question | undefined
  story: StoryToMatch | undefined
  reasons: readonly Reason[]
}

/** What is asked with each of some cards, and what one may tell, in their order. */
export async function askedWith(
  deps: StoreDep & ActorDep & InterviewMemoryDep,
  known: PracticeKnown,
  cards: readonly PracticeCard[],
): Promise<Asked[]> {
  const { askable, tellable, chosen } = chooserFor(known)
  if (cards.length > 0) await readAhead(deps, { stories: tellable, questions: askable })
  const all = cards.map((card) => chosen(card))
  const ids = new Set(all.flatMap(({ story }) => story?.id ?? []))
  const put = await questionsPutTo(deps.actor.locale)
  const told = new Map((await deps.store.getMany(deps.actor.space, stories, [...ids])).map((story) => [story.id, story]))
  return all.map(({ question, story, reasons }) => {
    const minutes = question?.minutes ?? USUAL_MINUTES
    const whole = told.get(story?.id ?? '')
    return {
      question: question ? { id: question.id, text: put(question).text, minutes, competencies: [...question.competencies] } : null,
      story: whole ? toldIn(whole, minutes) : null,
      reason: story ? inWords(deps, story, reasons).reason : '',
    }
  })
}

/** What may be asked and told, and what chooses of it. */
function chooserFor({ facts }: PracticeKnown) {
  const all = storiesToMatch(facts)
  const byId = new Map(all.map((story) => [story.id, story]))
  const bank = shownBank(facts).map(({ question }) => question)
  // Of questions that fit alike, one that is put to everybody comes before that of a trade.
  const askable: readonly Question[] = [...bank.filter(({ kind }) => !isOfTrade(kind)), ...bank.filter(({ kind }) => isOfTrade(kind))]

  /** One of the questions that a story is said to answer, another with each rating. */
  function forStory(story: StoryToMatch | undefined, reps: number): Chosen {
    const matches = story ? matchQuestions(story, askable, IN_TURN).filter(isWorth) : []
    const match = matches[reps % Math.max(1, matches.length)]
    return { question: match && questionIn(facts, match.questionId), story, reasons: match?.reasons ?? [] }
  }

  function forQuestion(question: Question | undefined, chosenId: string | null): Chosen {
    const chosen = byId.get(chosenId ?? '')
    const [best] = question ? matchStories(question, chosen ? [chosen] : all, 1) : []
    return { question, story: chosen ?? byId.get(best?.storyId ?? ''), reasons: best?.reasons ?? [] }
  }

  const chosen = ({ storyId, questionId, scheduling }: PracticeCard): Chosen =>
    questionId === null ? forStory(byId.get(storyId ?? ''), scheduling?.reps ?? 0) : forQuestion(questionIn(facts, questionId), storyId)
  return { askable, tellable: all, chosen }
}

function toldIn({ id, title, tellings, sources }: Story, minutes: number): NonNullable<AskedCard['story']> {
  const telling = nearestTelling(tellings, minutes)
  return { id, title, telling, seconds: secondsToTell(telling), sources }
}
