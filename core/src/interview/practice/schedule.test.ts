import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../kernel/time/day.ts'
import { nextDays, type Rating, rate, retrievability, type Scheduling } from './schedule.ts'

const retention = 0.9
const ratings: Rating[] = ['again', 'hard', 'good', 'easy']

const ratedAll = (reviews: readonly (readonly [on: string, rating: Rating, ...unknown[]])[]) =>
  reviews.reduce<Scheduling | null>((before, [on, rating]) => rate(before, { on, rating, retention }), null) as Scheduling

/**
 * Days and ratings with the stability and difficulty that py-fsrs 6.3.2 comes to (default parameters, no learning or relearning
 * steps, no fuzz), and how probable it says that remembering is 10 and 400 days after the last.
 */
const byAnother: [name: string, reviews: [on: string, rating: Rating, stability: number, difficulty: number][], kept: [number, number]][] =
  [
    [
      'on the day it is due',
      [
        ['2026-01-01', 'good', 2.3065, 2.1181],
        ['2026-01-04', 'good', 13.8269, 2.1112],
        ['2026-01-18', 'good', 56.9567, 2.1043],
        ['2026-03-16', 'good', 196.2353, 2.0975],
        ['2026-09-28', 'good', 586.4835, 2.0906],
      ],
      [0.9974, 0.9241],
    ],
    [
      'forgotten once',
      [
        ['2026-01-01', 'good', 2.3065, 2.1181],
        ['2026-01-04', 'good', 13.8269, 2.1112],
        ['2026-01-18', 'again', 1.7264, 7.3922],
        ['2026-01-20', 'good', 5.1238, 7.3801],
        ['2026-01-25', 'good', 12.603, 7.3679],
        ['2026-02-07', 'hard', 22.5444, 8.2379],
        ['2026-03-02', 'easy', 60.4729, 7.6344],
      ],
      [0.9771, 0.7332],
    ],
    [
      'early',
      [
        ['2026-01-01', 'easy', 8.2956, 1],
        ['2026-01-02', 'good', 13.4851, 1],
        ['2026-01-03', 'good', 18.3763, 1],
        ['2026-01-05', 'easy', 35.4952, 1],
        ['2026-01-06', 'hard', 38.0552, 4.0106],
        ['2026-01-09', 'good', 46.6641, 4.0018],
      ],
      [0.971, 0.7078],
    ],
    [
      'late',
      [
        ['2026-01-01', 'hard', 1.2931, 5.1122],
        ['2026-01-09', 'good', 12.2125, 5.1023],
        ['2026-02-20', 'hard', 44.8473, 6.7339],
        ['2026-05-20', 'good', 130.6165, 6.7224],
        ['2026-12-24', 'easy', 483.7298, 5.6124],
      ],
      [0.9969, 0.9125],
    ],
    [
      'years late',
      [
        ['2024-02-29', 'good', 2.3065, 2.1181],
        ['2024-03-06', 'good', 19.8921, 2.1112],
        ['2028-02-29', 'good', 347.9644, 2.1043],
        ['2035-07-01', 'again', 8.2551, 7.39],
        ['2035-07-04', 'good', 13.3286, 7.3778],
        ['2039-01-31', 'easy', 202.8405, 6.4868],
      ],
      [0.9927, 0.8471],
    ],
    [
      'again and again, over the days on which Europe changes its clocks',
      [
        ['2026-03-28', 'again', 0.212, 6.4133],
        ['2026-03-29', 'again', 0.1009, 8.8063],
        ['2026-03-30', 'again', 0.055, 9.5929],
        ['2026-03-31', 'good', 0.3294, 9.5785],
        ['2026-04-01', 'again', 0.1377, 9.8467],
        ['2026-04-02', 'hard', 0.3499, 9.8835],
        ['2026-04-03', 'good', 0.8332, 9.8688],
      ],
      [0.6752, 0.387],
    ],
    [
      'forgotten each month',
      [
        ['2026-01-01', 'good', 2.3065, 2.1181],
        ['2026-02-10', 'again', 0.9468, 7.3945],
        ['2026-02-14', 'good', 5.3007, 7.3823],
        ['2026-03-10', 'again', 1.1928, 9.1248],
        ['2026-03-14', 'good', 3.6442, 9.1109],
        ['2026-04-10', 'again', 1.0186, 9.693],
        ['2026-04-14', 'good', 2.6385, 9.6785],
        ['2026-05-10', 'again', 0.8637, 9.8796],
        ['2026-05-14', 'good', 2.1717, 9.8649],
      ],
      [0.7685, 0.4484],
    ],
    [
      'always hard, over a new year',
      [
        ['2026-12-30', 'hard', 1.2931, 5.1122],
        ['2026-12-31', 'hard', 3.2494, 6.7405],
        ['2027-01-04', 'hard', 7.5093, 7.8214],
        ['2027-01-12', 'hard', 13.2906, 8.539],
        ['2027-01-27', 'hard', 20.7908, 9.0153],
      ],
      [0.9422, 0.6307],
    ],
    [
      'always easy',
      [
        ['2026-06-01', 'easy', 8.2956, 1],
        ['2026-06-09', 'easy', 65.6242, 1],
        ['2026-08-14', 'easy', 396.775, 1],
        ['2027-09-20', 'easy', 1888.1776, 1],
      ],
      [0.9992, 0.9713],
    ],
  ]

describe('what another implementation of FSRS-6 comes to', () => {
  it.each(byAnother)('is what ours does: %s', (_, reviews, [afterTen, afterFourHundred]) => {
    const last = ratedAll(reviews)
    const afterDays = (days: number) => retrievability(last, addDays(last.lastReviewedOn, days))
    const compared = reviews.flatMap(([, , stability, difficulty], i) => {
      const ours = ratedAll(reviews.slice(0, i + 1))
      return [ours.stability - stability, ours.difficulty - difficulty]
    })
    compared.push(afterDays(10) - afterTen, afterDays(400) - afterFourHundred)
    // Theirs are written with four decimals.
    expect(compared.filter((difference) => !(Math.abs(difference) < 0.0001))).toEqual([])
  })
})

describe('a rating', () => {
  it('says when it is due again, and counts', () => {
    expect(rate(null, { on: '2026-03-05', rating: 'good', retention })).toMatchObject({
      dueOn: '2026-03-08',
      reps: 1,
      lapses: 0,
      lastReviewedOn: '2026-03-05',
    })
  })

  it('of forgetting what was never told is no lapse, and one of what was is', () => {
    expect(ratedAll([['2026-03-05', 'again']]).lapses).toBe(0)
    expect(
      ratedAll([
        ['2026-03-05', 'again'],
        ['2026-03-06', 'again'],
        ['2026-03-08', 'good'],
        ['2026-03-12', 'again'],
      ]).lapses,
    ).toBe(2)
  })

  it('on the same day lets memory not grow, and forgetting again is one lapse with the first', () => {
    const once = ratedAll([
      ['2026-03-05', 'good'],
      ['2026-03-10', 'good'],
    ])
    for (const rating of ['hard', 'good', 'easy'] as const)
      expect(rate(once, { on: '2026-03-10', rating, retention })).toMatchObject({ stability: once.stability, reps: 3, lapses: 0 })
    const again = ['again', 'again', 'again'].reduce((before) => rate(before, { on: '2026-03-20', rating: 'again', retention }), once)
    expect(again).toMatchObject({ reps: 5, lapses: 1, dueOn: '2026-03-21' })
    expect(again.stability).toBeLessThan(once.stability)
  })

  it('on a day before the last one, as after a journey west, counts as on that day', () => {
    const before = rate(null, { on: '2026-03-06', rating: 'good', retention })
    const asked = { rating: 'hard', retention } as const
    expect(rate(before, { on: '2026-03-05', ...asked })).toEqual(rate(before, { on: '2026-03-06', ...asked }))
    expect(retrievability(before, '2026-03-05')).toBe(1)
  })

  it('is asked for sooner where more is to be kept', () => {
    const before = ratedAll(byAnother[0]![1])
    const due = [0.7, 0.8, 0.9, 0.97].map((kept) => rate(before, { on: '2028-05-01', rating: 'good', retention: kept }).dueOn)
    expect(due).toEqual(due.toSorted().reverse())
    expect(new Set(due).size).toBe(4)
  })
})

describe('the days of the four ratings', () => {
  it('are those that rating so gives', () => {
    expect(nextDays(null, { on: '2026-03-05', retention })).toEqual({
      again: '2026-03-06',
      hard: '2026-03-07',
      good: '2026-03-08',
      easy: '2026-03-13',
    })
  })

  it('are none after the day before an interview, and none before tomorrow', () => {
    const before = ratedAll(byAnother[0]![1])
    const next = (notAfter: string) => nextDays(before, { on: '2028-05-01', retention, notAfter })
    const free = nextDays(before, { on: '2028-05-01', retention })
    expect(next('2028-05-20')).toEqual({ again: free.again, hard: '2028-05-20', good: '2028-05-20', easy: '2028-05-20' })
    expect(free.again < '2028-05-20').toBe(true)
    const tomorrow = { again: '2028-05-02', hard: '2028-05-02', good: '2028-05-02', easy: '2028-05-02' }
    expect([next('2028-05-02'), next('2028-05-01')]).toEqual([tomorrow, tomorrow])
  })

  it('are free of an interview that is over', () => {
    const free = nextDays(null, { on: '2026-03-05', retention })
    expect(nextDays(null, { on: '2026-03-05', retention, notAfter: '2026-03-04' })).toEqual(free)
    expect(nextDays(null, { on: '2026-03-05', retention, notAfter: null })).toEqual(free)
  })
})

/** A first day, then ratings with the days since the one before, among them none and years. */
const histories = fc.array(fc.record({ rating: fc.constantFrom(...ratings), wait: fc.oneof(fc.nat(3), fc.nat(60), fc.nat(4_000)) }), {
  maxLength: 15,
})

const lived = fc
  .tuple(histories, fc.double({ min: 0.7, max: 0.97, noNaN: true }), fc.option(fc.nat(400)), fc.nat(800))
  .map(([history, kept, interview, wait]) => {
    let on = '2026-03-05'
    let before: Scheduling | null = null
    for (const one of history) {
      on = addDays(on, one.wait)
      before = rate(before, { on, rating: one.rating, retention: kept })
    }
    on = addDays(on, wait)
    return { before, asked: { on, retention: kept, notAfter: interview === null ? null : addDays(on, interview) } }
  })

describe('whatever was rated', () => {
  it('a better rating is never due sooner, nothing is due before tomorrow, and the days shown are those that come', () => {
    fc.assert(
      fc.property(lived, ({ before, asked }) => {
        const next = nextDays(before, asked)
        expect([next.again, next.hard, next.good, next.easy]).toEqual([next.again, next.hard, next.good, next.easy].toSorted())
        const tomorrow = addDays(asked.on, 1)
        expect(next.again >= tomorrow).toBe(true)
        for (const rating of ratings) {
          const after = rate(before, { ...asked, rating })
          expect(after).toEqual(rate(before && { ...before }, { ...asked, rating }))
          expect(after.dueOn).toBe(next[rating])
          expect(after.stability).toBeGreaterThan(0)
          expect(after.difficulty).toBeGreaterThanOrEqual(1)
          expect(after.difficulty).toBeLessThanOrEqual(10)
          if (asked.notAfter) expect(after.dueOn <= asked.notAfter || after.dueOn === tomorrow).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('what is remembered fades from day to day', () => {
    fc.assert(
      fc.property(lived, fc.nat(300), ({ before, asked }, days) => {
        if (!before) return
        const [now, later] = [retrievability(before, asked.on), retrievability(before, addDays(asked.on, days))]
        expect(later).toBeLessThanOrEqual(now)
        expect(later).toBeGreaterThan(0)
        expect(now).toBeLessThanOrEqual(1)
      }),
      { numRuns: 60 },
    )
  })
})
