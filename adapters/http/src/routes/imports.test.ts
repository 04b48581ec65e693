import { expect, it } from 'vitest'
import { ask, read, testApp } from '../test-app.ts'

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

it('tells people what it could not take over in their language, and programs in English', async () => {
  const { app, signUp } = testApp()
  const ines = await signUp()
  await ines.json('/me', { method: 'PATCH', body: { language: 'de' } })
  const { token } = await ines.json('/tokens', { method: 'POST', body: { name: 'Script', scopes: ['imports:write'] } })
  const sent = () => ({ method: 'POST', body: file('task,Wash up,4,1,,,every third moon,en') })
  const path = '/imports?format=todoist-csv&preview=true'
  const [toPerson, toProgram] = [
    await ines.json(path, sent()),
    await read(await ask(app, path, { ...sent(), headers: { authorization: `Bearer ${token}` } })),
  ]
  expect(toPerson.problems[0].message).toBe('Das Datum „every third moon“ wurde nicht verstanden; es steht in den Notizen.')
  expect(toProgram.problems[0].message).toBe('The date “every third moon” was not understood; it is kept in the notes.')
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
