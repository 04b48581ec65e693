import { actorOf } from '@throughline/core/account'
import { editCheckIn } from '@throughline/core/goal'
import { expect, it } from 'vitest'
import { measured, read, testApp } from '../test-app.ts'

async function signedUp() {
  const { signUp, deps } = testApp()
  const ines = await signUp()
  const post = async (path: string, body?: object) => read(await ines.ask(path, { method: 'POST', ...(body && { body }) }))
  /** As if the process had stopped between the change and its wins. */
  const correctAtSource = async (id: string, value: string) => {
    const actor = actorOf(await ines.json('/me'))
    await editCheckIn({ ...deps, actor }, id, { value })
  }
  return { ines, post, correctAtSource }
}

it('a win is made of a check-in in one action, changed only under its version, thrown away and brought back', async () => {
  const { ines, post } = await signedUp()
  const { checkIn } = await measured(ines)
  const made = await ines.ask('/wins', { method: 'POST', body: { from: { kind: 'check-in', id: checkIn } } })
  const { id, metric } = await read(made.clone())
  expect([made.status, made.headers.get('etag'), made.headers.get('location')]).toEqual([201, '"1"', `/api/v1/wins/${id}`])
  expect(metric).toMatchObject({ baseline: '71.4', value: '72', unit: '%' })
  const headers = { 'if-match': '"1"' }
  expect(await ines.json(`/wins/${id}`, { method: 'PATCH', body: { title: 'Up' }, headers })).toMatchObject({ title: 'Up' })
  expect((await ines.ask(`/wins/${id}`, { method: 'PATCH', body: { title: 'x' }, headers })).status).toBe(412)
  await ines.ask(`/wins/${id}`, { method: 'DELETE' })
  expect((await ines.ask(`/wins/${id}`)).status).toBe(404)
  expect((await ines.json('/wins?trash=true')).items).toMatchObject([{ id }])
  await post(`/wins/${id}/restore`)
  expect((await ines.json('/wins?fields=id,title')).items).toEqual([{ id, title: 'Up' }])
})

it('evidence is put to a win and taken away again', async () => {
  const { ines, post } = await signedUp()
  const { id } = await post('/wins', { title: 'Better' })
  const { evidence } = await post(`/wins/${id}/evidence`, { kind: 'link', title: 'Route review', url: 'https://pellworth.example/routes' })
  expect(evidence).toMatchObject([{ kind: 'link', title: 'Route review' }])
  const path = `/wins/${id}/evidence/${evidence[0].id}`
  expect(await ines.json(path, { method: 'DELETE' })).toMatchObject({ evidence: [], version: 3 })
  expect((await ines.ask(path, { method: 'DELETE' })).status).toBe(404)
})

it('a win sent again under its key is one win', async () => {
  const { ines } = await signedUp()
  const once = { method: 'POST', body: { title: 'Once' }, headers: { 'idempotency-key': 'w' } }
  const [first, second] = [await ines.json('/wins', once), await ines.json('/wins', once)]
  expect(second).toEqual(first)
  expect((await ines.json('/wins')).items).toHaveLength(1)
})

it('wins are narrowed one way at a time', async () => {
  const { ines, post } = await signedUp()
  const { id } = await post('/wins', { title: 'Planned it', competencies: ['planning'], happenedOn: '2025-06' })
  for (const query of ['competency=planning', 'experienceId=none', 'from=2025-06-01&before=2025-06-02'])
    expect((await ines.json(`/wins?${query}`)).items, query).toMatchObject([{ id }])
  expect((await ines.json('/wins?skill=sql')).items).toEqual([])
  expect((await ines.ask('/wins?skill=sql&trash=true')).status).toBe(422)
})

it('every fault of a win is named at its place', async () => {
  const { ines } = await signedUp()
  const body = { title: '', happenedOn: '2025-13', metric: { value: 'much' }, colour: 'red' }
  const { errors } = await ines.json('/wins', { method: 'POST', body })
  expect(errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual(['/colour', '/happenedOn', '/metric/value', '/title'])
})

it('what is corrected at its source shows on the win that is opened next, also within one batch', async () => {
  const { ines, post } = await signedUp()
  const { checkIn } = await measured(ines)
  const { id: task } = await post('/tasks', { title: 'Draft', status: 'done' })
  const { id } = await post('/wins', { from: { kind: 'check-in', id: checkIn }, evidence: [{ kind: 'task', id: task }] })
  const operations = [
    { method: 'PATCH', path: `/tasks/${task}`, body: { title: 'The draft' } },
    { method: 'PATCH', path: `/check-ins/${checkIn}`, body: { value: '73' } },
    { method: 'GET', path: `/wins/${id}` },
  ]
  const { results } = await post('/batch', { operations })
  expect(results[2].body).toMatchObject({
    version: 2,
    metric: { value: '73' },
    evidence: [{ number: { value: '73' } }, { title: 'The draft' }],
  })
})

it('what wins come to is told by quarter, competency, skill and source', async () => {
  const { ines, post } = await signedUp()
  const { id } = await post('/tasks', { title: 'Taught two people SQL', status: 'done' })
  const win = await post('/wins', { from: { kind: 'task', id }, competencies: ['teaching'], skills: ['SQL'] })
  expect(win).toMatchObject({ competencies: ['teaching'], skills: ['SQL'] })
  expect(await ines.json('/wins/stats')).toMatchObject({ wins: 1, evidence: 1, quarters: [{ year: 2026, quarter: 1, wins: 1 }] })
  const { items } = await ines.json('/competencies')
  expect(items.find((one: { id: string }) => one.id === 'teaching')).toMatchObject({ wins: 1, standing: 'thin' })
  expect((await ines.json('/skills/evidence')).items).toMatchObject([{ skillId: null, name: 'SQL', wins: 1 }])
  expect((await ines.json('/skills/common?q=forec')).items).toMatchObject([{ name: 'Demand forecasting' }])
  expect((await ines.json(`/wins/source-counts?ids=${id}`)).items).toEqual([{ id, wins: 1 }])
})

it('the words of a win lead to suggestions, and nothing is kept', async () => {
  const { ines, post } = await signedUp()
  expect(await post('/win-suggestions', { title: 'Taught two people SQL' })).toMatchObject({
    competencies: [{ id: 'teaching', because: ['Taught'] }],
    skills: [{ name: 'SQL', because: ['SQL'] }],
    asks: { ask: 'people' },
  })
  expect((await ines.json('/wins')).items).toEqual([])
})

it('finished work is offered, dismissed and offered again', async () => {
  const { ines, post } = await signedUp()
  const { id } = await post('/tasks', { title: 'Cut it from 55 to 20 min', status: 'done' })
  const offered = async () => (await ines.json('/win-candidates?from=2026-03-01&until=2026-03-05')).items
  const [candidate] = await offered()
  expect(candidate).toMatchObject({ kind: 'task', id, reasons: [{ code: 'number', about: 'from 55 to 20 min' }] })
  await post('/win-candidates/dismissals', { kind: 'task', id })
  expect(await offered()).toEqual([])
  await ines.ask(`/win-candidates/dismissals/${id}`, { method: 'DELETE' })
  expect(await offered()).toHaveLength(1)
  await post('/wins', { from: candidate.from })
  expect(await offered()).toEqual([])
})

it('search finds wins by what they say and what shows them, not those in the trash', async () => {
  const { ines, post } = await signedUp()
  const { id } = await post('/wins', { title: 'Moved the drops', evidence: [{ kind: 'note', title: 'Route review' }] })
  const found = async (words: string) =>
    (await ines.json(`/search?q=${words}`)).items.map((hit: { kind: string; record: { id: string } }) => [hit.kind, hit.record.id])
  expect([await found('drops'), await found('review')]).toEqual([[['win', id]], [['win', id]]])
  await ines.ask(`/wins/${id}`, { method: 'DELETE' })
  expect(await found('drops')).toEqual([])
})

it('what was corrected while nobody told the wins is told right by a packet', async () => {
  const { ines, post, correctAtSource } = await signedUp()
  const { checkIn } = await measured(ines)
  await post('/wins', { title: 'Made it better', from: { kind: 'check-in', id: checkIn }, happenedOn: '2026-03-02' })
  await correctAtSource(checkIn, '73.5')
  const { id } = await post('/review-packets', { from: '2026-01-01', until: '2026-12-31' })
  expect(await (await ines.ask(`/review-packets/${id}/export?format=md`)).text()).toMatch(/made it better: from 71\.4 to 73\.5 %/)
})
