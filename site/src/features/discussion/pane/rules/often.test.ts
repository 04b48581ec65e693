import { expect, test } from 'vitest'
import { oftenOf, rules } from './often.ts'

test.each(Object.entries(rules))('%s is read as it was chosen', (often, rrule) => {
  expect(oftenOf(rrule)).toBe(often)
})

test.each([
  'FREQ=WEEKLY;INTERVAL=3',
  'FREQ=WEEKLY;BYDAY=MO,TH',
  'FREQ=MONTHLY;BYDAY=1FR',
  'FREQ=WEEKLY;COUNT=4',
  'FREQ=DAILY',
  'FREQ=WEEKLY;BYHOUR=9',
])('%s is another rule', (rrule) => expect(oftenOf(rrule)).toBe('other'))
