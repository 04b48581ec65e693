import { expect, test } from 'vitest'
import { recurrenceWords } from './recurrence.ts'

test.each([
  ['FREQ=DAILY', 'daily'],
  ['FREQ=DAILY;INTERVAL=3', 'every 3 days'],
  ['FREQ=WEEKLY', 'weekly'],
  ['FREQ=WEEKLY;BYDAY=FR', 'every Friday'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'weekdays'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH', 'every 2 weeks on Mon and Thu'],
  ['FREQ=MONTHLY', 'monthly'],
  ['FREQ=MONTHLY;BYMONTHDAY=15', 'monthly on day 15'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 'on the last day of the month'],
  ['FREQ=YEARLY', 'yearly'],
])('%s reads as %s', (rule, words) => {
  expect(recurrenceWords(rule, 'en-GB')).toBe(words)
})

test.each(['FREQ=MONTHLY;BYDAY=2TU', 'FREQ=DAILY;COUNT=5', 'FREQ=MONTHLY;BYMONTHDAY=1,15'])('%s is shown as it is written', (rule) => {
  expect(recurrenceWords(rule, 'en-GB')).toContain(rule)
})
