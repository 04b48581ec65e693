import { expect, test } from 'vitest'
import { blankDraft } from './form.ts'
import { afterEnd, afterStart } from './form-follows.ts'

const context = { today: '2026-11-12', weekStart: 1, locale: 'en-GB' }
const blank = { ...blankDraft(context), type: 'number', aggregation: 'sum' } as const

test('what begins at something is watched and does not add up, until somebody says so', () => {
  expect(afterStart(blank, '84')).toEqual({ start: '84', aggregation: 'last' })
  expect(afterStart({ ...blank, aggregation: 'last' }, '0')).toEqual({ start: '0', aggregation: 'sum' })
  expect(afterStart({ ...blank, aggregation: 'max' }, '84')).toEqual({ start: '84', aggregation: 'max' })
  expect(afterStart({ ...blank, isLoggingChosen: true }, '84')).toEqual({ start: '84' })
})

test('the horizon follows the end, until somebody chose one', () => {
  const horizonOf = (end: string) => afterEnd(blank, end, context).horizon
  expect(['2026-11-14', '2026-11-30', '2026-12-31', '2027-06-01', '2030-01-01'].map(horizonOf)).toEqual([
    'week',
    'month',
    'quarter',
    'year',
    'life',
  ])
  expect(afterEnd({ ...blank, isHorizonChosen: true }, '2027-06-01', context)).toEqual({ endDate: '2027-06-01' })
  expect(afterEnd(blank, '', context)).toEqual({ endDate: '' })
})
