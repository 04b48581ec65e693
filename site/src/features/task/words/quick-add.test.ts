import { expect, it } from 'vitest'
import type { SeenReading } from '../rules/quick-add.ts'
import { chipWords } from './quick-add.ts'

const context = { today: '2026-12-03', locale: 'en-GB' }

function chipOf(text: string, dueDate: string) {
  const part = { field: 'dueDate', text, start: 0, end: text.length } as const
  const nothing = { dueAt: null, timeZone: null, startDate: null, recurrence: null, tags: [], durationMinutes: null, goalId: null }
  const reading: SeenReading = { title: 'Pay', ...nothing, dueDate, priority: 'none', unknownGoals: [], found: [part] }
  return chipWords(part, reading, context, [])
}

it('says which day and month were read of two numbers, however near they are', () => {
  expect(chipOf('by 4/12', '2026-12-04')).toBe('Friday 4 December')
  expect(chipOf('by 4/12', '2026-04-12')).toBe('Sunday 12 April')
  expect(chipOf('tomorrow', '2026-12-04')).toBe('tomorrow')
})
