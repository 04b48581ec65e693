import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blankDraft, readDraft } from './form.ts'
import { endIn, LONGEST_TITLE } from './title-end.ts'
import { afterTitle, isOfTitle, measureIn, withoutReading } from './title-measure.ts'

const context = { today: '2026-11-12', weekStart: 1, locale: 'en-GB' }
const blank = blankDraft(context)

test.each([
  ['Forecast accuracy to 82 %', { type: 'percent', start: '', target: '82' }],
  ['Forecast accuracy from 71.4 to 82%', { type: 'percent', start: '71.4', target: '82' }],
  ['Churn from 6 % to 3 % by June', { type: 'percent', start: '6', target: '3' }],
  ['Prognosegüte von 71,4 auf 82 % bis März', { type: 'percent', start: '71,4', target: '82' }],
  ['Resting pulse from 64 to 56', { type: 'number', start: '64', target: '56', unit: '' }],
  ['Read from 0 to 20 books', { type: 'number', start: '0', target: '20', unit: 'books' }],
  ['Rücklage auf 5.000 €', { type: 'currency', start: '', target: '5.000', currency: 'EUR' }],
  ['Savings from £1,200 to £5,000', { type: 'currency', start: '1,200', target: '5,000', currency: 'GBP' }],
  ['Deep work from 4 h to 10 h', { type: 'duration', start: '4 h', target: '10 h' }],
  ['Raise NPS from 71 to 82 %', { type: 'percent', start: '71', target: '82' }],
  ['NPS 71 → 82 %', { type: 'percent', start: '71', target: '82' }],
  ['NPS: 71 % -> 82 % in Q3', { type: 'percent', start: '71', target: '82' }],
  ['Raise NPS from 71 to 82 percent, by 2027', { type: 'percent', start: '71', target: '82' }],
  ['Churn from 6 down to 3 per cent', { type: 'percent', start: '6', target: '3' }],
  ['NPS von 71 auf 82 % bis 2027', { type: 'percent', start: '71', target: '82' }],
  ['Weiterempfehlung auf 82 Prozent bis Ende 2027', { type: 'percent', start: '', target: '82' }],
  ['Save up to EUR 5,000', { type: 'currency', start: '', target: '5,000', currency: 'EUR' }],
  ['Savings from EUR 1,200 to EUR 5,000 (2027)', { type: 'currency', start: '1,200', target: '5,000', currency: 'EUR' }],
  ['Rücklage von 1.200 auf 5.000 Euro', { type: 'currency', start: '1.200', target: '5.000', currency: 'EUR' }],
  ['Miete von CHF 1.900 auf CHF 1.700', { type: 'currency', start: '1.900', target: '1.700', currency: 'CHF' }],
  ['Complaints from 8 to 5 per 1,000', { type: 'number', start: '8', target: '5', unit: 'per 1,000' }],
  ['Complaints to 5 per 1,000 orders', { type: 'number', start: '', target: '5', unit: 'per 1,000 orders' }],
  ['Reklamationen von 8 auf 5 je 1.000 bis Juni', { type: 'number', start: '8', target: '5', unit: 'je 1.000' }],
  ['Sport von 1 auf 3 Mal pro Woche', { type: 'number', start: '1', target: '3', unit: 'Mal pro Woche' }],
  ['Team from 4 to 6 by 2027', { type: 'number', start: '4', target: '6', unit: '' }],
  ['Steps from 1500 to 2000 steps', { type: 'number', start: '1500', target: '2000', unit: 'steps' }],
  ['Cut defects from 9 to 2 a month', { type: 'number', start: '9', target: '2', unit: 'defects a month' }],
  ['Cut defects 9 to 2 a month by June', { type: 'number', start: '9', target: '2', unit: 'defects a month' }],
  ['Defects on line 3 from 9 to 2 each week', { type: 'number', start: '9', target: '2', unit: 'defects each week' }],
  ['Reduce our picking errors from 12 to 4 per month', { type: 'number', start: '12', target: '4', unit: 'errors per month' }],
  ['Get from 9 to 2 a month', { type: 'number', start: '9', target: '2', unit: 'a month' }],
  ['Reduce scrap 6.5 to 4 %', { type: 'percent', start: '6.5', target: '4' }],
  ['Grow the team 4 to 6', { type: 'number', start: '4', target: '6', unit: '' }],
  ['Fehler von 9 auf 2 im Monat senken', { type: 'number', start: '9', target: '2', unit: 'Fehler im Monat' }],
  ['Reklamationen von 9 auf 2 pro Monat', { type: 'number', start: '9', target: '2', unit: 'pro Monat' }],
  ['Fehler 9 auf 2 senken', { type: 'number', start: '9', target: '2', unit: '' }],
  ['Fehlerquote von 3,5 auf 2 % senken', { type: 'percent', start: '3,5', target: '2' }],
] as const)('“%s” says how it is measured', (title, measure) => {
  expect(measureIn(title)).toEqual(measure)
})

test.each([
  '',
  'Talk to 3',
  'Weight to 78',
  'Go to 10 Downing Street',
  'Move to Berlin',
  'From 9 to 5',
  'Be back to 2024',
  'Grow to 5 constructor',
  'Double the revenue by 2027',
  'Be chief of staff from 2024 to 2027',
  'Den Bereich von 2024 bis 2027 leiten',
  'Umsatz von 71 bis 2027',
  'Plan 2024 → 2027',
  'Savings from £3k to £5k',
  'Cut costs 5 to 10 %',
  'Raise prices 5 to 10 %',
  'Cut 5 to 10 kg',
  'Turnover from 3 to 5 million €',
])('“%s” says nothing of it', (title) => expect(measureIn(title)).toBeNull())

const parts = fc.constantFrom(
  ...['from', 'to', 'von', 'auf', 'bis', 'by', '→', '->', '%', '€', 'EUR', 'percent', 'per', 'je', '1,000', '82', '5.5', '-3', 'h', 'k'],
  ...['NPS', 'books', '(', ',', '.', '$&', '$<start>', '__proto__', 'ß', '\u00a0'],
)

test('whatever is typed, something is read or nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.array(parts, { maxLength: 40 }).map((some) => some.join(' ')),
      ),
      (title) => {
        const said = measureIn(title)
        expect(said === null || said.type === 'habit' || /\d/.test(said.target)).toBe(true)
      },
    ),
  )
})

test('the year by which a goal is to be reached is never its target, nor is it what it begins at', () => {
  const years = fc.integer({ min: 2020, max: 2099 }).map(String)
  const ends = fc.constantFrom(
    'by',
    'until',
    'till',
    'before',
    'in',
    'by the end of',
    'to',
    'bis',
    'bis Ende',
    'vor',
    'im Juni',
    'auf',
    ',',
    '→',
  )
  const measures = fc.constantFrom('', 'from 71', 'to 82 %', 'from 71 to 82 %', '71 → 82 %', 'von 71', 'auf 5.000 €', 'to 5 per 1,000')
  fc.assert(
    fc.property(measures, ends, years, (measure, end, year) => {
      const said = measureIn(`Raise it ${measure} ${end} ${year}`)
      expect([said?.start, said?.target]).not.toContain(year)
    }),
  )
})

test('what the title says stands in the fields while it is typed, and goes with it', () => {
  const typed = { ...blank, ...afterTitle(blank, 'Churn from 6 to 3 %', context) }
  expect(typed).toMatchObject({ title: 'Churn from 6 to 3 %', type: 'percent', start: '6', target: '3', aggregation: 'last' })
  const more = { ...typed, ...afterTitle(typed, 'Churn from 6 to 30 days', context) }
  expect(more).toMatchObject({ type: 'number', start: '6', target: '30', unit: 'days' })
  expect({ ...more, ...afterTitle(more, 'Churn', context) }).toEqual({ ...blank, title: 'Churn' })
  expect(readDraft(typed, context, [], () => 'new').written?.metric).toMatchObject({ start: '6', target: '3', direction: 'down' })
})

test('the end that a title names stands in its field, and the horizon follows', () => {
  const typed = { ...blank, ...afterTitle(blank, 'raise pick accuracy from 71 to 82 % by June', context) }
  expect(typed).toMatchObject({ type: 'percent', start: '71', target: '82', endDate: '2027-06-30', horizon: 'year' })
  expect(isOfTitle(typed, context)).toEqual({ measure: true, end: true })
  const sooner = { ...typed, ...afterTitle(typed, 'raise pick accuracy by 20 November', context) }
  expect(sooner).toMatchObject({ endDate: '2026-11-20', horizon: 'month' })
  expect(isOfTitle(sooner, context)).toEqual({ measure: false, end: true })
  expect({ ...sooner, ...afterTitle(sooner, 'raise pick accuracy', context) }).toEqual({ ...blank, title: 'raise pick accuracy' })
})

test('an end that somebody wrote, or that came with the horizon they chose, stays', () => {
  const written = { ...blank, endDate: '2027-02-01' }
  expect(afterTitle(written, 'Move by June', context)).toEqual({ title: 'Move by June' })
  expect(isOfTitle({ ...written, title: 'Move by June' }, context).end).toBe(false)
  expect(afterTitle({ ...blank, isHorizonChosen: true }, 'Move by June', context)).toEqual({ title: 'Move by June' })
  const ownMeasure = { ...blank, type: 'binary' } as const
  expect(afterTitle(ownMeasure, 'Churn to 3 % by June', context)).toMatchObject({ endDate: '2027-06-30' })
  expect(afterTitle(ownMeasure, 'Churn to 3 % by June', context)).not.toHaveProperty('type')
})

test('what adds up from nothing is said to, and a habit is not asked for besides', () => {
  const saved = { ...blank, ...afterTitle(blank, '€5,000 saved by December 2027', context) }
  expect(readDraft(saved, context, [], () => 'new').written).toMatchObject({
    metric: { type: 'currency', start: '0', target: '5000', unit: 'EUR', aggregation: 'sum' },
    endDate: '2027-12-31',
  })
  const german = { ...context, locale: 'de-DE' }
  const sparen = { ...blank, ...afterTitle(blank, '5.000 € sparen', german) }
  expect(readDraft(sparen, german, [], () => 'new').written?.metric).toMatchObject({ start: '0', target: '5000', unit: 'EUR' })
  const learnt = { ...blank, ...afterTitle(blank, 'Learn German 60 hours', context) }
  expect(readDraft(learnt, context, [], () => 'new').written?.metric).toMatchObject({ type: 'duration', start: '0', target: '3600' })
  const stretched = { ...blank, ...afterTitle(blank, 'Stretch 3 times a week', context) }
  expect(readDraft(stretched, context, [], () => 'new').written).toMatchObject({
    metric: { type: 'habit', timesPerWeek: 3, target: '80' },
    checkInEvery: null,
  })
  expect({ ...stretched, ...afterTitle(stretched, 'Stretch', context) }).toEqual({ ...blank, title: 'Stretch' })
})

test('what somebody wrote or chose in the fields stays', () => {
  const typed = { ...blank, ...afterTitle(blank, 'Churn to 3 %', context) }
  expect(afterTitle({ ...typed, target: '4' }, 'Churn to 2 %', context)).toEqual({ title: 'Churn to 2 %' })
  expect(afterTitle({ ...blank, type: 'habit' }, 'Churn to 3 %', context)).toEqual({ title: 'Churn to 3 %' })
  expect(afterTitle({ ...typed, start: '6' }, 'Churn to 2 %', context)).toEqual({ title: 'Churn to 2 %' })
  expect(afterTitle({ ...blank, isLoggingChosen: true }, 'Churn to 3 %', context)).toEqual({ title: 'Churn to 3 %' })
})

test('what was read is taken back, and the title is a name from then on', () => {
  for (const title of ['Train 12 drivers by March', 'Walk Mon–Fri', 'Churn from 6 to 3 % by June']) {
    const typed = { ...blank, ...afterTitle(blank, title, context) }
    const name = { ...typed, ...withoutReading(typed, context) }
    expect(name).toEqual({ ...blank, title, isOnlyName: true })
    expect(isOfTitle(name, context)).toEqual({ measure: false, end: false })
    expect(afterTitle(name, 'Churn to 3 %', context)).toEqual({ title: 'Churn to 3 %' })
  }
})

test('what somebody chose since stays when the reading is taken back', () => {
  const typed = { ...blank, ...afterTitle(blank, 'Train 12 drivers by March', context), target: '14' }
  expect(withoutReading(typed, context)).toEqual({ isOnlyName: true, endDate: blank.endDate, horizon: 'quarter' })
})

test('what is longer than a name may be is not read at all', () => {
  expect(measureIn(`${'a'.repeat(LONGEST_TITLE - 10)} from 6 to 3`)).toBeNull()
  expect(endIn(`${'a'.repeat(LONGEST_TITLE)} by June`, context)).toBeNull()
  expect(endIn(`${'a'.repeat(LONGEST_TITLE - 8)} by June`, context)).not.toBeNull()
})
