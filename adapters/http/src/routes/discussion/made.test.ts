import { expect, it } from 'vitest'
import { testApp } from '../../test-app.ts'

async function two() {
  const { signUp } = testApp()
  const [ines, oskar] = [await signUp(), await signUp()]
  const { id: discussionId } = await ines.json('/discussions', { method: 'POST', body: { title: 'The forecast' } })
  const { id } = await ines.json(`/discussions/${discussionId}/messages`, { method: 'POST', body: { body: 'Accuracy is **81 %** now.' } })
  return { ines, oskar, discussionId, id }
}

it('a task and a win are made of a passage of a message, and keep it', async () => {
  const { ines, discussionId, id } = await two()
  const post = (path: string, body: object) => ines.json(path, { method: 'POST', body })
  const from = { discussionId, messageId: id, quote: 'Accuracy is 81 % now.' }
  const task = await post('/tasks', { title: 'Tell Ruth', from })
  expect(task).toMatchObject({ title: 'Tell Ruth', saidIn: { ...from, title: 'The forecast' } })
  expect(await ines.json(`/tasks/${task.id}/links`)).toMatchObject({ to: [], saidIn: { quote: from.quote, isThere: true } })
  const source = { kind: 'message', discussionId, id }
  const win = await post('/wins', { from: { ...source, quote: '81 %' } })
  expect(win.evidence).toMatchObject([{ kind: 'message', recordId: id, discussionId, quote: '81 %', state: 'live' }])
  expect((await ines.json(`/wins?sourceId=${id}`)).items).toMatchObject([{ id: win.id }])
  const whole = await post(`/wins/${win.id}/evidence`, source)
  expect(whole.evidence).toMatchObject([{ quote: '81 %' }, { quote: 'Accuracy is 81 % now.' }])
})

it('of somebody else’s discussion nothing is made, whatever is asked', async () => {
  const { oskar, discussionId, id } = await two()
  const win = await oskar.json('/wins', { method: 'POST', body: { title: 'Mine' } })
  const source = { kind: 'message', discussionId, id, quote: 'Accuracy' }
  for (const [path, body] of [
    ['/tasks', { title: 'Mine', from: { discussionId, messageId: id } }],
    ['/wins', { from: source }],
    [`/wins/${win.id}/evidence`, source],
  ] as const) {
    const answer = await oskar.ask(path, { method: 'POST', body })
    expect([path, answer.status]).toEqual([path, 422])
    expect(await answer.text()).toContain('There is no such passage of a message.')
  }
})

it('nobody says of a task themselves what was said', async () => {
  const { ines, discussionId, id } = await two()
  const saidIn = { discussionId, messageId: id, title: 'x', by: 'Ruth', quote: 'Never said', at: '2026-03-05T09:00:00.000Z' }
  expect((await ines.ask('/tasks', { method: 'POST', body: { title: 'Mine', saidIn } })).status).toBe(422)
  const task = await ines.json('/tasks', { method: 'POST', body: { title: 'Mine' } })
  expect((await ines.ask(`/tasks/${task.id}`, { method: 'PATCH', body: { saidIn } })).status).toBe(422)
})
