import { expect, it } from 'vitest'
import { read, testApp } from '../test-app.ts'

async function withTemplate() {
  const { signUp } = testApp()
  const ines = await signUp()
  const task = await ines.json('/tasks', { method: 'POST', body: { title: 'Move', dueDate: '2026-03-05' } })
  await ines.json('/tasks', { method: 'POST', body: { title: 'Pack', parentId: task.id, dueDate: '2026-03-07' } })
  const made = await ines.ask('/task-templates', { method: 'POST', body: { taskId: task.id, name: 'A move' } })
  return { ines, made, template: await read(made) }
}

it('a task becomes a template, and the template tasks', async () => {
  const { ines, made, template } = await withTemplate()
  expect([made.status, made.headers.get('location')]).toEqual([201, `/api/v1/task-templates/${template.id}`])
  expect((await ines.json('/task-templates')).items).toEqual([template])
  const use = () =>
    ines.ask(`/task-templates/${template.id}/tasks`, { method: 'POST', body: { on: '2026-04-01' }, headers: { 'idempotency-key': 'k' } })
  const used = await use()
  const top = await read(used)
  expect([used.status, used.headers.get('location'), top.dueDate]).toEqual([201, `/api/v1/tasks/${top.id}`, '2026-04-01'])
  expect(await read(await use())).toEqual(top)
  expect((await ines.json(`/tasks?parentId=${top.id}`)).items).toMatchObject([{ title: 'Pack', dueDate: '2026-04-03' }])
  expect((await ines.json('/tasks')).items).toHaveLength(4)
})

it('a template is renamed by who knows it as it is, thrown away and brought back', async () => {
  const { ines, template } = await withTemplate()
  const path = `/task-templates/${template.id}`
  const rename = () => ines.ask(path, { method: 'PATCH', body: { name: 'Moving' }, headers: { 'if-match': '"1"' } })
  expect([(await rename()).status, (await rename()).status]).toEqual([200, 412])
  await ines.ask(path, { method: 'DELETE' })
  expect((await ines.ask(path)).status).toBe(404)
  expect(await ines.json(`${path}/restore`, { method: 'POST' })).toMatchObject({ name: 'Moving' })
})

it('a template is made without a body from today on', async () => {
  const { ines, template } = await withTemplate()
  expect(await ines.json(`/task-templates/${template.id}/tasks`, { method: 'POST' })).toMatchObject({
    title: 'Move',
    dueDate: '2026-03-05',
  })
})

it('a template is used sixty times in ten minutes, also by way of a batch', async () => {
  const { ines, template } = await withTemplate()
  const use = { method: 'POST', path: `/task-templates/${template.id}/tasks` }
  const { results } = await ines.json('/batch', { method: 'POST', body: { operations: Array.from({ length: 61 }, () => use) } })
  expect(results.map(({ status }: { status: number }) => status)).toEqual([...Array.from({ length: 60 }, () => 201), 429])
})
