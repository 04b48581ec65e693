import { workingTime } from '@throughline/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { derivedId } from '../../kernel/index.ts'
import { addDays, dayNumber } from '../../kernel/time/day.ts'
import { dueDays, lastDayFor, preparationFor } from './due.ts'
import type { PracticeCard } from './schema.ts'

type Card = Pick<PracticeCard, 'id' | 'due' | 'scheduling' | 'lastReview'>

const on = '2026-03-05'

/** A card that was told some days ago, is remembered for so many, and is due in some days by itself. */
const told = (name: string, { ago, stability = 10, dueIn }: { ago: number; stability?: number; dueIn: number }, shownIn = dueIn): Card => ({
  id: derivedId(name),
  due: addDays(on, shownIn),
  scheduling: { dueOn: addDays(on, dueIn), stability, difficulty: 5, reps: 3, lapses: 0, lastReviewedOn: addDays(on, -ago) },
  lastReview: null,
})

const names = (cards: readonly (readonly [string, Card])[], interviewIn: number | null) => {
  const days = dueDays(
    cards.map(([, card]) => card),
    preparationFor(interviewIn === null ? null : addDays(on, interviewIn), on),
  )
  return Object.fromEntries(cards.map(([name, { id }]) => [name, dayNumber(days.get(id) as string) - dayNumber(on)]))
}

const card = (name: string, ...given: [Parameters<typeof told>[1], number?]) => [name, told(name, ...given)] as const

describe('before an interview', () => {
  it('what would come after it shares the days that are left, most at risk first', () => {
    const cards = [
      card('sure', { ago: 2, stability: 90, dueIn: 60 }),
      card('shaky', { ago: 20, stability: 30, dueIn: 10 }),
      card('middling', { ago: 20, stability: 60, dueIn: 40 }),
      card('soon', { ago: 3, dueIn: 2 }),
    ]
    expect(names(cards, 7)).toEqual({ shaky: 0, middling: 2, sure: 4, soon: 2 })
    expect(names(cards, null)).toEqual({ shaky: 10, middling: 40, sure: 60, soon: 2 })
  })

  it('what was shown a day then comes on it, and shares again once that was missed', () => {
    const cards = [card('shown', { ago: 1, dueIn: 30 }, 4), card('missed', { ago: 9, dueIn: 30 }, -2)]
    expect(names(cards, 7)).toEqual({ shown: 4, missed: 0 })
    expect(names(cards, null)).toEqual({ shown: 30, missed: 30 })
  })

  it('what was told today is no more of today, and leaves today done', () => {
    const [, before] = card('one', { ago: 20, dueIn: 20 })
    const rated = { scheduling: before.scheduling, rating: 'easy', undone: false } as const
    const done: Card = {
      ...told('one', { ago: 0, dueIn: 50 }, 6),
      lastReview: { ...rated, before: before.scheduling } as unknown as Card['lastReview'],
    }
    const others = ['two', 'three', 'four'].map((name) => card(name, { ago: 20, dueIn: 20 }))
    expect(Object.values(names([['one', done], ...others], 4)).toSorted()).toEqual([1, 2, 3, 3])
  })

  it('on the day itself and the day before, nothing is pressed into what is left', () => {
    expect(preparationFor(on, on).notAfter).toBeNull()
    expect(lastDayFor(derivedId('a'), preparationFor(addDays(on, 1), on), { total: 9, dailyLimit: 3 })).toBeNull()
  })

  it('all have their turn before it, on days that are left and none of which has far more than another', () => {
    const cards = fc.array(
      fc.record({
        ago: fc.integer({ min: 1, max: 90 }),
        stability: fc.double({ min: 0.1, max: 300, noNaN: true }),
        dueIn: fc.integer({ min: 0, max: 200 }),
      }),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(cards, fc.integer({ min: 1, max: 30 }), (given, ahead) => {
        const all = given.map((one, index) => told(`card ${index}`, one))
        const notAfter = addDays(on, ahead - 1)
        const days = dueDays(all, preparationFor(addDays(on, ahead), on))
        const moved = all.filter(({ id, scheduling }) => days.get(id) !== scheduling?.dueOn)
        expect(all.every(({ id }) => (days.get(id) as string) <= notAfter)).toBe(true)
        expect(moved.every(({ id, due }) => due > notAfter && (days.get(id) as string) >= on)).toBe(true)
        const loads = Map.groupBy(moved, ({ id }) => days.get(id))
        const most = Math.max(0, ...[...loads.values()].map(({ length }) => length))
        expect(most).toBeLessThanOrEqual(Math.ceil(moved.length / ahead))
      }),
    )
  })
})

it('an interview thousands of years away takes no longer than one next month', () => {
  const cards = Array.from({ length: 100 }, (_, n) => ({ ...told(`far ${n}`, { ago: 1, dueIn: 1 }), due: '9999-12-31', scheduling: null }))
  const took = workingTime()
  const days = dueDays(cards, preparationFor('9999-12-31', on))
  expect(took()).toBeLessThan(200)
  expect([...days.values()].every((day) => day >= on && day < '9999-12-31')).toBe(true)
})

it('the last days before an interview are shared out by the cards, so that not all come on the very last', () => {
  const preparation = preparationFor('2026-03-26', on)
  const days = Array.from(
    { length: 60 },
    (_, n) => lastDayFor(derivedId(`card ${n}`), preparation, { total: 60, dailyLimit: 10 }) as string,
  )
  expect(days.toSorted().at(-1)).toBe('2026-03-25')
  expect(days.toSorted()[0]).toBe('2026-03-17')
  const loads = Map.groupBy(days, (day) => day)
  expect(loads.size).toBe(9)
  expect(lastDayFor(derivedId('card'), preparation, { total: 4, dailyLimit: 10 })).toBe('2026-03-25')
})

// It takes some 10 milliseconds; the bound allows for a slow machine.
it('5,000 cards are soon shared out', () => {
  const all = Array.from({ length: 5_000 }, (_, n) => told(`card ${n}`, { ago: 1 + (n % 300), stability: 1 + (n % 90), dueIn: n % 200 }))
  const worked = workingTime()
  expect(dueDays(all, preparationFor('2026-03-26', on)).size).toBe(5_000)
  expect(worked()).toBeLessThan(100)
})
