import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endIn, withoutEnd } from './title-end.ts'

const context = { today: '2026-11-12', weekStart: 1 }

test.each([
  ['raise pick accuracy from 71 to 82 % by June', '2027-06-30'],
  ['Churn to 3 % by 30 June 2027', '2027-06-30'],
  ['Churn to 3 % by 30 June', '2027-06-30'],
  ['Churn to 3 % by the 5th of December', '2026-12-05'],
  ['Churn to 3 % by June 30, 2027', '2027-06-30'],
  ['Churn to 3 % by June 30', '2027-06-30'],
  ['Churn to 3 % by 2027-06-30', '2027-06-30'],
  ['Churn to 3 % by 30/6/2027', '2027-06-30'],
  ['Churn to 3 % by 6/30/2027', '2027-06-30'],
  ['Be a team lead until March', '2027-03-31'],
  ['Be a team lead by Nov', '2026-11-30'],
  ['Be a team lead before June', '2027-05-31'],
  ['Be a team lead before the end of June', '2027-06-30'],
  ['Be a team lead by mid-June', '2027-06-15'],
  ['Be a team lead by the end of February 2028', '2028-02-29'],
  ['€5,000 saved by December 2027', '2027-12-31'],
  ['Run a marathon (in April)', '2027-04-30'],
  ['Run a marathon on 25 April 2027', '2027-04-25'],
  ['Be a team lead by the end of the year', '2026-12-31'],
  ['Be a team lead by the end of next year', '2027-12-31'],
  ['Be a team lead by year-end', '2026-12-31'],
  ['Be a team lead by the end of the month', '2026-11-30'],
  ['Be a team lead by the end of the week', '2026-11-15'],
  ['Be a team lead by next quarter', '2027-03-31'],
  ['Read 20 books this year', '2026-12-31'],
  ['Read 20 books in 2027', '2027-12-31'],
  ['Double the revenue by 2028', '2028-12-31'],
  ['Double the revenue before 2028', '2027-12-31'],
  ['Double the revenue by mid-2027', '2027-06-30'],
  ['NPS to 82 % in Q3', '2027-09-30'],
  ['NPS to 82 % by the end of Q1 2028', '2028-03-31'],
  ['NPS auf 82 % bis Juni', '2027-06-30'],
  ['NPS auf 82 % bis Ende Juni', '2027-06-30'],
  ['NPS auf 82 % bis Mitte Juni', '2027-06-15'],
  ['NPS auf 82 % bis 30.6.2027', '2027-06-30'],
  ['NPS auf 82 % bis zum 30.6.', '2027-06-30'],
  ['NPS auf 82 % bis zum 30. Juni 2027', '2027-06-30'],
  ['NPS auf 82 % vor dem 30. Juni', '2027-06-29'],
  ['NPS auf 82 % im März', '2027-03-31'],
  ['NPS auf 82 % bis Jahresende', '2026-12-31'],
  ['NPS auf 82 % bis zum Ende des Jahres', '2026-12-31'],
  ['NPS auf 82 % bis Ende nächsten Jahres', '2027-12-31'],
  ['NPS auf 82 % bis Ende der Woche', '2026-11-15'],
  ['NPS auf 82 % bis Quartalsende', '2026-12-31'],
  ['NPS auf 82 % bis Ende 2027', '2027-12-31'],
  ['NPS auf 82 % im Jahr 2027', '2027-12-31'],
  ['NPS auf 82 % bis zum 2. Quartal 2027', '2027-06-30'],
  ['20 Bücher lesen in diesem Jahr', '2026-12-31'],
  ['20 Bücher lesen dieses Jahr', '2026-12-31'],
])('“%s” names its end', (title, end) => expect(endIn(title, context)).toBe(end))

test.each([
  '',
  'Churn to 3 %',
  'Churn by 3 %',
  'Raise it by 5.5 points',
  'Umsatz bis 5.000 €',
  'Rücklage bis 2030 €',
  'Ship 2000 boxes',
  'Churn to 3 % by 4/5/2027',
  'Churn to 3 % by 31 June',
  'Churn to 3 % by 32.13.2027',
  'Churn to 3 % by June 2025',
  'Double what we did in 2024',
  'Sell more than in June',
  'Do not hire, not before June',
  'Write the budget for this year',
  'Be better this year than last',
  'Meet the marching band',
  'Bis Anfang Juni umziehen',
  'Gut ins Wochenende kommen',
  'Bis Wochenende',
])('“%s” names none that is sure', (title) => expect(endIn(title, context)).toBeNull())

test('a title without its end is what is to be reached', () => {
  expect(withoutEnd('€5,000 saved by December 2027')).toBe('€5,000 saved')
  expect(withoutEnd('NPS auf 82 % bis 30.6.2027')).toBe('NPS auf 82 %')
})

test('whatever is typed, an end is a day from today on, or there is none', () => {
  const words = [
    'by',
    'bis',
    'the',
    'end',
    'of',
    'Ende',
    'mid-',
    'June',
    'März',
    '30',
    '31.',
    '2.',
    '2027',
    '0/0/2027',
    'next',
    'week',
    '-',
    'Q4',
  ]
  const titles = fc.array(fc.constantFrom(...words), { maxLength: 30 })
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 200 }),
        titles.map((some) => some.join(' ')),
      ),
      (title) => {
        const end = endIn(title, context)
        expect(end === null || (Temporal.PlainDate.from(end).toString() === end && end >= context.today)).toBe(true)
      },
    ),
  )
})
