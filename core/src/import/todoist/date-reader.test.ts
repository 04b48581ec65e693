import { describe, expect, it, vi } from 'vitest'
import { type DateContext, readWholeDate } from '../../task/index.ts'
import { DateReader, MAX_DATE_CHARACTERS } from './date-reader.ts'

const context: DateContext = { today: '2026-03-03', now: '2026-03-03T13:20', timeZone: 'Europe/Berlin', locale: 'en-GB', weekStart: 1 }

describe('the date words of a file', () => {
  it('are read once for each language and time zone', () => {
    const read = vi.fn(readWholeDate)
    const dates = new DateReader(context, read)
    for (let row = 0; row < 1000; row++) {
      expect(dates.read('5 May 4pm', 'en', null)).toMatchObject({ dueAt: '2026-05-05T16:00', timeZone: 'Europe/Berlin' })
      expect(dates.read('5 May 4pm', 'en', 'Europe/Lisbon')).toMatchObject({ timeZone: 'Europe/Lisbon' })
      expect(dates.read('5. Mai', 'de', null)).toMatchObject({ dueDate: '2026-05-05' })
      expect(dates.read('whenever', 'en', null)).toBeNull()
    }
    expect(read).toHaveBeenCalledTimes(4)
  })

  it('are not even looked at when they are longer than any date', () => {
    const read = vi.fn(readWholeDate)
    expect(new DateReader(context, read).read('1 may '.repeat(14), 'en', null)).toBeNull()
    expect(read).not.toHaveBeenCalled()
  })

  it('may be of thousands of days, and are refused before they take long to read', () => {
    const read = vi.fn(() => null)
    const dates = new DateReader(context, read)
    const readAll = (count: number, length: number) => {
      for (let i = 0; i < count; i++) dates.read(`1 may ${i}`.padEnd(length), 'en', null)
    }
    readAll(4000, 12)
    expect(() => readAll(10_000, 79)).toThrow(expect.objectContaining({ code: 'too-large' }))
    expect(read.mock.calls.length).toBeLessThan(4000 + MAX_DATE_CHARACTERS / 79)
  })
})
