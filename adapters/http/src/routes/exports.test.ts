import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { testApp } from '../test-app.ts'

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
