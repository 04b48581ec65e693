import { expect, test } from 'vitest'
import { sampleGoal } from '../rules/test-goal.ts'
import { askedValueWords } from './asked-value.ts'

const metric = { ...sampleGoal(1).metric, type: 'number', unit: 'km' } as const

test.each([
  ['last', 'up', 'Where it stands, km'],
  ['sum', 'up', 'Added, km'],
  ['sum', 'down', 'Taken off, km'],
  ['mean', 'up', 'Value, km'],
  ['max', 'down', 'Value, km'],
] as const)('of what goes by %s and %s the field asks for “%s”', (aggregation, direction, said) => {
  expect(askedValueWords({ ...metric, aggregation, direction })).toBe(said)
})

test('the unit is said as it is typed, and what a habit of at most so much is logged by is added', () => {
  expect(askedValueWords({ ...metric, type: 'percent', unit: '' })).toBe('Where it stands, %')
  expect(askedValueWords({ ...metric, type: 'duration', unit: '', start: '9', target: '5', aggregation: 'last' })).toMatch(/, min$/)
  expect(askedValueWords({ ...metric, type: 'duration', unit: '', start: '0', target: '6000', aggregation: 'sum' })).toBe('Added, h:mm')
  expect(askedValueWords({ ...metric, type: 'habit', unit: '', aggregation: 'sum', direction: 'down' })).toBe('Added')
})
