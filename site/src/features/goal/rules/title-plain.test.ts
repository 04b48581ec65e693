import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureIn } from './title-measure.ts'

const money = (target: string, currency = 'EUR') => ({ type: 'currency', start: '0', target, currency })
const count = (target: string, unit: string) => ({ type: 'number', start: '0', target, unit })
const hours = (target: string) => ({ type: 'duration', start: '0', target })
const habit = (rhythm: object) => ({ type: 'habit', start: '', target: '', ...rhythm })
const daily = habit({ rhythm: 'daily' })
const times = (timesPerWeek: string) => habit({ rhythm: 'times', timesPerWeek })
const on = (...weekdays: number[]) => habit({ rhythm: 'weekdays', weekdays })

test.each([
  ['EUR 5,000 saved', money('5,000')],
  ['€5,000 saved by December 2027', money('5,000')],
  ['Save €5,000', money('5,000')],
  ['I want to save £1,200 for a bike', money('1,200', 'GBP')],
  ['Earn 300 PLN in 2027', money('300', 'PLN')],
  ['5.000 € sparen', money('5.000')],
  ['5.000 Euro bis Ende 2027 zurücklegen', money('5.000')],
  ['CHF 1000 gespart', money('1000', 'CHF')],
  ['run 100 km', count('100', 'km')],
  ['Run 100 km by June', count('100', 'km')],
  ['Swim 20 miles in 2027', count('20', 'miles')],
  ['Read 20 books this year', count('20', 'books')],
  ['100 km laufen', count('100', 'km')],
  ['20 Bücher lesen', count('20', 'Bücher')],
  ['100 km bis Juni laufen', count('100', 'km')],
  ['Learn German 60 hours', hours('60 h')],
  ['Practise the piano 40 h by June', hours('40 h')],
  ['Deutsch 60 Stunden lernen', hours('60 h')],
  ['60 Stunden Deutsch lernen', hours('60 h')],
  ['Walk every day', daily],
  ['Walk every day by June', daily],
  ['Every day: walk', daily],
  ['Meditate 10 minutes every morning', daily],
  ['Walk daily', daily],
  ['jeden Tag spazieren', daily],
  ['Täglich lesen', daily],
  ['Mit dem Hund jeden Abend spazieren', daily],
  ['Stretch 3 times a week', times('3')],
  ['Stretch three times a week until June', times('3')],
  ['Run twice a week', times('2')],
  ['Call home once a week', times('1')],
  ['3-mal pro Woche dehnen', times('3')],
  ['Dreimal die Woche dehnen', times('3')],
  ['2x pro Woche laufen', times('2')],
  ['Plan the day every weekday', on(1, 2, 3, 4, 5)],
  ['Werktags vor acht anfangen', on(1, 2, 3, 4, 5)],
  ['An jedem Werktag Rückstände prüfen', on(1, 2, 3, 4, 5)],
  ['Swim every Monday and Thursday', on(1, 4)],
  ['Swim on Thursdays, Mondays', on(1, 4)],
  ['montags und donnerstags schwimmen', on(1, 4)],
  ['Jeden Freitag aufräumen', on(5)],
] as const)('“%s” says how it is measured', (title, measure) => expect(measureIn(title)).toEqual(measure))

test.each([
  'Ship 2.0',
  'Top 10 list',
  '10 downing street',
  'Run',
  'Run 3 projects',
  'Run 100 km a week',
  'Run 5 km under 25 minutes',
  'Drive 100 km/h',
  'Save €500 a month',
  'Save €5k',
  'Save €5 million',
  'Save 50 kg',
  'Sell it at €50',
  'Keep the rent below €900',
  '5.000 € im Jahr sparen',
  '500 € monatlich sparen',
  '20 Seiten am Tag lesen',
  'Read 20 pages a day',
  'Answer within 24 hours',
  'Sleep 8 hours',
  'Learn German 5 hours a week',
  'Learn to answer within 24 hours',
  'Win the daily',
  'Fix what breaks every day in the depot',
  'Jeder Tag zählt',
  'Every day',
  'Eat out at most 2 times a week',
  'Höchstens 2-mal pro Woche Fleisch essen',
  'Stretch 2–3 times a week',
  'Meet the board on Monday',
  'Learn what a week is',
])('“%s” says nothing that is sure', (title) => expect(measureIn(title)).toBeNull())

test('whatever is typed, a plain measure has a figure or a rhythm', () => {
  const words = [
    'save',
    'sparen',
    'run',
    'laufen',
    'learn',
    'lernen',
    '€',
    'EUR',
    'km',
    'h',
    'Stunden',
    '5.000',
    '3',
    'every',
    'jeden',
    'Tag',
    'day',
  ]
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...words, 'times', 'a', 'week', 'mal', 'pro', 'Woche', 'Montag', 'und'), { maxLength: 30 }),
      (some) => {
        const said = measureIn(some.join(' '))
        expect(said === null || said.rhythm !== undefined || /\d/.test(said.target)).toBe(true)
      },
    ),
  )
})
