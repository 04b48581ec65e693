import { type ChangeDeps, dayNumber, today as dayOf, getLive } from '../../kernel/index.ts'
import type { InterviewMemoryDep } from '../memory/interview-memory.ts'
import { type PutQuestion, questionsPutTo } from '../question/library/as-put-to.ts'
import { type AskedCard, MOST_ASKED, type PracticeCounts, type PracticeToday } from './answers.ts'
import { askedWith } from './asked.ts'
import { dueDays, lastDayFor, type Preparation, preparationFor } from './due.ts'
import { nextInterview } from './interview.ts'
import { makeUnmade, type PracticeKnown, questionIn, readAsInPractice } from './known.ts'
import { type DayLimits, isLeech, planDays, type QueuedCard } from './queue.ts'
import { nextDays } from './schedule.ts'
import { type PracticeCard, practiceCards } from './schema.ts'
import { readSettings } from './settings.ts'

/** Days that are planned where no interview is nearer. */
const PLANNED_DAYS = 30

/** What is to be told today, what was, and what each day will hold until the next interview. */
export async function practiceToday(deps: ChangeDeps & InterviewMemoryDep): Promise<PracticeToday> {
  const setting = await settingOf(deps)
  const { on, known, settings, interview, cards } = setting
  const { plan, chosen, counts, ratedToday } = planOf(setting, planned(interview?.on ?? null, on))
  const shown = chosen.slice(0, MOST_ASKED).map(({ card }) => card)
  const days = plan.map(({ on, cards }) => ({ on, due: cards.length }))
  return {
    ...{ on, interview, ratedToday, dailyLimit: settings.dailyLimit },
    cards: await asAsked(deps, setting, await makeUnmade(deps, known, shown)),
    ...counts,
    done: doneOn(await questionsPutTo(deps.actor.locale), known, on),
    nextOn: days.slice(1).find(({ due }) => due > 0)?.on ?? null,
    plan: days,
    total: cards.length,
  }
}

/** How much is to be told today; nothing is matched for it, and nothing made. */
export async function practiceCounts(deps: ChangeDeps & InterviewMemoryDep): Promise<PracticeCounts> {
  return planOf(await settingOf(deps), 1).counts
}

/** What so many days from today hold, and what is chosen of today. */
function planOf({ on, known, settings, preparation, cards }: Setting, days: number) {
  const queued = queuedCards(cards, preparation)
  const limits = limitsOf(known.cards, queued, settings, preparation)
  const plan = planDays(queued, limits, days)
  const chosen = plan[0]?.cards ?? []
  const waiting = queued.filter(({ dueOn }) => dueOn <= on).length - chosen.length
  return { plan, chosen, counts: { left: chosen.length, waiting }, ratedToday: limits.ratedToday }
}

/** One card as it is practised, due or not, also one that is left out. @throws AppError `not-found` */
export async function askedCard(deps: ChangeDeps & InterviewMemoryDep, id: string): Promise<AskedCard> {
  const [stored, setting] = await Promise.all([getLive(deps, practiceCards, id), settingOf(deps)])
  const others = setting.cards.filter((card) => card.id !== id)
  const card = { ...stored, due: dueDays([...others, stored], setting.preparation).get(id) ?? stored.due }
  const [asked] = await asAsked(deps, setting, { asked: [card], made: 0 })
  return asked as AskedCard
}

/** What a day of practice follows from. `cards`: those that are not left out. */
async function settingOf(deps: ChangeDeps & InterviewMemoryDep) {
  const on = dayOf(deps)
  const [known, settings, interview] = await Promise.all([readAsInPractice(deps), readSettings(deps), nextInterview(deps, on)])
  const cards = known.cards.filter(({ pausedAt }) => pausedAt === null)
  return { on, known, settings, interview, preparation: preparationFor(interview?.on ?? null, on), cards }
}

type Setting = Awaited<ReturnType<typeof settingOf>>

async function asAsked(
  deps: ChangeDeps & InterviewMemoryDep,
  { on, known, settings, preparation }: Setting,
  { asked: shown, made }: Awaited<ReturnType<typeof makeUnmade>>,
): Promise<AskedCard[]> {
  const asked = await askedWith(deps, known, shown)
  // Those that are left out among them, as a rating counts them: the day that is shown is the one that comes.
  const total = known.facts.cards.size + made
  return shown.map((card, place) => {
    const notAfter = lastDayFor(card.id, preparation, { total, dailyLimit: settings.dailyLimit })
    const next = nextDays(card.scheduling, { on, retention: settings.retention, notAfter })
    return { card, ...(asked[place] as (typeof asked)[number]), next, isLeech: isLeech(card.scheduling?.lapses ?? 0) }
  })
}

interface CardInQueue extends QueuedCard {
  card: PracticeCard
}

/** Cards as they stand in line, each with the day it is due on. */
function queuedCards(cards: readonly PracticeCard[], preparation: Preparation): CardInQueue[] {
  const days = dueDays(cards, preparation)
  return cards.map((card) => {
    const dueOn = days.get(card.id) ?? card.due
    const { stability = 0, lastReviewedOn = null } = card.scheduling ?? {}
    return { id: card.id, dueOn, stability, lastReviewedOn, hasStory: card.storyId !== null, card: { ...card, due: dueOn } }
  })
}

const lastOn = ({ lastReview }: PracticeCard, on: string) =>
  lastReview !== null && !lastReview.undone && lastReview.localDate === on ? lastReview : null

/** What a day may hold; before an interview as many new ones as it takes for all to have their turn. */
function limitsOf(
  cards: readonly PracticeCard[],
  queued: readonly CardInQueue[],
  { dailyLimit, newPerDay }: { dailyLimit: number; newPerDay: number },
  { on, notAfter }: Preparation,
): DayLimits {
  const rated = cards.flatMap((card) => lastOn(card, on) ?? [])
  const newToday = rated.filter(({ before }) => before === null).length
  const left = notAfter === null ? 0 : dayNumber(notAfter) - dayNumber(on) + 1
  const fresh = queued.filter(({ lastReviewedOn }) => lastReviewedOn === null).length + newToday
  const needed = left > 0 ? Math.ceil(fresh / left) : 0
  return { on, dailyLimit, newPerDay: Math.max(newPerDay, needed), ratedToday: rated.length, newToday }
}

/** Days from today to that before the interview, both with it; at least one. */
const planned = (interviewOn: string | null, on: string) =>
  interviewOn === null ? PLANNED_DAYS : Math.min(PLANNED_DAYS, Math.max(1, dayNumber(interviewOn) - dayNumber(on)))

/** Those rated on a day, the latest last. */
function doneOn(put: PutQuestion, known: PracticeKnown, on: string): PracticeToday['done'] {
  const done = known.cards.flatMap((card) => {
    const review = lastOn(card, on)
    return review ? [{ card, review }] : []
  })
  return done
    .toSorted((a, b) => (a.review.reviewedAt < b.review.reviewedAt ? -1 : 1))
    .map(({ card, review }) => ({ cardId: card.id, reviewId: review.id, text: nameOf(put, known, card), rating: review.rating }))
}

/** What a card is called: the words of its question, or the title of its story. */
function nameOf(put: PutQuestion, { facts }: PracticeKnown, { questionId, storyId }: PracticeCard): string {
  if (questionId === null) return facts.stories.get(storyId ?? '')?.title ?? ''
  const question = questionIn(facts, questionId)
  return question ? put(question).text : ''
}
