import { counted } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { addDays, newEnvelope } from '../../kernel/index.ts'
import { createTask, deleteTask } from '../../task/index.ts'
import { libraryQuestions } from '../question/library/index.ts'
import { type InterviewTestDeps, interviewDeps, storyIn } from '../test-interview.ts'
import { ensureCard } from './cards.ts'
import { editCard, practiseQuestion } from './change-card.ts'
import { listCards, practiceStatistics } from './read-practice.ts'
import { reviewCard } from './review-card.ts'
import { beginAnew, goOnAsBefore, makeRewriteTask } from './rewrite-card.ts'
import { type PracticeCard, practiceCards, practiceReviews } from './schema.ts'
import { editPracticeSettings } from './settings.ts'
import { cardIn, interviewed, logOf, practising } from './test-practice.ts'
import { practiceCounts, practiceToday } from './today.ts'
import { undoReview } from './undo-review.ts'

const page = { limit: 200 }
const day = (n: number) => addDays('2026-03-05', n)

/** A card of its own story, that was told some days ago. */
async function told(deps: InterviewTestDeps, { ago, dueIn, lapses = 0 }: { ago: number; dueIn: number; lapses?: number }) {
  const before = await ensureCard(deps, { storyId: await storyIn(deps) })
  const scheduling = { dueOn: day(dueIn), stability: 10, difficulty: 5, reps: 3, lapses, lastReviewedOn: day(-ago) }
  const card: PracticeCard = { ...before, version: 2, due: scheduling.dueOn, scheduling }
  await deps.store.save(deps.actor.space, practiceCards, card, { expectedVersion: 1 })
  return card
}

describe('today', () => {
  it('begins with no more new ones than wished, unless an interview asks for more', async () => {
    const deps = interviewDeps()
    for (let n = 0; n < 9; n++) await ensureCard(deps, { storyId: await storyIn(deps) })
    expect(await practiceToday(deps)).toMatchObject({ left: 3, waiting: 6, total: 9, interview: null })
    await interviewed(deps, day(2))
    expect(await practiceToday(deps)).toMatchObject({
      left: 5,
      waiting: 4,
      interview: { on: day(2), title: 'Panel', company: 'Harbourline Foods' },
    })
  })

  it('begins with a story to tell, whatever questions were put in before', async () => {
    const deps = interviewDeps()
    const [question, other] = libraryQuestions
    for (const one of [question, other]) await practiseQuestion(deps, { questionId: one?.id as string })
    deps.clock.advance({ hours: 24 })
    const storyId = await storyIn(deps)
    expect((await practiceToday(deps)).cards.map(({ card }) => card.storyId)).toEqual([storyId, null, null])
  })

  it('spreads what is due after a break over the days that follow, within the limit', async () => {
    const deps = interviewDeps()
    for (let n = 0; n < 25; n++) await told(deps, { ago: 90 + n, dueIn: -n })
    const { left, waiting, plan, nextOn } = await practiceToday(deps)
    expect([left, waiting, nextOn]).toEqual([10, 15, day(1)])
    expect(plan.slice(0, 4).map(({ due }) => due)).toEqual([10, 10, 5, 0])
    await editPracticeSettings(deps, { dailyLimit: 5 })
    expect((await practiceToday(deps)).left).toBe(5)
  })

  it('knows of the interview to come, however many were never looked back on', async () => {
    const deps = interviewDeps()
    for (let past = 0; past < 201; past++) await interviewed(deps, day(-3))
    await interviewed(deps, day(4))
    expect((await practiceToday(deps)).interview?.on).toBe(day(4))
  })

  it('is planned until the day before the interview; what was brought forward is as before once that is off', async () => {
    const deps = interviewDeps()
    const cards = await Promise.all([1, 2, 3, 4].map((n) => told(deps, { ago: n, dueIn: 40 + n })))
    await interviewed(deps, day(5), 'Second call')
    await interviewed(deps, day(4))
    const { plan, left } = await practiceToday(deps)
    expect(plan.map(({ on, due }) => [on, due])).toEqual([0, 1, 2, 3].map((n) => [day(n), 1]))
    expect(left).toBe(1)
    const [first] = (await practiceToday(deps)).cards
    await reviewCard(deps, first?.card.id as string, { rating: 'good' })
    expect((await practiceToday(deps)).left).toBe(0)
    deps.clock.advance({ hours: 24 * 6 })
    const { items } = await listCards(deps, {}, page)
    const dueBefore = new Map(cards.map(({ id, due }) => [id, due]))
    expect(items.filter(({ id }) => id !== first?.card.id).map(({ id, due }) => due === dueBefore.get(id))).toEqual([true, true, true])
  })

  it('shows the day that comes, also where cards are left out', async () => {
    const deps = interviewDeps()
    const { id } = await told(deps, { ago: 20, dueIn: 0 })
    for (let n = 0; n < 9; n++) await editCard(deps, (await told(deps, { ago: 1, dueIn: 40 })).id, { paused: true })
    await editPracticeSettings(deps, { dailyLimit: 1 })
    await interviewed(deps, day(21))
    const shown = (await practiceToday(deps)).cards.find(({ card }) => card.id === id)?.next.easy
    expect((await reviewCard(deps, id, { rating: 'easy' })).card.due).toBe(shown)
  })

  it('puts a story into practice that is in none', async () => {
    const deps = interviewDeps()
    await storyIn(deps)
    expect(await practiceToday(deps)).toMatchObject({ total: 1, left: 1 })
    expect((await practiceToday(deps)).total).toBe(1)
  })

  it('makes no more than 50 cards at a read, those that it asks among them, however many stories are in no practice', async () => {
    const deps = interviewDeps()
    for (let n = 0; n < 120; n++) await storyIn(deps)
    const made = () => deps.store.count(deps.actor.space, practiceCards.queries.all, {})
    const { cards, total, left } = await practiceToday(deps)
    expect([total, left, await made()]).toEqual([120, 3, 50])
    for (const { card } of cards) expect((await reviewCard(deps, card.id, { rating: 'good' })).card.id).toBe(card.id)
    expect((await practiceToday(deps)).total).toBe(120)
    await practiceToday(deps)
    expect([(await practiceToday(deps)).total, await made()]).toEqual([120, 120])
  })

  it('leaves out what is paused, and what it is of when that is gone', async () => {
    const { deps, id, storyId } = await practising()
    const { card } = await practiseQuestion(deps, { questionId: 'number-changed-a-mind', storyId })
    await editCard(deps, id, { paused: true })
    expect((await practiceToday(deps)).cards.map((one) => [one.card.id, one.story?.id])).toEqual([[card.id, storyId]])
    expect((await listCards(deps, { paused: true }, page)).items).toMatchObject([{ id }])
  })
})

describe('counts', () => {
  it('say what today says, and make nothing', async () => {
    const deps = interviewDeps()
    for (let n = 0; n < 25; n++) await told(deps, { ago: 90 + n, dueIn: -n })
    await storyIn(deps)
    await interviewed(deps, day(9))
    const before = await deps.store.count(deps.actor.space, practiceCards.queries.all, {})
    const counts = await practiceCounts(deps)
    expect(await deps.store.count(deps.actor.space, practiceCards.queries.all, {})).toBe(before)
    const { left, waiting } = await practiceToday(deps)
    expect(counts).toEqual({ left, waiting })
    expect(counts).toEqual({ left: 10, waiting: 16 })
  })
})

it('a list of cards goes on where the page before ended, what is due first first', async () => {
  const deps = interviewDeps()
  for (const dueIn of [5, 1, 3, 1, -2]) await told(deps, { ago: 9, dueIn })
  const first = await listCards(deps, {}, { limit: 3 })
  const second = await listCards(deps, {}, { limit: 3, after: first.nextCursor ?? undefined })
  expect([...first.items, ...second.items].map(({ due }) => due)).toEqual([-2, 1, 1, 3, 5].map(day))
  expect(second.nextCursor).toBeNull()
  expect((await listCards(deps, { due: 'today' }, page)).items).toHaveLength(1)
  await expect(listCards(deps, {}, { limit: 3, after: 'x' })).rejects.toMatchObject({ code: 'validation' })
})

describe('what is forgotten again and again', () => {
  it('is called so, and leads to one task that names its story', async () => {
    const deps = interviewDeps()
    const { id, storyId } = await told(deps, { ago: 9, dueIn: 0, lapses: 7 })
    expect((await practiceToday(deps)).cards[0]?.isLeech).toBe(false)
    await reviewCard(deps, id, { rating: 'again' })
    expect((await listCards(deps, { leeches: true }, page)).items).toMatchObject([{ id }])
    const made = await Promise.all([makeRewriteTask(deps, id), makeRewriteTask(deps, id)])
    expect(made[0]?.task).toMatchObject({ title: 'Rewrite “The spike”', links: [{ kind: 'story', id: storyId }] })
    expect(made[1]?.task.id).toBe(made[0]?.task.id)
    expect((await cardIn(deps, id)).taskId).toBe(made[0]?.task.id)
    await deleteTask(deps, made[0]?.task.id as string)
    const again = await makeRewriteTask(deps, id)
    expect(again.task.id).not.toBe(made[0]?.task.id)
    expect(again.card.taskId).toBe(again.task.id)
    expect((await createTask(deps, { title: 'Other' })).links).toEqual([])
  })

  it('begins anew with its log kept, which is taken back', async () => {
    const { deps, id } = await practising()
    await reviewCard(deps, id, { rating: 'good' })
    const { card } = await reviewCard(deps, id, { rating: 'again' })
    expect(await beginAnew(deps, id)).toMatchObject({ scheduling: null, due: '2026-03-05' })
    expect(await logOf(deps, id)).toHaveLength(2)
    expect(await goOnAsBefore(deps, id)).toMatchObject({ scheduling: card.scheduling, due: card.due, lastReview: card.lastReview })
    await beginAnew(deps, id)
    const anew = await reviewCard(deps, id, { rating: 'easy' })
    expect(anew.review.before).toBeNull()
    expect(await goOnAsBefore(deps, id)).toEqual(anew.card)
  })
})

describe('years of practice', () => {
  const cards = 400
  const ratingsOfEach = 5

  /** Put straight into the store: half of stories, half of questions. */
  async function yearsOfPractice() {
    const deps = interviewDeps()
    const { store, actor } = deps
    const now = '2026-03-01T09:00:00.000Z'
    for (let n = 0; n < cards; n++) {
      const subject =
        n % 2 ? { storyId: await storyIn(deps), questionId: null } : { storyId: null, questionId: libraryQuestions[n / 2]?.id ?? '' }
      const after = { dueOn: day((n % 90) - 20), stability: 5 + n, difficulty: 5, reps: 5, lapses: n % 9, lastReviewedOn: day(-30) }
      const kept = { due: after.dueOn, scheduling: after, lastReview: null, pausedAt: null, taskId: null }
      const card = { ...newEnvelope(deps.ids.next(), now), ...subject, ...kept }
      await store.save(actor.space, practiceCards, card, { expectedVersion: 0 })
      for (let r = 0; r < ratingsOfEach; r++) {
        const localDate = day(-30 - r * 20)
        const rated = {
          rating: 'good',
          reviewedAt: `${localDate}T09:00:00.000Z`,
          localDate,
          timeZone: 'UTC',
          dueBefore: localDate,
        } as const
        const before = { ...after, lastReviewedOn: day(-50 - r * 20) }
        const review = { ...newEnvelope(deps.ids.next(), now), cardId: card.id, ...subject, ...rated, before, after }
        await store.save(actor.space, practiceReviews, review, { expectedVersion: 0 })
      }
    }
    return deps
  }

  it('are read once, and after a rating no more than what it changed', async () => {
    const { deps, asked } = counted(await yearsOfPractice())
    const read = () => asked.splice(0).reduce((sum, { of, records }) => sum + (of.startsWith('practice-') ? records : 0), 0)
    await practiceToday(deps)
    expect((await practiceStatistics(deps)).rated).toBe(cards * ratingsOfEach)
    expect(read()).toBe(cards * (1 + ratingsOfEach))
    const [first] = (await practiceToday(deps)).cards
    expect(read()).toBe(0)
    const { review } = await reviewCard(deps, first?.card.id as string, { rating: 'again' })
    read()
    expect(await practiceStatistics(deps)).toMatchObject({ rated: cards * ratingsOfEach + 1, cards: { total: cards } })
    expect((await practiceToday(deps)).done).toMatchObject([{ reviewId: review.id }])
    expect(read()).toBeLessThan(5)
    await undoReview(deps, first?.card.id as string, review.id)
    expect((await practiceStatistics(deps)).rated).toBe(cards * ratingsOfEach)
  })
})
