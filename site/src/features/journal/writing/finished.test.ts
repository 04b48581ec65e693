import { expect, it } from 'vitest'
import { isOneOf, learnFinished, learnFinishedIn, loadFinished, tasksNamed } from './finished.ts'

const [one, other, third] = [1, 2, 3].map((n) => `019a9b3c-5d00-7cc0-8000-00000000000${n}`) as [string, string, string]

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

it('knows the done tasks of a text that is put in, such as a review of the evening', async () => {
  const tasks = { statuses: async () => ({ [third]: 'done' }) }
  await learnFinishedIn({ tasks } as never, `## Finished\n\n- [Call](/tasks/${third})`)
  expect(isOneOf([])(`/tasks/${third}`)).toBe(true)
})
