import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { read, testApp } from '../test-app.ts'

const files = ['tasks.json', 'tasks.csv', 'tasks.ics', 'throughline.zip']

it('sends every file as a download named after the day', async () => {
  const ines = await testApp().signUp()
  await ines.json('/tasks', { method: 'POST', body: { title: 'Send Ana the draft' } })
  for (const file of files) {
    const answer = await ines.ask(`/exports/${file}`)
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="(tasks|throughline)-\d{4}-\d\d-\d\d\.(json|csv|ics|zip)";/),
    ])
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const text = new TextDecoder().decode(file.endsWith('zip') ? unzipSync(bytes)['tasks.csv'] : bytes)
    expect(text).toContain('Send Ana the draft')
  }
})

it('holds nothing of anybody else, and nothing from the trash', async () => {
  const { signUp } = testApp()
  const [ines, dev] = [await signUp(), await signUp()]
  await dev.json('/tasks', { method: 'POST', body: { title: 'Theirs' } })
  const { id } = await ines.json('/tasks', { method: 'POST', body: { title: 'Thrown away' } })
  await ines.ask(`/tasks/${id}`, { method: 'DELETE' })
  expect(await ines.json('/exports/tasks.json')).toMatchObject({ format: 'throughline', tasks: [], completions: [], timeEntries: [] })
  expect(await (await ines.ask('/exports/tasks.ics')).text()).not.toContain('VTODO')
})

it('sends goals and check-ins, none of those in the trash, as tables that nothing runs in', async () => {
  const ines = await testApp().signUp()
  const metric = { type: 'percent', start: '71.4', target: '82' }
  const { id } = await ines.json('/goals', { method: 'POST', body: { title: '=1+1', why: 'So, "there"', metric } })
  await ines.json(`/goals/${id}/check-ins`, { method: 'POST', body: { value: 77.6, note: '@now', confidence: 7 } })
  const gone = await ines.json('/goals', { method: 'POST', body: { title: 'Thrown away', metric: { type: 'habit' } } })
  await ines.json(`/goals/${gone.id}/check-ins`, { method: 'POST', body: { value: 'yes', note: 'Lost' } })
  await ines.ask(`/goals/${gone.id}`, { method: 'DELETE' })
  const textOf = async (file: string) => {
    const answer = await ines.ask(`/exports/${file}`)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="(goals|check-ins)-\d{4}-\d\d-\d\d\.(json|csv)";/)
    return answer.text()
  }
  expect(JSON.parse(await textOf('goals.json'))).toMatchObject({
    goals: [{ title: '=1+1', metric }],
    checkIns: [{ value: '77.6', note: '@now', history: [] }],
  })
  const [head, ...rows] = (await textOf('goals.csv')).trim().split('\r\n')
  expect([head?.split(',').slice(1, 4), rows.length, rows[0]]).toEqual([
    ['parentId', 'title', 'why'],
    1,
    expect.stringMatching(/^[^,]+,,'=1\+1,"So, ""there""",quarter,active,,percent,up,71\.4,82,/),
  ])
  const checkIns = (await textOf('check-ins.csv')).trim().split('\r\n')
  expect(checkIns).toHaveLength(2)
  expect(checkIns[1]).toMatch(/,77\.6,7,'@now,/)
})

it('takes its own archive back', async () => {
  const { signUp } = testApp()
  const [ines, dev] = [await signUp(), await signUp()]
  const { id } = await ines.json('/tasks', { method: 'POST', body: { title: 'Water the figs', recurrence: { rrule: 'FREQ=DAILY' } } })
  await ines.json(`/tasks/${id}/completions`, { method: 'POST' })
  const form = new FormData()
  form.set('file', new Blob([await (await ines.ask('/exports/throughline.zip')).arrayBuffer()]))
  const made = await dev.json('/imports?format=throughline-zip', { method: 'POST', body: form })
  expect(made).toMatchObject({ state: 'applied', counts: { tasks: 1, recurring: 1 }, problems: [] })
  const [task] = (await dev.json('/tasks?view=all')).items
  expect((await dev.json(`/tasks/${task.id}/completions`)).items).toHaveLength(1)
})

it('gives everything away only to who has just proved who they are, and tells them so', async () => {
  const { signUp, deps, clock } = testApp()
  const ines = await signUp()
  expect((await ines.ask('/exports/throughline.zip')).status).toBe(200)
  const told = await deps.queue.claim(['account.security'], { now: '2027-01-01T00:00:00.000Z', leaseMs: 1, limit: 5 })
  expect(told.map(({ payload }) => (payload as { what: string }).what)).toContain('export-made')
  clock.advance({ minutes: 11 })
  const refused = await ines.ask('/exports/throughline.zip')
  expect([refused.status, (await read(refused)).type]).toEqual([403, '/problems/proof-needed'])
  // What is no more than one area is asked for as often as any list.
  expect((await ines.ask('/exports/tasks.json')).status).toBe(200)
})
