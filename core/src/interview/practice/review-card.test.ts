import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError, addDays } from '../../kernel/index.ts'
import type { InterviewTestDeps } from '../test-interview.ts'
import { reviewCard } from './review-card.ts'
import { type Rating, rate, type Scheduling } from './schedule.ts'
import { practiceReviews } from './schema.ts'
import { cardIn, interviewed, logOf, practising } from './test-practice.ts'
import { practiceToday } from './today.ts'
import { undoReview } from './undo-review.ts'

const ratings: Rating[] = ['again', 'hard', 'good', 'easy']
const reviewId = '019a9b49-0000-7cc0-8000-0123456789ab'

/** Makes sure that the log says what the card does, and that it leads to it from nothing. */
async function expectConsistent(deps: InterviewTestDeps, id: string) {
  const [card, log] = [await cardIn(deps, id), await logOf(deps, id)]
  const replayed = log.reduce<Scheduling | null>((before, { localDate: on, rating }) => rate(before, { on, rating, retention: 0.9 }), null)
  expect(card.scheduling).toEqual(replayed)
  let before: Scheduling | null = null
  for (const review of log) {
    expect(review.before).toEqual(before)
    before = review.after
  }
  const last = card.lastReview
  if (last) expect((await deps.store.get(deps.actor.space, practiceReviews, last.id))?.deletedAt === null).toBe(!last.undone)
  return card
}

describe('a rating', () => {
  it('is logged with what it found and made, in the day of the person', async () => {
    const { deps, storyId, id } = await practising({ timeZone: 'Pacific/Auckland' })
    deps.clock.set('2026-03-05T12:00:00.000Z')
    const { card, review } = await reviewCard(deps, id, { rating: 'good' })
    expect(card).toMatchObject({ due: '2026-03-09', scheduling: { reps: 1, lastReviewedOn: '2026-03-06' } })
    expect(review).toMatchObject({ cardId: id, storyId, localDate: '2026-03-06', timeZone: 'Pacific/Auckland', before: null })
    expect(await logOf(deps, id)).toEqual([review])
  })

  it('sent again under its id is answered as it is, also when it was taken back since, and another is refused', async () => {
    const { deps, id } = await practising()
    const rateIt = (rating: Rating) => reviewCard(deps, id, { id: reviewId, rating })
    const all = await Promise.all(Array.from({ length: 5 }, () => rateIt('good')))
    expect(new Set(all.map(({ review }) => review.id)).size).toBe(1)
    expect(await rateIt('good')).toEqual(all[0])
    await expect(rateIt('easy')).rejects.toMatchObject({ code: 'conflict' })
    await undoReview(deps, id, reviewId)
    expect(await rateIt('good')).toMatchObject({ review: { deletedAt: expect.any(String) }, card: { scheduling: null } })
    await expectConsistent(deps, id)
  })

  it('many at once are one after another', async () => {
    const { deps, id } = await practising()
    await Promise.all(ratings.map((rating) => reviewCard(deps, id, { rating })))
    expect((await expectConsistent(deps, id)).scheduling?.reps).toBe(4)
  })

  it('of a moment to come is refused, but for a clock that is a little ahead', async () => {
    const { deps, id } = await practising()
    const at = (reviewedAt: string) => reviewCard(deps, id, { rating: 'good', reviewedAt })
    await expect(at('2026-03-05T09:05:00.001Z')).rejects.toMatchObject({ details: { faults: [{ code: 'in_future' }] } })
    expect((await at('2026-03-05T09:04:00.000Z')).review.reviewedAt).toBe('2026-03-05T09:00:00.000Z')
  })

  it('of a year that nobody means is refused', async () => {
    const { deps, id } = await practising()
    await expect(reviewCard(deps, id, { rating: 'good', reviewedAt: '0001-01-01T00:00:00.000Z' })).rejects.toMatchObject({
      code: 'validation',
      details: { faults: [{ pointer: '/reviewedAt', code: 'out_of_range' }] },
    })
  })

  it('of an earlier moment counts on its day, and of one before the latest rating on the day of that', async () => {
    const { deps, id } = await practising()
    expect((await reviewCard(deps, id, { rating: 'good', reviewedAt: '2026-03-01T10:00:00.000Z' })).card.due).toBe('2026-03-04')
    const earlier = await reviewCard(deps, id, { rating: 'again', reviewedAt: '2026-02-01T10:00:00.000Z' })
    expect(earlier.review).toMatchObject({ localDate: '2026-03-01', reviewedAt: '2026-03-01T10:00:00.001Z' })
    expect(earlier.card.due).toBe('2026-03-02')
    await expectConsistent(deps, id)
  })

  it('says what was asked, if there is such a question', async () => {
    const { deps, id } = await practising()
    const asked = (questionId: string) => reviewCard(deps, id, { rating: 'good', questionId })
    await expect(asked('nobody-asks-this')).rejects.toMatchObject({ details: { faults: [{ pointer: '/questionId' }] } })
    expect((await asked('number-changed-a-mind')).review.questionId).toBe('number-changed-a-mind')
  })
})

describe('stopped anywhere and run again', () => {
  it('rating leaves one rating', async () => {
    const steps = await atEveryStep(async (plan) => {
      const { deps, id } = await practising()
      await reviewCard(deps, id, { rating: 'hard' })
      await interrupted(reviewCard(faulty(deps, plan), id, { id: reviewId, rating: 'good' }))
      await reviewCard(deps, id, { id: reviewId, rating: 'good' })
      expect((await expectConsistent(deps, id)).scheduling?.reps).toBe(2)
    })
    expect(steps).toBe(2)
  })

  it('rating leaves nothing to be wished for by the next, nor by taking it back', async () => {
    await atEveryStep(async (plan) => {
      const { deps, id } = await practising()
      await interrupted(reviewCard(faulty(deps, plan), id, { rating: 'good' }))
      await reviewCard(deps, id, { rating: 'easy' })
      await expectConsistent(deps, id)
    })
    await atEveryStep(async (plan) => {
      const { deps, id } = await practising()
      await interrupted(reviewCard(faulty(deps, plan), id, { rating: 'good' }))
      const last = (await cardIn(deps, id)).lastReview
      if (last) await undoReview(deps, id, last.id)
      expect(await expectConsistent(deps, id)).toMatchObject({ scheduling: null, due: '2026-03-05' })
    })
  })

  it('taking back leaves none', async () => {
    const steps = await atEveryStep(async (plan) => {
      const { deps, id } = await practising()
      const { review } = await reviewCard(deps, id, { rating: 'good' })
      await interrupted(undoReview(faulty(deps, plan), id, review.id))
      expect(await undoReview(deps, id, review.id)).toMatchObject({ scheduling: null, due: '2026-03-05', version: 3 })
      await expectConsistent(deps, id)
    })
    expect(steps).toBe(2)
  })
})

it('many ratings of a card at once all count, one after the other', async () => {
  const { deps, id } = await practising()
  const made = await Promise.all(Array.from({ length: 40 }, () => reviewCard(deps, id, { rating: 'good' })))
  expect(new Set(made.map(({ review }) => review.id)).size).toBe(40)
  expect((await expectConsistent(deps, id)).version).toBe(41)
  expect(await logOf(deps, id)).toHaveLength(40)
})

it('a rating that never gets its turn is asked to come again, not told that it is stale', async () => {
  const { deps, id } = await practising()
  const save: typeof deps.store.save = async (space, kind, record, options) => {
    if (kind.name === 'practice-card') throw new AppError('stale', 'Another was quicker.')
    return deps.store.save(space, kind, record, options)
  }
  const rated = reviewCard({ ...deps, store: { ...deps.store, save } }, id, { rating: 'good' })
  await expect(rated).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 1 } })
})

describe('taking a rating back', () => {
  it('goes back one by one, and never past a later one', async () => {
    const { deps, id } = await practising()
    const made: string[] = []
    for (const rating of ratings) {
      made.push((await reviewCard(deps, id, { rating })).review.id)
      deps.clock.advance({ hours: 48 })
    }
    await expect(undoReview(deps, id, made[1] as string)).rejects.toMatchObject({ code: 'conflict' })
    for (const one of made.toReversed()) {
      await undoReview(deps, id, one)
      await expectConsistent(deps, id)
    }
    expect(await cardIn(deps, id)).toMatchObject({ scheduling: null, due: '2026-03-05' })
  })

  it('finds no rating of another card, and none that never was', async () => {
    const { deps, id } = await practising()
    await expect(undoReview(deps, id, reviewId)).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('whatever is rated, taken back and waited for, with an interview ahead or not', () => {
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...ratings) },
    fc.constant('undo' as const),
    fc.integer({ min: 1, max: 20 }),
  )

  it('the day that was shown is the day that comes, and the log says how it came to it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.option(fc.integer({ min: 0, max: 40 })), async (steps, ahead) => {
        const { deps, id } = await practising()
        if (ahead !== null) await interviewed(deps, addDays('2026-03-05', ahead))
        for (const one of steps) {
          if (typeof one === 'number') deps.clock.advance({ hours: 24 * one })
          else if (one === 'undo') await undoLast(deps, id)
          else {
            const shown = (await practiceToday(deps)).cards[0]?.next[one]
            const { card } = await reviewCard(deps, id, { rating: one })
            const listed = (await practiceToday(deps)).plan.find(({ due }) => due > 0)?.on
            if (shown) expect(card.due).toBe(shown)
            if (shown && listed) expect(listed).toBe(shown)
          }
        }
        await expectConsistent(deps, id)
      }),
      { numRuns: 60 },
    )
  })
})

async function undoLast(deps: InterviewTestDeps, id: string) {
  const last = (await logOf(deps, id)).at(-1)
  if (last) await undoReview(deps, id, last.id)
}
