import { expect, it } from 'vitest'
import { measured, read, testApp } from '../test-app.ts'

async function withGoal() {
  const { signUp, clock } = testApp()
  const ines = await signUp()
  const { goal, checkIn } = await measured(ines)
  const post = (path: string, body?: object) => ines.ask(path, { method: 'POST', ...(body && { body }) })
  return { ines, goal, checkIn, clock, post }
}

it('a goal is set, changed only under its version, closed, thrown away and brought back', async () => {
  const { ines, post } = await withGoal()
  const made = await post('/goals', { title: 'Ship 2.0', metric: { type: 'currency', target: 5000.5, unit: 'eur' } })
  const { id, metric } = await read(made.clone())
  expect([made.status, made.headers.get('etag'), made.headers.get('location')]).toEqual([201, '"1"', `/api/v1/goals/${id}`])
  expect(metric).toMatchObject({ start: '0', target: '5000.5', unit: 'EUR' })
  const headers = { 'if-match': '"1"' }
  const body = { status: 'achieved', closing: { reflection: 'Done.' } }
  expect(await ines.json(`/goals/${id}`, { method: 'PATCH', body, headers })).toMatchObject({ closing: { localDate: '2026-03-05' } })
  const stale = await ines.ask(`/goals/${id}`, { method: 'PATCH', body: { title: 'x' }, headers })
  expect([stale.status, (await read(stale)).current.version]).toEqual([412, 2])
  await ines.ask(`/goals/${id}`, { method: 'DELETE' })
  expect((await ines.ask(`/goals/${id}`)).status).toBe(404)
  expect((await ines.json('/goals?trash=true')).items).toMatchObject([{ id }])
  await post(`/goals/${id}/restore`)
  expect(await ines.json(`/goals/${id}`)).toMatchObject({ title: 'Ship 2.0', status: 'achieved' })
})

it('every fault of a goal is named at its place', async () => {
  const { post } = await withGoal()
  const refused = await post('/goals', { title: '', metric: { type: 'number' }, weight: 101, colour: 'red' })
  expect(refused.status).toBe(422)
  expect((await read(refused)).errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
    '/colour',
    '/metric/target',
    '/title',
    '/weight',
  ])
})

it('goals are narrowed one way at a time', async () => {
  const { ines, goal } = await withGoal()
  expect((await ines.json('/goals?status=active')).items).toMatchObject([{ id: goal }])
  expect((await ines.json('/goals?status=draft')).items).toEqual([])
  expect((await ines.json(`/goals?parentId=${goal}`)).items).toEqual([])
  expect((await ines.ask('/goals?status=draft&trash=true')).status).toBe(422)
})

it('lists and single goals that did not change are not sent again', async () => {
  const { ines, goal, checkIn } = await withGoal()
  for (const path of ['/goals', `/goals/${goal}`, `/goals/${goal}/check-ins`, `/check-ins/${checkIn}`]) {
    const tag = (await ines.ask(path)).headers.get('etag') as string
    expect((await ines.ask(path, { headers: { 'if-none-match': tag } })).status, path).toBe(304)
  }
})

it('a check-in is written, corrected with its history, thrown away and brought back', async () => {
  const { ines, goal, checkIn, post } = await withGoal()
  const made = await post(`/goals/${goal}/check-ins`, { value: '77.60', localDate: '2026-03-04' })
  const { id } = await read(made.clone())
  expect([made.status, made.headers.get('location')]).toEqual([201, `/api/v1/check-ins/${id}`])
  const headers = { 'if-match': '"1"' }
  const edited = await ines.json(`/check-ins/${id}`, { method: 'PATCH', body: { value: 77.4 }, headers })
  expect(edited).toMatchObject({ value: '77.4', history: [{ value: '77.6' }] })
  expect((await ines.ask(`/check-ins/${id}`, { method: 'PATCH', body: { value: 1 }, headers })).status).toBe(412)
  const ids = async (query: string) => (await ines.json(`/goals/${goal}/check-ins${query}`)).items.map((item: { id: string }) => item.id)
  expect(await ids('')).toEqual([checkIn, id])
  expect(await ids('?order=oldest')).toEqual([id, checkIn])
  expect(await ids('?from=2026-03-04&before=2026-03-05')).toEqual([id])
  await ines.ask(`/check-ins/${id}`, { method: 'DELETE' })
  expect(await ids('')).toEqual([checkIn])
  await post(`/check-ins/${id}/restore`)
  expect(await ids('')).toEqual([checkIn, id])
})

it('a check-in sent again under its key is one check-in, and several travel in a batch', async () => {
  const { ines, goal } = await withGoal()
  const path = `/goals/${goal}/check-ins`
  const once = { method: 'POST', body: { value: 73 }, headers: { 'idempotency-key': 'mon' } }
  await ines.ask(path, once)
  await ines.ask(path, once)
  const operations = [74, 'yes', 75].map((value) => ({ method: 'POST', path, body: { value } }))
  const { results } = await ines.json('/batch', { method: 'POST', body: { operations } })
  expect(results.map(({ status }: { status: number }) => status)).toEqual([201, 422, 201])
  expect((await ines.json(path)).items.map(({ value }: { value: string }) => value)).toEqual(['75', '74', '73', '72'])
})

it('search finds goals and what was noted at check-ins, as long as their goal is there', async () => {
  const { ines, goal, checkIn } = await withGoal()
  const found = async (words: string) =>
    (await ines.json(`/search?q=${words}`)).items.map(({ kind, record }: { kind: string; record: { id: string } }) => [kind, record.id])
  expect(await found('accuracy')).toEqual([['goal', goal]])
  expect(await found('draft')).toEqual([['check-in', checkIn]])
  await ines.ask(`/goals/${goal}`, { method: 'DELETE' })
  expect([await found('accuracy'), await found('draft')]).toEqual([[], []])
})

it('its tasks are listed for the goal, found by a filter and made by a line', async () => {
  const { ines, goal, post } = await withGoal()
  const { id } = await read(await post('/tasks/quick-add', { text: 'Lock the history >forecast tomorrow' }))
  await post('/tasks', { title: 'Another' })
  expect(await read(await post('/tasks/quick-add?preview=true', { text: 'Lock >nothing' }))).toMatchObject({
    title: 'Lock >nothing',
    goalId: null,
    unknownGoals: [{ start: 5, end: 13, text: '>nothing', matches: 0 }],
  })
  const found = async (query: string) => (await ines.json(`/tasks?${query}`)).items.map(({ title }: { title: string }) => title)
  for (const query of [`goalId=${goal}`, `filter=${encodeURIComponent('goal:"forecast accuracy"')}`, 'filter=goal:any'])
    expect(await found(query), query).toEqual(['Lock the history'])
  expect(await found('filter=goal:none')).toEqual(['Another'])
  await post(`/tasks/${id}/completions`)
  expect([await found(`goalId=${goal}`), await found(`goalId=${goal}&view=completed`)]).toEqual([[], ['Lock the history']])
  expect((await ines.json('/goals?fields=id,title')).items).toEqual([{ id: goal, title: 'Forecast accuracy' }])
})

it('a goal goes without its tasks, and comes back with them', async () => {
  const { ines, goal, post } = await withGoal()
  const { id } = await read(await post('/tasks', { title: 'Lock the history', goalId: goal }))
  await ines.ask(`/goals/${goal}`, { method: 'DELETE' })
  expect(await ines.json(`/tasks/${id}`)).toMatchObject({ goalId: null })
  await post(`/goals/${goal}/restore`)
  expect(await ines.json(`/tasks/${id}`)).toMatchObject({ goalId: goal })
})
