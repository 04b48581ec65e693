import { describe, expect, it } from 'vitest'
import { english, german, inShort } from './test-quick-add.ts'

describe('days from one to another', () => {
  it.each([
    ['Half term 15-19 February', 'Half term', '2027-02-19 from 2027-02-15'],
    ['Half term 15 to 19 February #school', 'Half term', '2027-02-19 from 2027-02-15 #school'],
    ['Fair from 7 December to 11 December', 'Fair', '2026-12-11 from 2026-12-07'],
    ['Fair from 7th to 11th of December', 'Fair', '2026-12-11 from 2026-12-07'],
    ['Fair, 7–11 Dec 2027', 'Fair', '2027-12-11 from 2027-12-07'],
    ['Conference December 7-11', 'Conference', '2026-12-11 from 2026-12-07'],
    ['Trip 28 December to 3 January', 'Trip', '2027-01-03 from 2026-12-28'],
  ])('are when it begins and is due: “%s”', (...line) => expect(inShort(line[0], english)).toEqual(line))

  it.each([
    ['Messe 7.–11. Dezember', 'Messe', '2026-12-11 from 2026-12-07'],
    ['Messe vom 7. bis 11. Dezember', 'Messe', '2026-12-11 from 2026-12-07'],
    ['Messe vom 7. Dezember bis zum 11. Dezember', 'Messe', '2026-12-11 from 2026-12-07'],
    ['Messe 7.-11.12.', 'Messe', '2026-12-11 from 2026-12-07'],
    ['Messe vom 28.12. bis 3.1.', 'Messe', '2027-01-03 from 2026-12-28'],
  ])('are so in German: “%s”', (...line) => expect(inShort(line[0], german)).toEqual(line))

  it.each([
    'Read pages 15-19 February issue',
    'Read pages 15-19 February',
    'Slides for 7-11 December',
    'Review the 7-11 December rota',
    'Invite 5-10 may',
    'Score 19-15 February',
    'Count 30-31 February',
    'Pay 5-10 %',
  ])('stay words in “%s”', (text) => expect(inShort(text, english)).toEqual([text, text, '']))

  it.each(['Urlaub vom 7. bis 11. Dezember beantragen', 'Folien für 7.–11. Dezember', 'Seiten 7.–11. Dezember'])(
    'stay words in German in “%s”',
    (text) => expect(inShort(text, german)).toEqual([text, text, '']),
  )
})

describe('the word for the day that something is due', () => {
  it.each([
    ['Report deadline 20 December', 'Report', '2026-12-20', english],
    ['Report, deadline: 20 December', 'Report', '2026-12-20', english],
    ['Report due 20 December', 'Report', '2026-12-20', english],
    ['Bericht Frist 20. Dezember', 'Bericht', '2026-12-20', german],
    ['Bericht, Frist: 20. Dezember', 'Bericht', '2026-12-20', german],
    ['Miete fällig am 20. Dezember', 'Miete', '2026-12-20', german],
  ] as const)('goes with it: “%s”', (line, title, when, context) => expect(inShort(line, context)).toEqual([line, title, when]))

  it.each([
    ['Deadline 20 December', 'Deadline', '2026-12-20', english],
    ['Move deadline to Sam', 'Move deadline to Sam', '', english],
    ['Move the deadline 20 December', 'Move the deadline', '2026-12-20', english],
    ['Frist 20. Dezember', 'Frist', '2026-12-20', german],
    ['Die Frist 20. Dezember', 'Die Frist', '2026-12-20', german],
  ] as const)('stays where the task is about it: “%s”', (line, title, when, context) =>
    expect(inShort(line, context)).toEqual([line, title, when]),
  )
})

describe('a day and a month with a slash at the end', () => {
  it('are read behind a name, as the region writes them', () => {
    expect(inShort('Call Evans 5/12', english)).toEqual(['Call Evans 5/12', 'Call Evans', '2026-12-05'])
    expect(inShort('Call Evans 5/12', { ...english, locale: 'en-US' })[2]).toBe('2026-05-12')
  })

  it.each([
    'Call Evans 1/2',
    'Call Evans 5/12 of it',
    'Check Bay 5/12',
    'Add 1/2 cup',
    'Call evans 5/12',
    'Evans 5/12',
    'Call Evans 15/16',
  ])('stay words in “%s”', (text) => expect(inShort(text, english)).toEqual([text, text, '']))
})

describe('minutes at the end', () => {
  it.each([
    ['Read 30 min', 'Read', '~30', english],
    ['Read 30 minutes #home', 'Read', '#home ~30', english],
    ['Recount aisles 12-14 45 mins', 'Recount aisles 12-14', '~45', english],
    ['Recount the aisle 45 mins tomorrow', 'Recount the aisle', '2026-03-04 ~45', english],
    ['Lesen 30 min', 'Lesen', '~30', german],
  ] as const)('are how long it takes: “%s”', (line, title, said, context) => expect(inShort(line, context)).toEqual([line, title, said]))

  it.each([
    'Plank 5 min',
    'Call back in 30 min',
    'Cut the talk to 30 min',
    'Stretch every 30 min',
    'Hold 3 x 30 min',
    'Read 30 min chapter',
  ])('are not in “%s”', (text) => expect(inShort(text, english)[2]).not.toContain('~'))
})
