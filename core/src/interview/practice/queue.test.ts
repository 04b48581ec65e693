import { workingTime } from '@throughline/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../kernel/time/day.ts'
import { type DayLimits, isLeech, planDays, type QueuedCard } from './queue.ts'
import { retrievability } from './schedule.ts'

const today = { on: '2026-03-05', dailyLimit: 20, newPerDay: 5, ratedToday: 0, newToday: 0 }

const told = (id: string, lastReviewedOn: string, stability: number, dueOn = '2026-03-05'): QueuedCard => ({
  id,
  dueOn,
  stability,
  lastReviewedOn,
  hasStory: true,
})
const fresh = (id: string, dueOn = '2026-03-05', hasStory = true): QueuedCard => ({
  ...{ id, dueOn, stability: 0, lastReviewedOn: null, hasStory },
})
const ids = (cards: readonly QueuedCard[]) => cards.map(({ id }) => id)
const todaysQueue = (cards: readonly QueuedCard[], limits: DayLimits) => planDays(cards, limits, 1)[0]?.cards ?? []
const named = (count: number, make: (id: string) => QueuedCard) => Array.from({ length: count }, (_, i) => make(`${i + 10}`))

describe('the queue of a day', () => {
  it('has what is due, most at risk of being forgotten first, and then what is new', () => {
    const cards = [
      fresh('new', '2026-03-01'),
      told('sure', '2026-03-03', 400),
      told('later', '2026-03-04', 1, '2026-03-06'),
      told('shaky', '2026-03-03', 2),
      told('long ago', '2024-03-03', 400),
      fresh('new tomorrow', '2026-03-06'),
    ]
    expect(ids(todaysQueue(cards, today))).toEqual(['long ago', 'shaky', 'sure', 'new'])
  })

  it('begins with new ones that have a story to tell', () => {
    const cards = [fresh('a', '2026-03-01', false), fresh('b', '2026-03-04'), fresh('c', '2026-03-02', false), fresh('d', '2026-03-03')]
    expect(ids(todaysQueue(cards, today))).toEqual(['d', 'b', 'a', 'c'])
  })

  it('does not hang on the order cards come in', () => {
    const cards = [told('b', '2026-03-03', 2), told('a', '2026-03-03', 2), fresh('d'), fresh('c'), fresh('e', '2026-03-01')]
    for (const order of [cards, cards.toReversed()]) expect(ids(todaysQueue(order, today))).toEqual(['a', 'b', 'e', 'c', 'd'])
  })

  it('is cut where the day is full, with what was rated already', () => {
    const cards = named(30, (id) => told(id, '2026-03-01', 2))
    expect(todaysQueue(cards, today)).toHaveLength(20)
    expect(todaysQueue(cards, { ...today, ratedToday: 18 })).toHaveLength(2)
    expect(todaysQueue(cards, { ...today, ratedToday: 25 })).toEqual([])
  })

  it('begins no more new ones than a day may, nor any where what is due fills it', () => {
    const cards = named(9, (id) => fresh(id))
    expect(todaysQueue(cards, today)).toHaveLength(5)
    expect(todaysQueue(cards, { ...today, newToday: 3, ratedToday: 3 })).toHaveLength(2)
    expect(todaysQueue(cards, { ...today, newToday: 7 })).toEqual([])
    const due = named(19, (id) => told(id, '2026-03-01', 2))
    expect(todaysQueue([...cards, ...due], today).filter(({ lastReviewedOn }) => lastReviewedOn === null)).toHaveLength(1)
  })

  // It takes 3 to 10 milliseconds, and a month of plans 50; bounds allow for a slow machine.
  it('of 5,000 cards, and the plan of a month, are soon reckoned', () => {
    const cards = Array.from({ length: 5_000 }, (_, i) =>
      i % 10 ? told(`${(i * 7_919) % 5_000}`, addDays('2026-03-05', -((i * 31) % 900) - 1), 1 + ((i * 17) % 400)) : fresh(`new ${i}`),
    )
    const worked = workingTime()
    expect(todaysQueue(cards, today)).toHaveLength(20)
    expect(worked()).toBeLessThan(60)
    const planned = workingTime()
    expect(planDays(cards, today, 30)).toHaveLength(30)
    expect(planned()).toBeLessThan(400)
  })
})

describe('the days after a break', () => {
  it('share what one has no room for', () => {
    const plan = planDays(
      named(50, (id) => told(id, '2026-01-01', 2)),
      { ...today, ratedToday: 5 },
      4,
    )
    expect(plan.map(({ on, cards }) => [on, cards.length])).toEqual([
      ['2026-03-05', 15],
      ['2026-03-06', 20],
      ['2026-03-07', 15],
      ['2026-03-08', 0],
    ])
  })

  it('have what is due on them, and a share of what is new', () => {
    const cards = [told('friday', '2026-03-01', 3, '2026-03-06'), ...named(7, (id) => fresh(id))]
    const plan = planDays(cards, { ...today, newToday: 4 }, 3)
    expect(plan.map((day) => ids(day.cards))).toEqual([['10'], ['friday', '11', '12', '13', '14', '15'], ['16']])
  })

  it('hold each card once, within the limits, on no day before it is due, and are the queues of those days', () => {
    const card = fc.record({
      id: fc.uuid(),
      dueOn: fc.integer({ min: -40, max: 12 }).map((days) => addDays(today.on, days)),
      stability: fc.double({ min: 0.001, max: 500, noNaN: true }),
      lastReviewedOn: fc.option(fc.integer({ min: -400, max: -1 }).map((days) => addDays(today.on, days))),
      hasStory: fc.boolean(),
    })
    const limits = fc.record({
      dailyLimit: fc.integer({ min: 1, max: 12 }),
      newPerDay: fc.nat(4),
      ratedToday: fc.nat(14),
      newToday: fc.nat(5),
    })
    fc.assert(
      fc.property(fc.uniqueArray(card, { selector: ({ id }) => id, maxLength: 60 }), limits, (cards, said) => {
        const plan = planDays(cards, { ...said, on: today.on }, 8)
        const all = plan.flatMap((day) => ids(day.cards))
        expect(new Set(all).size).toBe(all.length)
        let waiting: QueuedCard[] = cards
        for (const [i, { on, cards: chosen }] of plan.entries()) {
          const begun = i === 0 ? said : { ...said, ratedToday: 0, newToday: 0 }
          expect(chosen.length).toBeLessThanOrEqual(Math.max(0, said.dailyLimit - begun.ratedToday))
          expect(chosen.every(({ dueOn }) => dueOn <= on)).toBe(true)
          const remembered = chosen.map(
            ({ stability, lastReviewedOn }) => lastReviewedOn && retrievability({ stability, lastReviewedOn }, on),
          )
          const told = remembered.filter((one) => one !== null)
          expect(told).toEqual(told.toSorted((a, b) => Number(a) - Number(b)))
          expect(remembered.slice(0, told.length)).toEqual(told)
          expect(chosen).toEqual(todaysQueue(waiting, { ...begun, on }))
          waiting = waiting.filter((one) => !chosen.includes(one))
        }
        expect(planDays(cards.toReversed(), { ...said, on: today.on }, 8)).toEqual(plan)
      }),
      { numRuns: 60 },
    )
  })
})

it('a card is a leech from its eighth lapse', () => {
  expect([7, 8, 9].map(isLeech)).toEqual([false, true, true])
})
