import { plainRule, rruleOf } from '@throughline/core/task/recurrence'
import { expect, test } from 'vitest'
import { commonRules, ofKind } from './repeat-choices.ts'

test('a task due on a Thursday may repeat as people want it to', () => {
  expect(commonRules('2026-11-12')).toEqual([
    'FREQ=DAILY',
    'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    'FREQ=WEEKLY;BYDAY=TH',
    'FREQ=MONTHLY;BYMONTHDAY=12',
    'FREQ=MONTHLY;BYDAY=2TH',
    'FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=12',
  ])
})

test('on the last day of a month also on each last day, and on its last weekday', () => {
  expect(commonRules('2026-04-30')).toContain('FREQ=MONTHLY;BYMONTHDAY=-1')
  expect(commonRules('2026-04-30')).toContain('FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1')
  expect(commonRules('2026-04-30')).toContain('FREQ=MONTHLY;BYDAY=-1TH')
})

test('another kind of repeat keeps how often and until when, and begins from the due day', () => {
  const rule = { ...plainRule('DAILY'), interval: 3, end: { count: 5 } }
  expect(rruleOf(ofKind(rule, 'WEEKLY', '2026-11-12'))).toBe('FREQ=WEEKLY;INTERVAL=3;BYDAY=TH;COUNT=5')
  expect(rruleOf(ofKind(rule, 'MONTHLY', '2026-11-12'))).toBe('FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=12;COUNT=5')
  expect(rruleOf(ofKind(rule, 'YEARLY', '2026-11-12'))).toBe('FREQ=YEARLY;INTERVAL=3;BYMONTH=11;BYMONTHDAY=12;COUNT=5')
})
