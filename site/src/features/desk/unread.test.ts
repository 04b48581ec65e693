import { ProblemError } from '@throughline/client/problem'
import { expect, it } from 'vitest'
import { unread } from './unread.ts'

const problem = (status: number) => new ProblemError({ type: 'about:blank', title: 'No', status, instance: '', requestId: '' })

it('what the API could not answer is not shown', async () => {
  expect(await Promise.reject(problem(503)).catch(unread)).toBeNull()
  expect(await Promise.resolve(3).catch(unread)).toBe(3)
})

it('what was asked wrongly, too often or by a fault of the program is thrown on, for the log and a page that says so', async () => {
  await expect(Promise.reject(problem(422)).catch(unread)).rejects.toMatchObject({ status: 422 })
  await expect(Promise.reject(problem(429)).catch(unread)).rejects.toMatchObject({ status: 429 })
  await expect(Promise.reject(new TypeError('page is undefined')).catch(unread)).rejects.toThrow('page is undefined')
})
