import { expect, it } from 'vitest'
import { MAX_PLANNED } from '../schema.ts'
import { withTasks } from './planned-task.ts'

it('a job names each of its tasks once, and of more than there is room for the newest', () => {
  const taskIds = Array.from({ length: MAX_PLANNED }, (_, number) => `task ${number}`)
  expect(withTasks({ taskIds: ['a', 'b'] }, ['b', 'c'])).toEqual(['a', 'b', 'c'])
  expect(withTasks({ taskIds }, ['one more'])).toEqual([...taskIds.slice(1), 'one more'])
})
