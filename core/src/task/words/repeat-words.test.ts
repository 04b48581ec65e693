import { describe, expect, it } from 'vitest'
import { findRepeatWords } from './repeat-words.ts'
import { firstDay } from './said-repeat.ts'
import type { DateLanguage } from './vocabulary.ts'

const rule = (text: string, language: DateLanguage = 'en') => findRepeatWords(text, language)?.recurrence.rrule ?? null
const words = (text: string, language: DateLanguage = 'en') => {
  const found = findRepeatWords(text, language)
  return found && text.slice(found.start, found.end)
}

describe('a repeat in English', () => {
  it.each([
    ['every day', 'FREQ=DAILY'],
    ['daily', 'FREQ=DAILY'],
    ['each 2 days', 'FREQ=DAILY;INTERVAL=2'],
    ['every other day', 'FREQ=DAILY;INTERVAL=2'],
    ['every 2nd day', 'FREQ=DAILY;INTERVAL=2'],
    ['every week', 'FREQ=WEEKLY'],
    ['weekly', 'FREQ=WEEKLY'],
    ['every 2 weeks', 'FREQ=WEEKLY;INTERVAL=2'],
    ['every 2 weeks on friday', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR'],
    ['every friday', 'FREQ=WEEKLY;BYDAY=FR'],
    ['every Mon, Wed and Fri', 'FREQ=WEEKLY;BYDAY=MO,WE,FR'],
    ['every other tuesday', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'],
    ['every weekday', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['every weekend', 'FREQ=WEEKLY;BYDAY=SA,SU'],
    ['every month', 'FREQ=MONTHLY'],
    ['monthly', 'FREQ=MONTHLY'],
    ['every month on the 5th', 'FREQ=MONTHLY;BYMONTHDAY=5'],
    ['every 3 months on the 31st', 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=28,29,30,31;BYSETPOS=-1'],
    ['every 15th', 'FREQ=MONTHLY;BYMONTHDAY=15'],
    ['every last day of the month', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
    ['every 3rd friday', 'FREQ=MONTHLY;BYDAY=3FR'],
    ['every last friday of the month', 'FREQ=MONTHLY;BYDAY=-1FR'],
    ['every year', 'FREQ=YEARLY'],
    ['yearly', 'FREQ=YEARLY'],
    ['every year on april 15', 'FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=15'],
    ['every 5 march', 'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=5'],
    ['ev jan 27th', 'FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=27'],
  ])('“%s” is %s', (text, expected) => {
    expect(rule(`Do it ${text} please`)).toBe(expected)
    expect(words(`Do it ${text} please`)).toBe(text)
  })

  it('counts from the schedule, or with an exclamation mark from the completion', () => {
    expect(findRepeatWords('every 3 days', 'en')?.recurrence).toEqual({ rrule: 'FREQ=DAILY;INTERVAL=3', repeatFrom: 'schedule' })
    expect(findRepeatWords('every! 3 days', 'en')?.recurrence).toEqual({ rrule: 'FREQ=DAILY;INTERVAL=3', repeatFrom: 'completion' })
  })

  it.each(['every 0 days', 'every 32nd', 'every feb 30', 'everyday things', 'every third moon', 'every one', 'nobody'])(
    '“%s” is none',
    (text) => {
      expect(rule(text)).toBeNull()
    },
  )
})

describe('a repeat by the quarter', () => {
  const workdays = 'BYDAY=MO,TU,WE,TH,FR'
  it.each([
    ['last working day of the quarter', `${workdays};BYSETPOS=-1`, '2026-03-31'],
    ['on the last working day of each quarter', `${workdays};BYSETPOS=-1`, '2026-03-31'],
    ['every first workday of the quarter', `${workdays};BYSETPOS=1`, '2026-04-01'],
    ['quarterly on the last working day', `${workdays};BYSETPOS=-1`, '2026-03-31'],
    ['first Monday of every quarter', 'BYDAY=1MO', '2026-04-06'],
    ['last day of the quarter', 'BYMONTHDAY=-1', '2026-03-31'],
    ['the end of each quarter', 'BYMONTHDAY=-1', '2026-03-31'],
    ['letzter Werktag des Quartals', `${workdays};BYSETPOS=-1`, '2026-03-31'],
    ['am letzten Arbeitstag jedes Quartals', `${workdays};BYSETPOS=-1`, '2026-03-31'],
    ['am ersten Montag im Quartal', 'BYDAY=1MO', '2026-04-06'],
    ['Ende jedes Quartals', 'BYMONTHDAY=-1', '2026-03-31'],
  ])('“%s” is every three months, from the month it names', (text, days, first) => {
    const language = /quarter/.test(text) ? 'en' : 'de'
    const found = findRepeatWords(`Report ${text}`, language)
    expect([words(`Report ${text}`, language), found?.recurrence.rrule]).toEqual([text, `FREQ=MONTHLY;INTERVAL=3;${days}`])
    expect(found && firstDay(found.rule, '2026-03-03')).toBe(first)
  })

  it.each([
    ['every last working day of the year', 'en'],
    ['the second last Friday of the month', 'en'],
    ['jeden letzten Werktag des Jahres', 'de'],
  ] as const)('“%s” is not half read', (text, language) => {
    expect(rule(`Report ${text}`, language)).toBeNull()
  })
})

describe('a repeat in German', () => {
  it.each([
    ['täglich', 'FREQ=DAILY'],
    ['jeden Tag', 'FREQ=DAILY'],
    ['alle 3 Tage', 'FREQ=DAILY;INTERVAL=3'],
    ['jeden zweiten Tag', 'FREQ=DAILY;INTERVAL=2'],
    ['jede Woche', 'FREQ=WEEKLY'],
    ['alle zwei Wochen', 'FREQ=WEEKLY;INTERVAL=2'],
    ['jeden Freitag', 'FREQ=WEEKLY;BYDAY=FR'],
    ['jeden Mo, Mi und Fr', 'FREQ=WEEKLY;BYDAY=MO,WE,FR'],
    ['jeden zweiten Freitag', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR'],
    ['werktags', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['jeden Werktag', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['montags', 'FREQ=WEEKLY;BYDAY=MO'],
    ['jedes Wochenende', 'FREQ=WEEKLY;BYDAY=SA,SU'],
    ['monatlich', 'FREQ=MONTHLY'],
    ['jeden Monat am 5.', 'FREQ=MONTHLY;BYMONTHDAY=5'],
    ['am 5. jeden Monats', 'FREQ=MONTHLY;BYMONTHDAY=5'],
    ['jeden 3. Freitag', 'FREQ=MONTHLY;BYDAY=3FR'],
    ['jährlich', 'FREQ=YEARLY'],
    ['jedes Jahr am 15. April', 'FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=15'],
    ['jeden 5. März', 'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=5'],
  ])('“%s” is %s', (text, expected) => {
    expect(rule(text, 'de')).toBe(expected)
    expect(words(text, 'de')).toBe(text)
  })
})
