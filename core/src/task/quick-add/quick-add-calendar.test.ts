import { describe, expect, it } from 'vitest'
import { english, german, inShort } from './test-quick-add.ts'

/** A Sunday, the last day of the week 48. */
const sunday = { ...german, today: '2026-11-29', now: '2026-11-29T13:00' }

describe('days as calendars of Europe say them', () => {
  it.each([
    ['Bericht KW 50', 'Bericht', '2026-12-07'],
    ['Bericht in KW 50', 'Bericht', '2026-12-07'],
    ['Bericht in der Kalenderwoche 50', 'Bericht', '2026-12-07'],
    ['Bericht Freitag KW 50', 'Bericht', '2026-12-11'],
    ['KW 50, Freitag: Bericht', 'Bericht', '2026-12-11'],
    ['Bericht Mitte KW 50', 'Bericht', '2026-12-09'],
    ['Bericht Freitag KW 50 um 9 Uhr', 'Bericht', '2026-12-11T09:00'],
    ['Bericht bis KW 1', 'Bericht', '2027-01-04'],
    ['Bericht in KW 53', 'Bericht', '2026-12-28'],
    ['Bericht in KW 2/2028', 'Bericht', '2028-01-10'],
    ['Bericht in KW 48', 'Bericht', '2026-11-29'],
    ['Urlaub Anfang Januar', 'Urlaub', '2027-01-01'],
    ['Mitte Januar Urlaub buchen', 'Urlaub buchen', '2027-01-15'],
    ['Inventur bis Ende Januar', 'Inventur', '2027-01-31'],
    ['Inventur Ende Februar 2028', 'Inventur', '2028-02-29'],
    ['Bericht in 3 Arbeitstagen', 'Bericht', '2026-12-02'],
    ['Bericht in fünf Werktagen 9 Uhr', 'Bericht', '2026-12-04T09:00'],
    ['Zahnarzt am ersten Dienstag im Dezember', 'Zahnarzt', '2026-12-01'],
    ['Treffen am letzten Freitag im März', 'Treffen', '2027-03-26'],
    ['Zahnarzt am ersten Dienstag im Monat', 'Zahnarzt', '2026-12-01 MONTHLY;BYDAY=1TU'],
    ['Bericht jeden zweiten Dienstag im Monat', 'Bericht', '2026-12-08 MONTHLY;BYDAY=2TU'],
    ['Bericht jeden zweiten Dienstag', 'Bericht', '2026-12-01 WEEKLY;INTERVAL=2;BYDAY=TU'],
    ['Budget besprechen Ende der Woche nachmittags', 'Budget besprechen', '2026-12-06T15:00'],
    ['Standup Mo-Fr 8 Uhr', 'Standup', '2026-11-30T08:00 WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['Standup 8 Uhr Mo–Do', 'Standup', '2026-11-30T08:00 WEEKLY;BYDAY=MO,TU,WE,TH'],
    ['Tablette täglich außer Wochenende', 'Tablette', '2026-11-30 WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['Lesen an jedem Werktag', 'Lesen', '2026-11-30 WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['Lesen 15 Min', 'Lesen', '~15'],
    ['Schreiben 1,5 h', 'Schreiben', '~90'],
    ['Schreiben 2 Stunden morgen', 'Schreiben', '2026-11-30 ~120'],
    ['Standup morgen 9 Uhr 15 min', 'Standup', '2026-11-30T09:00 ~15'],
    ['Anruf in den nächsten 2 Stunden', 'Anruf', '2026-11-29T15:00'],
  ])('reads “%s”', (...said) => expect(inShort(said[0], sunday)).toEqual(said))

  it.each([
    ['Report in week 12', 'Report', '2026-03-16'],
    ['Report week 12', 'Report', '2026-03-16'],
    ['Report tuesday week 12', 'Report', '2026-03-17'],
    ['week 12 tuesday report', 'report', '2026-03-17'],
    ['Report by week 2', 'Report', '2027-01-11'],
    ['Call Ana early april', 'Call Ana', '2026-04-01'],
    ['Plan mid-April', 'Plan', '2026-04-15'],
    ['Read the end of April', 'Read', '2026-04-30'],
    ['Report in 4 working days', 'Report', '2026-03-09'],
    ['Reply within two business days', 'Reply', '2026-03-05'],
    ['Dentist on the first tuesday in may', 'Dentist', '2026-05-05'],
    ['Dentist on the first tuesday of the month', 'Dentist', '2026-03-03 MONTHLY;BYDAY=1TU'],
    ['Stand-up Mon-Fri 9am', 'Stand-up', '2026-03-04T09:00 WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['Vitamins every day except weekends', 'Vitamins', '2026-03-03 WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['Call Ana at 4pm 30 min', 'Call Ana', '2026-03-03T16:00 ~30'],
  ])('reads “%s” in English', (...said) => expect(inShort(said[0], english)).toEqual(said))

  it.each([
    ['Schichtplan KW 51 an Brandt schicken', german],
    ['Mo-Fr arbeiten', german],
    ['Zahnarzt am zweiten Dienstag', german],
    ['Abends lesen, nachmittags schlafen', german],
    ['Hotline 24 Stunden', german],
    ['In KW 54 nachsehen', german],
    ['Training plan week 3', english],
    ['mid-march review', english],
    ['leave early may be late', english],
    ['Plank 5 min', english],
  ] as const)('leaves “%s” as words', (text, context) => expect(inShort(text, context)).toEqual([text, text, '']))

  it('keeps the week that a thing is of where a day is said', () => {
    expect(inShort('Schichtplan KW 51 an Brandt schicken Mittwoch 12 Uhr', sunday)).toEqual([
      'Schichtplan KW 51 an Brandt schicken Mittwoch 12 Uhr',
      'Schichtplan KW 51 an Brandt schicken',
      '2026-12-02T12:00',
    ])
  })
})
