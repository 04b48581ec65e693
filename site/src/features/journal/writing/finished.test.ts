import { expect, it } from 'vitest'
import { isOneOf, learnFinished, loadFinished, tasksNamed } from './finished.ts'

const [one, other] = ['019a9b3c-5d00-7cc0-8000-000000000001', '019a9b3c-5d00-7cc0-8000-000000000002']

it('finds each task that a text links to once, and nothing that only looks like one', () => {
  const text = `[Call](/tasks/${one}) and [again](</tasks/${one}>), [Ship](/goals/${other}), /tasks/${other}, [all](/tasks/all)`
  expect(tasksNamed(text)).toEqual([one])
})

it('tells those that are done, and none where nobody answers', async () => {
  const text = `[Call](/tasks/${one}) [Write](/tasks/${other})`
  const tasks = { statuses: async () => ({ [one]: 'done', [other]: 'open' }) }
  expect(await loadFinished({ tasks } as never, text)).toEqual([one])
  const none = { statuses: async () => Promise.reject(new Error('away')) }
  expect(await loadFinished({ tasks: none } as never, text)).toEqual([])
})

it('takes a task that was found done since for one that is', () => {
  const isFinished = isOneOf([one])
  expect([one, other].map((id) => isFinished(`/tasks/${id}`))).toEqual([true, false])
  learnFinished(other)
  expect(isFinished(`/tasks/${other}`)).toBe(true)
})
