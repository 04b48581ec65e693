import { expect, it } from 'vitest'
import { testApp } from '../../test-app.ts'

async function alone() {
  const { signUp } = testApp()
  const { json, ask } = await signUp()
  const { id } = await json('/discussions', { method: 'POST', body: { title: 'The forecast' } })
  const post = (path: string, body: object) => json(`/discussions/${id}${path}`, { method: 'POST', body })
  return { json, ask, id, post }
}

it('a decision is kept, taken the place of, judged and counted', async () => {
  const { json, ask, id, post } = await alone()
  const first = await post('/decisions', { what: 'Mondays', confidence: 80, reviewOn: '2026-06-01' })
  const { items } = await json('/tasks?view=all')
  expect(items).toMatchObject([{ title: 'How did it turn out? Mondays', dueDate: '2026-06-01' }])
  const second = await post('/decisions', { what: 'Fridays', confidence: 60, supersedesId: first.id })
  const listed = await json(`/discussions/${id}/decisions?standing=true&fields=id,supersedesId`)
  expect(listed.items).toEqual([{ id: second.id, supersedesId: first.id }])
  expect(await post(`/decisions/${second.id}/outcome`, { went: 'worse', held: false })).toMatchObject({ outcome: { held: false } })
  expect(await json('/discussions/calibration')).toMatchObject({ cases: 1, held: 0, expected: 60 })
  const path = `/discussions/${id}/decisions/${second.id}`
  const stale = await ask(path, { method: 'PATCH', headers: { 'if-match': '"1"' }, body: { what: 'Sundays' } })
  expect(stale.status).toBe(412)
  expect((await json(`/discussions/${id}/decisions?standing=true&toReview=true`)).status).toBe(422)
})

it('an action item and its task are one', async () => {
  const { json, ask, id, post } = await alone()
  const item = await post('/action-items', { text: 'Ask finance', dueDate: '2026-03-12' })
  const path = `/discussions/${id}/action-items/${item.id}`
  await json(`/tasks/${item.taskId}`, { method: 'PATCH', body: { title: 'Ask finance by mail', notes: 'Their head is away' } })
  const seen = await json(path)
  expect(seen).toMatchObject({ text: 'Ask finance by mail', state: 'open' })
  expect(JSON.stringify(seen)).not.toContain('away')
  expect(await json(path, { method: 'PATCH', body: { state: 'done' } })).toMatchObject({ state: 'done' })
  expect(await json(`/tasks/${item.taskId}`)).toMatchObject({ status: 'done', actionOf: { discussionId: id, actionId: item.id } })
  expect((await json(`/discussions/${id}/action-items?open=false`)).items).toMatchObject([{ id: item.id }])
  const forged = await ask('/tasks', { method: 'POST', body: { title: 'Mine', actionOf: { discussionId: id, actionId: item.id } } })
  expect(forged.status, 'nobody says of a task that it is one').toBe(422)
})
