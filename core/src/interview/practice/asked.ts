import { matchQuestions } from '../matching/match-questions.ts'
import { matchStories } from '../matching/match-stories.ts'
import type { StoryToMatch } from '../matching/story.ts'
import { storyParts } from '../story/parts.ts'
import type { Story, Telling } from '../story/schema.ts'
import { spokenSeconds } from '../story/spoken.ts'
import type { AskedCard } from './answers.ts'
import { askable, type PracticeKnown, questionIn } from './known.ts'
import { isLeech } from './queue.ts'
import { nextDays } from './schedule.ts'
import type { PracticeCard } from './schema.ts'

/** A story's card is asked by so many of the questions it answers best, in turn. */
const IN_TURN = 5

const MINUTES = 2

type Subject = Pick<AskedCard, 'question' | 'story' | 'reason'>

/** What is asked with a card, and what one may tell. */
export function askedWith(known: PracticeKnown, card: PracticeCard): Subject {
  const question = card.questionId === null ? questionFor(known, card) : questionIn(known, card.questionId)
  const minutes = question?.minutes ?? MINUTES
  const story = storyFor(known, card, question)
  return {
    question: question ? { id: question.id, text: question.text, minutes, competencies: [...question.competencies] } : null,
    story: story ? toldIn(story, minutes) : null,
    reason: '',
  }
}

/** One of the questions that its story answers, another with each rating. */
function questionFor(known: PracticeKnown, { storyId, scheduling }: PracticeCard) {
  const story = known.stories.get(storyId ?? '')
  const matches = story ? matchQuestions(toMatch(known, story), askable(known), IN_TURN) : []
  const turn = matches[(scheduling?.reps ?? 0) % Math.max(1, matches.length)]
  return turn && questionIn(known, turn.questionId)
}

function storyFor(known: PracticeKnown, { storyId }: PracticeCard, question: ReturnType<typeof questionFor>): Story | undefined {
  const chosen = storyId === null ? undefined : known.stories.get(storyId)
  if (chosen || !question) return chosen
  const [best] = matchStories(
    question,
    [...known.stories.values()].map((story) => toMatch(known, story)),
    1,
  )
  return best && known.stories.get(best.storyId)
}

function toMatch({ cards }: PracticeKnown, story: Story): StoryToMatch {
  const days = cards.filter(({ storyId }) => storyId === story.id).map(({ scheduling }) => scheduling?.lastReviewedOn ?? '')
  return {
    ...{ id: story.id, title: story.title, parts: tellingFor(story, MINUTES) },
    competencies: story.competencies.map((name, index) => ({ name, isMain: index === 0 })),
    numbers: story.sources.filter(({ number }) => number !== null).length,
    evidenceKinds: [...new Set(story.sources.map(({ kind }) => kind))],
    lastPractisedOn: days.toSorted().at(-1) || null,
  }
}

/** The telling for so many minutes, or the nearest. */
function tellingFor({ tellings }: Pick<Story, 'tellings'>, minutes: number): Telling {
  const away = (telling: Telling) => Math.abs(telling.minutes - minutes)
  return tellings.reduce((best, one) => (away(one) < away(best) ? one : best))
}

function toldIn({ id, title, tellings, sources }: Story, minutes: number): NonNullable<AskedCard['story']> {
  const telling = tellingFor({ tellings }, minutes)
  const seconds = spokenSeconds(storyParts.map((part) => telling[part]).join('\n\n'))
  return { id, title, telling, seconds, sources }
}

/** @param asked as for `nextDays` */
export const asAsked = (known: PracticeKnown, card: PracticeCard, asked: Parameters<typeof nextDays>[1]): AskedCard => ({
  ...{ card, ...askedWith(known, card) },
  next: nextDays(card.scheduling, asked),
  isLeech: isLeech(card.scheduling?.lapses ?? 0),
})
