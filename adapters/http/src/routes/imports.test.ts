import { expect, it } from 'vitest'
import { testApp } from '../test-app.ts'

const file = (...rows: string[]) => {
  const form = new FormData()
  form.set('file', new Blob([['TYPE,CONTENT,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG', ...rows].join('\n')]))
  return form
}

it('previews without storing, imports, and takes it back as one', async () => {
  const { signUp } = testApp()
  const ines = await signUp()
  const send = (query: string) =>
    ines.json(`/imports?format=todoist-csv${query}`, { method: 'POST', body: file('task,Wash up,4,1,,,,en', 'task,Dry,4,2,,,,en') })
  expect(await send('&preview=true')).toMatchObject({ counts: { tasks: 2, subtasks: 1 } })
  expect((await ines.json('/tasks')).items).toEqual([])
  const made = await send('')
  expect(made).toMatchObject({ state: 'applied', counts: { tasks: 2 } })
  expect((await ines.json('/tasks')).items).toHaveLength(2)
  expect((await ines.json('/imports')).items).toEqual([made])
  expect(await ines.json(`/imports/${made.id}/undo`, { method: 'POST' })).toMatchObject({ state: 'undone' })
  expect((await ines.json('/tasks')).items).toEqual([])
})

it('imports a file once under one Idempotency-Key, and refuses the key for another file', async () => {
  const { signUp } = testApp()
  const ines = await signUp()
  const send = (row: string) =>
    ines.ask('/imports?format=todoist-csv', { method: 'POST', body: file(row), headers: { 'idempotency-key': 'k' } })
  const statuses = [await send('task,A,4,1,,,,en'), await send('task,A,4,1,,,,en'), await send('task,B,4,1,,,,en')].map(
    ({ status }) => status,
  )
  expect(statuses).toEqual([201, 201, 422])
  expect((await ines.json('/tasks')).items).toHaveLength(1)
})

it('does not guess at a format', async () => {
  const { signUp } = testApp()
  const ines = await signUp()
  const problem = await ines.json('/imports?format=ticktick', { method: 'POST', body: file() })
  expect(problem).toMatchObject({ status: 422, errors: [{ pointer: '/format' }] })
})
