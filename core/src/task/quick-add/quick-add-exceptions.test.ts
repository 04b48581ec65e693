import { describe, expect, it } from 'vitest'
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
  ])('are read of “%s”', (...line) => expect(inShort(line[0], english)).toEqual(line))

  it.each([
    ['Putzen jeden Werktag außer Mittwoch', 'Putzen', '2026-03-03 WEEKLY;BYDAY=MO,TU,TH,FR'],
    ['Putzen werktags außer mittwochs', 'Putzen', '2026-03-03 WEEKLY;BYDAY=MO,TU,TH,FR'],
    ['Laufen jeden Tag außer am Sonntag', 'Laufen', '2026-03-03 WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA'],
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
  ])('leave “%s” as it is where they are not understood', (text) => {
    expect(inShort(text, /Müll/.test(text) ? german : english)).toEqual([text, text, ''])
  })
})

describe('a day of each month', () => {
  it.each([
    ['Pay day 25th of each month', 'Pay day', '2026-03-25 MONTHLY;BYMONTHDAY=25'],
    ['Pay day the 25th of every month', 'Pay day', '2026-03-25 MONTHLY;BYMONTHDAY=25'],
    ['Pay day last day of each month', 'Pay day', '2026-03-31 MONTHLY;BYMONTHDAY=-1'],
    ['Pay day the last Friday of each month', 'Pay day', '2026-03-27 MONTHLY;BYDAY=-1FR'],
  ])('is read of “%s”', (...line) => expect(inShort(line[0], english)).toEqual(line))

  it.each([
    ['Zahltag 25. jeden Monats', 'Zahltag', '2026-03-25 MONTHLY;BYMONTHDAY=25'],
    ['Zahltag am 25. eines jeden Monats', 'Zahltag', '2026-03-25 MONTHLY;BYMONTHDAY=25'],
    ['Zahltag jeden letzten Freitag im Monat', 'Zahltag', '2026-03-27 MONTHLY;BYDAY=-1FR'],
  ])('is read of “%s” in German', (...line) => expect(inShort(line[0], german)).toEqual(line))
})
