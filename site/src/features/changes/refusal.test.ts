import { expect, test } from 'vitest'
import { editOf } from '../task/rules/change.ts'
import { sampleTask as task } from '../task/rules/sample.ts'
import { isInVain } from './refusal.ts'

const waits = editOf(task(1), { blockedBy: [task(2).id] })

test.each([
  ['a circle', waits, 422, true],
  ['a circle that another change was quicker to close', waits, 409, true],
  ['a place that is no more', editOf(task(1), { parentId: task(2).id }), 422, true],
  ['a task that is gone', editOf(task(1), { title: 'Kept' }), 404, true],
  ['words', editOf(task(1), { title: 'Kept' }), 422, false],
  ['a link together with words', editOf(task(1), { title: 'Kept', parentId: null }), 422, false],
  ['a server that fails', waits, 500, false],
  ['no answer', waits, null, false],
] as const)('sending %s again is in vain, or not', (_, change, status, expected) => {
  expect(isInVain(change, status)).toBe(expected)
})
