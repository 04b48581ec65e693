import { expect, test } from 'vitest'
import { readMetric } from './metric.ts'

const typed = { baseline: '', value: '', unit: '', of: '', baselineFrom: '', valueFrom: '' }
const read = (said: Partial<typeof typed>) => readMetric({ ...typed, ...said }, [], 'en-GB')

test('a unit that is typed behind its number is taken for the unit, unless another is said', () => {
  expect(read({ baseline: '20', value: '12 weeks' })).toMatchObject({ baseline: '20', value: '12', unit: 'weeks' })
  expect(read({ baseline: '6.8 %', value: '3.1 %' })).toMatchObject({ baseline: '6.8', value: '3.1', unit: '%' })
  expect(read({ value: '12 weeks', unit: 'wk' })).toMatchObject({ value: '12', unit: 'wk' })
})

test('what is no number is refused where it stands', () => {
  expect(read({ value: 'weeks' })).toEqual({ fault: 'value' })
  expect(read({ baseline: 'many', value: '12' })).toEqual({ fault: 'baseline' })
  expect(read({ value: '12 or 13' })).toEqual({ fault: 'value' })
  expect(read({})).toEqual({ fault: 'none' })
})
