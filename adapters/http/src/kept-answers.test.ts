import { expect, it, vi } from 'vitest'
import { createKeptAnswers } from './kept-answers.ts'
import { json } from './reply.ts'
import { testApp } from './test-app.ts'

const withTask = async () => {
  const test = testApp()
  const ines = await test.signUp()
  const task = await ines.json('/tasks', { method: 'POST', body: { title: 'Send Ana the draft', dueDate: '2026-03-05' } })
  const count = vi.spyOn(test.deps.store, 'count')
  return { ...test, ines, count, path: `/tasks/${task.id}` }
}

it('counts the tasks of a person once, until something of theirs changes or their day ends', async () => {
  const { ines, count, clock, path } = await withTask()
  const first = await ines.json('/tasks/counts')
  const once = count.mock.calls.length
  expect(await ines.json('/tasks/counts')).toEqual(first)
  expect(count).toHaveBeenCalledTimes(once)

  await ines.ask(path, { method: 'PATCH', body: { dueDate: '2026-03-04' } })
  expect(await ines.json('/tasks/counts')).toMatchObject({ overdue: 1, today: first.today - 1 })
  await ines.json('/tasks/counts')
  expect(count).toHaveBeenCalledTimes(2 * once)

  clock.advance({ hours: 24 })
  await ines.json('/tasks/counts')
  expect(count).toHaveBeenCalledTimes(3 * once)
})

it('never gives one person what was counted for another', async () => {
  const { ines, signUp } = await withTask()
  const bo = await signUp()
  expect([(await ines.json('/tasks/counts')).today, (await bo.json('/tasks/counts')).today]).toEqual([1, 0])
  expect([(await ines.json('/tasks/counts')).today, (await bo.json('/tasks/counts')).today]).toEqual([1, 0])
})

it('asks who it is before it gives what is kept', async () => {
  const { ines, app } = await withTask()
  await ines.json('/tasks/counts')
  expect((await app.request('http://throughline.test/api/v1/tasks/counts')).status).toBe(401)
})

it('lets go of what was asked for longest ago, and never begins with what is too long', async () => {
  const kept = createKeptAnswers({ most: 40, mostOfOne: 15 })
  const make = vi.fn(async (text: string) => json(text))
  const ask = async (url: string, text = 'x'.repeat(8)) => kept({ space: 's', url, tag: '1' }, () => make(text))
  for (const url of ['a', 'b', 'c', 'a', 'd']) await ask(url)
  expect(make).toHaveBeenCalledTimes(4)
  for (const url of ['a', 'c', 'd']) await ask(url)
  expect(make).toHaveBeenCalledTimes(4)
  await ask('b')
  expect(make).toHaveBeenCalledTimes(5)
  for (const again of [1, 2])
    await ask('long', 'x'.repeat(11)).then(({ body }) => expect([again, body]).toEqual([again, `"${'x'.repeat(11)}"`]))
  expect(make).toHaveBeenCalledTimes(7)
})

it('counts what was asked as well, as long as that may be', async () => {
  const kept = createKeptAnswers({ most: 300, mostOfOne: 150 })
  const make = vi.fn(async () => json('x'))
  const ask = (url: string) => kept({ space: 's', url, tag: '1' }, make)
  for (const url of ['a', 'b', 'c', 'a']) await ask(url.repeat(120))
  expect(make).toHaveBeenCalledTimes(4)
  for (const url of ['d', 'd']) await ask(url.repeat(200))
  expect(make).toHaveBeenCalledTimes(6)
})

it('keeps no failure', async () => {
  const kept = createKeptAnswers()
  const asked = { space: 's', url: 'a', tag: '1' }
  await expect(kept(asked, () => Promise.reject(new Error('The storage is away.')))).rejects.toThrow()
  expect((await kept(asked, async () => json('there again'))).body).toBe('"there again"')
})
