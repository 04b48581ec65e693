import { expect, test } from 'vitest'
import { recurrenceInShort, recurrenceWords } from './recurrence.ts'

test.each([
  ['FREQ=DAILY', 'daily'],
  ['FREQ=DAILY;INTERVAL=3', 'every 3 days'],
  ['FREQ=WEEKLY', 'weekly'],
  ['FREQ=WEEKLY;BYDAY=FR', 'every Friday'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'weekdays'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH', 'every 2 weeks on Mon and Thu'],
  ['FREQ=MONTHLY', 'monthly'],
  ['FREQ=MONTHLY;BYMONTHDAY=15', 'monthly on day 15'],
  ['FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1', 'monthly on day 30'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 'monthly on the last day'],
  ['FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR', 'every 3 months on the last Friday'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1', 'monthly on the first weekday'],
  ['FREQ=YEARLY', 'yearly'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1', 'every 29 February'],
  ['FREQ=YEARLY;BYMONTH=5;BYDAY=2SU', 'yearly on the second Sunday in May'],
  ['FREQ=DAILY;COUNT=5', 'daily, 5 times'],
  ['FREQ=WEEKLY;BYDAY=FR;UNTIL=20261231T225959Z', 'every Friday, until 31 Dec 2026'],
])('%s reads as %s', (rule, words) => {
  expect(recurrenceWords(rule, 'en-GB')).toBe(words)
})

test.each(['FREQ=MONTHLY;BYDAY=2TU,4TU', 'FREQ=YEARLY;BYWEEKNO=20', 'FREQ=MONTHLY;BYMONTHDAY=1,15'])(
  '%s is shown as it is written',
  (rule) => {
    expect(recurrenceWords(rule, 'en-GB')).toContain(rule)
  },
)

test.each([
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;COUNT=5', 'every 2 weeks on Mon and Thu'],
  ['FREQ=MONTHLY;BYDAY=1TU', 'monthly on the first Tuesday'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'monthly on the last weekday'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 'monthly on the last day'],
  ['FREQ=MONTHLY;BYMONTHDAY=15', 'monthly'],
  ['FREQ=YEARLY;BYMONTH=5;BYDAY=2SU', 'yearly on the second Sunday in May'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=3', 'yearly'],
  ['FREQ=YEARLY;BYWEEKNO=20', 'by a custom rule'],
])('%s is %s on a row', (rule, words) => {
  expect(recurrenceInShort(rule, 'en-GB')).toBe(words)
})

test('a repeat that is counted from when it was done says so', () => {
  expect(recurrenceWords('FREQ=DAILY;INTERVAL=3;COUNT=5', 'en-GB', 'completion')).toBe('every 3 days after it is done, 5 times')
})
