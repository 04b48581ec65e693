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
    ['Budget besprechen Ende der Woche nachmittags', 'Budget besprechen', '2026-12-04T15:00'],
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

  const monday = { ...english, today: '2026-11-30', now: '2026-11-30T09:00' }
  it.each([
    ['Xmas rota by 18th', 'Xmas rota', '2026-12-18', monday],
    ['Xmas rota by the 18th', 'Xmas rota', '2026-12-18', monday],
    ['Xmas rota due 18th #work', 'Xmas rota', '2026-12-18 #work', monday],
    ['Xmas rota before the 30th', 'Xmas rota', '2026-11-30', monday],
    ['fire drill 2nd week of December', 'fire drill', '2026-12-07', monday],
    ['fire drill in the second week of december', 'fire drill', '2026-12-07', monday],
    ['fire drill in the first week of Feb', 'fire drill', '2027-02-01', monday],
    ['fire drill 5th week of Dec', 'fire drill', '2026-12-28', monday],
    ['fire drill last week of January 2028', 'fire drill', '2028-01-24', monday],
    ['fire drill 1st week of April', 'fire drill', '2026-04-01', english],
    ['fire drill 1st week of March', 'fire drill', '2026-03-06', english],
    ['fire drill 1st week of February', 'fire drill', '2027-02-01', english],
    ['Plan bis zum 18.', 'Plan', '2026-12-18', sunday],
    ['Plan bis 18.', 'Plan', '2026-12-18', sunday],
    ['Übung in der 2. Dezemberwoche', 'Übung', '2026-12-07', sunday],
    ['Übung zweite Woche im Dezember', 'Übung', '2026-12-07', sunday],
    ['Übung in der letzten Januarwoche', 'Übung', '2027-01-25', sunday],
    ['Übung letzte Januarwoche', 'Übung', '2027-01-25', sunday],
  ] as const)('reads a day of the month, and a week of it, in “%s”', (line, title, said, context) =>
    expect(inShort(line, context)).toEqual([line, title, said]),
  )

  it.each([
    ['Draft the 2nd week of December rota', english],
    ['Write the report for the 2nd time', english],
    ['Finish the 18th', english],
    ['Kapitel 3 bis 18. lesen', german],
    ['Kapitel 3 bis 18.', german],
    ['Die 2. Dezemberwoche Plan schreiben', german],
  ] as const)('leaves “%s” as words too', (text, context) => expect(inShort(text, context)).toEqual([text, text, '']))

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
