import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparePartialDates, type Dated, durationOf, endsBeforeStart, totalTime } from './partial-date.ts'

const TODAY = '2026-11-22'

const dated = (startDate: string | null, endDate: string | null = null): Dated => ({ startDate, endDate, isOngoing: false })
const since = (startDate: string | null): Dated => ({ startDate, endDate: null, isOngoing: true })

/** Such as `3y 6m`, with `~` ahead of what is told in whole years. */
function told(all: Dated | readonly Dated[], today = TODAY): string | null {
  const duration = 'startDate' in all ? durationOf(all, today) : totalTime(all, today).duration
  if (!duration) return null
  const { precision, years, months, days } = duration
  if (precision === 'year') return `~${years}y`
  return [years && `${years}y`, months && `${months}m`, days && `${days}d`].filter(Boolean).join(' ')
}

/** Month `n` counted from January 2000. */
const month = (n: number) => `${2000 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`

/** First and last month of something that is over. */
const months = fc
  .tuple(fc.nat({ max: 299 }), fc.nat({ max: 60 }))
  .map(([first, more]) => ({ first, last: Math.min(first + more, 310), ...dated(month(first), month(Math.min(first + more, 310))) }))

describe('comparing', () => {
  it('goes by the first day a date may mean, then by the last', () => {
    const dates = ['2021-03-05', '2021-03', '2021', '2020-12-31', '2021-01-01', '2022']
    expect(dates.toSorted(comparePartialDates)).toEqual(['2020-12-31', '2021-01-01', '2021', '2021-03', '2021-03-05', '2022'])
    expect(comparePartialDates('2021-01-01', '2021')).toBe(-1)
    expect(comparePartialDates('2021', '2021')).toBe(0)
  })

  it('an end is before a start only when it cannot be anything else', () => {
    expect(endsBeforeStart('2021-06', '2021')).toBe(false)
    expect(endsBeforeStart('2021-06', '2021-05')).toBe(true)
    expect(endsBeforeStart('2021-06-10', '2021-06')).toBe(false)
  })
})

describe('how long something lasted', () => {
  it('is told in whole years where only years are known', () => {
    expect(told(dated('2021', '2024'))).toBe('~3y')
    expect(told(dated('2021', '2024-03'))).toBe('~3y')
    expect(told(dated('2021-06', '2024'))).toBe('~3y')
    expect(told(since('2021'))).toBe('~5y')
    expect(told(dated('2021', '2021'))).toBe('~0y')
    expect(told(dated('2026', '2026-03'))).toBe('~0y')
  })

  it('counts the first and the last month where months are known', () => {
    expect(told(dated('2019-09', '2023-02'))).toBe('3y 6m')
    expect(told(dated('2023-03', '2023-03'))).toBe('1m')
    expect(told(dated('2021-02-20', '2021-03'))).toBe('1m')
  })

  it('counts days below a month, and months to the nearest above', () => {
    expect(told(dated('2021-03-05', '2021-03-20'))).toBe('16d')
    expect(told(dated('2021-03-05', '2023-02-28'))).toBe('2y')
  })

  it('lasts until today while it lasts, whatever the day', () => {
    expect(told(since('2023-03'))).toBe('3y 9m')
    expect(told(since('2023-03'), '2026-12-01')).toBe('3y 10m')
    expect(told(since('2026-11-20'))).toBe('3d')
  })

  it('is unknown without a begin, without an end, and before it begins', () => {
    expect(told(dated(null, '2021'))).toBeNull()
    expect(told(dated('2021'))).toBeNull()
    expect(told(since(null))).toBeNull()
    expect(told(since('2027-01'))).toBeNull()
  })
})

describe('the time of all', () => {
  it('counts what overlaps once, and goes on where one begins as another ends', () => {
    expect(told([dated('2019-09', '2023-02'), since('2023-03')])).toBe('7y 3m')
    expect(told([dated('2019-01', '2020-12'), dated('2020-01', '2020-06')])).toBe('2y')
    expect(told([dated('2019-01', '2019-12'), dated('2021-01', '2021-06')])).toBe('1y 6m')
  })

  it('ends today, though something is to last longer', () => {
    expect(told([dated('2026-01', '2028-06')])).toBe('11m')
    expect(told(dated('2026-01', '2027-06'))).toBe('1y 6m')
  })

  it('is as coarse as the dates it begins and ends with, whatever lies between', () => {
    expect(told([dated('2019-09', '2023-02'), dated('2020', '2021')])).toBe('3y 6m')
    expect(told([dated('2019-09', '2023-02'), dated('2018', '2021')])).toBe('~5y')
  })

  it('says how many it leaves out', () => {
    expect(totalTime([since('2023-03'), dated('2021'), dated(null, '2020'), dated(null)], TODAY).leftOut).toBe(3)
    expect(totalTime([], TODAY)).toEqual({ duration: null, leftOut: 0 })
  })

  it('is the number of different months that any of them covers', () => {
    fc.assert(
      fc.property(fc.array(months, { minLength: 1, maxLength: 12 }), (all) => {
        const covered = new Set(all.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, n) => first + n)))
        const { duration } = totalTime(all, TODAY)
        expect((duration?.years ?? 0) * 12 + (duration?.months ?? 0)).toBe(covered.size)
      }),
    )
  })

  it('is the same in whatever order they come, and however often', () => {
    const anyDate = fc.oneof(
      fc.nat({ max: 310 }).map(month),
      fc.integer({ min: 2000, max: 2025 }).map(String),
      fc.nat({ max: 310 }).map((n) => `${month(n)}-15`),
    )
    const any = fc.record({ startDate: anyDate, endDate: anyDate }).map(({ startDate, endDate }) => dated(startDate, endDate))
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), fc.infiniteStream(fc.nat()), (all, random) => {
        const shuffled = [...all, ...all].map((one) => ({ one, at: random.next().value as number })).toSorted((a, b) => a.at - b.at)
        expect(
          totalTime(
            shuffled.map(({ one }) => one),
            TODAY,
          ).duration,
        ).toEqual(totalTime(all, TODAY).duration)
      }),
    )
  })
})
