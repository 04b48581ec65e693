import { describe, expect, it } from 'vitest'
import { addDays } from '../../kernel/index.ts'
import { english, german, inShort } from './test-quick-add.ts'

describe('the days that a repeat leaves out', () => {
  it.each([
    ['Clean the fridge every weekday except Wednesday', 'Clean the fridge', '2026-03-03 WEEKLY;BYDAY=MO,TU,TH,FR'],
    ['Clean every weekday except on Tuesdays 10am', 'Clean', '2026-03-04T10:00 WEEKLY;BYDAY=MO,WE,TH,FR'],
    ['Walk every day except Sunday', 'Walk', '2026-03-03 WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA'],
    ['Walk every day but Mondays and Sundays', 'Walk', '2026-03-03 WEEKLY;BYDAY=TU,WE,TH,FR,SA'],
    ['Walk daily except weekends', 'Walk', '2026-03-03 WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['Course every day except Sunday until 30 June', 'Course', '2026-03-03 WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA;UNTIL=20260630'],
    ['Walk every day except Sunday, at 9am', 'Walk', '2026-03-04T09:00 WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA'],
    ['Stand-up weekdays except Friday 9:00', 'Stand-up', '2026-03-04T09:00 WEEKLY;BYDAY=MO,TU,WE,TH'],
    ['Stand-up Mon-Fri except Wed 9:00', 'Stand-up', '2026-03-05T09:00 WEEKLY;BYDAY=MO,TU,TH,FR'],
    ['Stand-up Mon–Fri, except Wednesday, at 9am', 'Stand-up', '2026-03-05T09:00 WEEKLY;BYDAY=MO,TU,TH,FR'],
    ['Stand-up Mon-Sat but not on Tue and Thu 14:30', 'Stand-up', '2026-03-04T14:30 WEEKLY;BYDAY=MO,WE,FR,SA'],
    ['Stand-up 9:00 Mon-Fri except Wed', 'Stand-up', '2026-03-05T09:00 WEEKLY;BYDAY=MO,TU,TH,FR'],
  ])('are read of “%s”', (...line) => expect(inShort(line[0], english)).toEqual(line))

  it.each([
    ['Putzen jeden Werktag außer Mittwoch', 'Putzen', '2026-03-03 WEEKLY;BYDAY=MO,TU,TH,FR'],
    ['Putzen werktags außer mittwochs', 'Putzen', '2026-03-03 WEEKLY;BYDAY=MO,TU,TH,FR'],
    ['Laufen jeden Tag außer am Sonntag', 'Laufen', '2026-03-03 WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA'],
    ['Standup Mo-Fr außer Mi 9:00', 'Standup', '2026-03-05T09:00 WEEKLY;BYDAY=MO,TU,TH,FR'],
    ['Standup Mo–Fr außer Mi und Do um 9 Uhr', 'Standup', '2026-03-06T09:00 WEEKLY;BYDAY=MO,TU,FR'],
    ['Standup 9 Uhr Mo-Fr außer Mi', 'Standup', '2026-03-05T09:00 WEEKLY;BYDAY=MO,TU,TH,FR'],
    ['Laufen täglich ausser samstags und sonntags um 9 Uhr', 'Laufen', '2026-03-04T09:00 WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ])('are read of “%s” in German', (...line) => expect(inShort(line[0], german)).toEqual(line))

  it.each([
    'Bins every Monday except bank holidays',
    'Walk every day except Christmas',
    'Walk every day at 9 except Sunday',
    'Pay every Friday except 25 December',
    'Walk every day except Monday to Friday',
    'Pay every day except Friday 25 December',
    'Walk every day except Sunday and Christmas',
    'Müll jeden Montag außer an Feiertagen',
    'Away Mon-Fri except Wed',
    'Stand-up Mon-Fri except bank holidays 9:00',
    'Stand-up Mon-Fri 9:00 except Wed',
    'Müll Mo-Fr außer Mi',
    'Müll Mo-Fr außer feiertags 9:00',
  ])('leave “%s” as it is where they are not understood', (text) => {
    expect(inShort(text, /Müll/.test(text) ? german : english)).toEqual([text, text, ''])
  })
})

describe('a day of each month', () => {
  it.each([
    ['Pay day 25th of each month', 'Pay day', '2026-03-25 MONTHLY;BYMONTHDAY=25'],
    ['Pay day the 25th of every month', 'Pay day', '2026-03-25 MONTHLY;BYMONTHDAY=25'],
    ['Pay rent 25th of the month', 'Pay rent', '2026-03-25 MONTHLY;BYMONTHDAY=25'],
    ['25th of the month: pay rent', 'pay rent', '2026-03-25 MONTHLY;BYMONTHDAY=25'],
    ['25th of the month pay rent', 'pay rent', '2026-03-25 MONTHLY;BYMONTHDAY=25'],
    ['Pay rent every 25th of the month', 'Pay rent', '2026-03-25 MONTHLY;BYMONTHDAY=25'],
    ['Pay rent 25th of the month at 9am', 'Pay rent', '2026-03-25T09:00 MONTHLY;BYMONTHDAY=25'],
    ['Pay rent by 25th of the month #home', 'Pay rent', '2026-03-25 MONTHLY;BYMONTHDAY=25 #home'],
    ['Pay rent last day of the month', 'Pay rent', '2026-03-31 MONTHLY;BYMONTHDAY=-1'],
    ['Pay day last day of each month', 'Pay day', '2026-03-31 MONTHLY;BYMONTHDAY=-1'],
    ['Pay day the last Friday of each month', 'Pay day', '2026-03-27 MONTHLY;BYDAY=-1FR'],
  ])('is read of “%s”', (...line) => expect(inShort(line[0], english)).toEqual(line))

  it.each([
    ['Miete zahlen am 25. des Monats', 'Miete zahlen', '2026-03-25 MONTHLY;BYMONTHDAY=25'],
    ['Miete zahlen 25. des Monats', 'Miete zahlen', '2026-03-25 MONTHLY;BYMONTHDAY=25'],
    ['25. des Monats Miete zahlen', 'Miete zahlen', '2026-03-25 MONTHLY;BYMONTHDAY=25'],
    ['Miete zahlen jeden 25. des Monats um 9 Uhr', 'Miete zahlen', '2026-03-25T09:00 MONTHLY;BYMONTHDAY=25'],
    ['Zahltag 25. jeden Monats', 'Zahltag', '2026-03-25 MONTHLY;BYMONTHDAY=25'],
    ['Zahltag am 25. eines jeden Monats', 'Zahltag', '2026-03-25 MONTHLY;BYMONTHDAY=25'],
    ['Zahltag jeden letzten Freitag im Monat', 'Zahltag', '2026-03-27 MONTHLY;BYDAY=-1FR'],
  ])('is read of “%s” in German', (...line) => expect(inShort(line[0], german)).toEqual(line))

  it.each([
    'Check the invoice of 25th of the month',
    'Read 5th and 25th of the month',
    'Plan 1st-25th of the month',
    'Write 1st of the month review',
  ])('is not read of “%s”, where a thing is of that day or there are others', (text) => {
    expect(inShort(text, english)).toEqual([text, text, ''])
  })

  it.each(['Rechnung vom 25. des Monats prüfen', 'Einträge 1. bis 25. des Monats prüfen', 'Bericht 25. des Monats Kurz'])(
    'is not read of “%s” either',
    (text) => {
      expect(inShort(text, german)).toEqual([text, text, ''])
    },
  )

  it.each(Array.from({ length: 7 }, (_, days) => addDays(english.today, days)))(
    'is the next one, and days from one to another leave out theirs, on %s',
    (today) => {
      const line = (text: string) => inShort(text, { ...english, today, now: `${today}T08:00` })[2]
      expect(line('Pay rent 25th of the month')).toBe('2026-03-25 MONTHLY;BYMONTHDAY=25')
      const next = Array.from({ length: 7 }, (_, days) => addDays(today, days)).find((day) =>
        [1, 2, 4, 5].includes(Temporal.PlainDate.from(day).dayOfWeek),
      )
      expect(line('Stand-up Mon-Fri except Wed 9:00')).toBe(`${next}T09:00 WEEKLY;BYDAY=MO,TU,TH,FR`)
    },
  )
})
