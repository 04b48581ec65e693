import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { brokenPromises, promisesOf, readPromises, writtenPromises } from './promises.ts'
import { ask, read, testApp } from './test-app.ts'

it('nothing that the last release promised is broken; what is meant to be is released by scripts/release-api.ts', async () => {
  const released = readPromises(await readFile(new URL('../released/v1.txt', import.meta.url), 'utf8'))
  expect(released.size).toBeGreaterThan(5_000)
  expect(brokenPromises(released, promisesOf(await read(await ask(testApp().app, '/openapi.json'))))).toEqual([])
})

describe('a promise', () => {
  const text = { type: 'string' }
  const task = { type: 'object', properties: { title: text, status: { enum: ['open', 'done'] } }, required: ['title', 'status'] }
  const newTask = { type: 'object', properties: { title: text, day: { anyOf: [text, { type: 'null' }] } }, required: ['title'] }
  const json = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } })
  const parts = { task, newTask, parameters: [{ name: 'view', in: 'query', schema: text }] as object[], path: '/tasks' }
  const facts = (changed: Partial<typeof parts> = {}) => {
    const { task, newTask, parameters, path } = { ...parts, ...changed }
    const operation = {
      ...{ operationId: 'createTask', parameters, requestBody: { required: true, content: json('NewTask') } },
      responses: { 201: { content: json('Task') }, 422: { content: json('Problem') } },
    }
    const description = { paths: { [path]: { post: operation } }, components: { schemas: { Task: task, NewTask: newTask } } }
    return promisesOf(description as unknown as Parameters<typeof promisesOf>[0])
  }
  const brokenBy = (changed: Partial<typeof parts>) => brokenPromises(facts(), facts(changed))

  it('is written down and read again', () => {
    expect(readPromises(writtenPromises(facts()))).toEqual(new Map([...facts()].sort()))
  })

  it('is kept where more is answered and less is asked', () => {
    const more = { ...task, properties: { ...task.properties, id: text }, required: ['title', 'status', 'id'] }
    expect(brokenBy({ task: more })).toEqual([])
    expect(brokenBy({ newTask: { ...newTask, required: [] } })).toEqual([])
    expect(brokenBy({ newTask: { ...newTask, properties: { ...newTask.properties, notes: text } as never } })).toEqual([])
    expect(brokenBy({ parameters: [...parts.parameters, { name: 'limit', in: 'query', schema: text }] })).toEqual([])
  })

  it('of a list is kept where more may stand in it that is asked for, and broken where less may', () => {
    const fields = (...names: string[]) => [{ name: 'fields', in: 'query', schema: { type: 'array', items: { enum: names } } }]
    const broken = (before: string[], now: string[]) =>
      brokenPromises(facts({ parameters: fields(...before) }), facts({ parameters: fields(...now) }))
    expect(broken(['id', 'title'], ['aliases', 'id', 'title', 'version'])).toEqual([])
    expect(broken(['aliases', 'id', 'title'], ['id', 'title'])).toHaveLength(1)
  })

  it.each([
    ['an operation that moved', { path: '/todos' }, 'createTask was “POST /tasks” and is “POST /todos”'],
    ['a field no longer answered', { task: { ...task, properties: { title: text } as never } }, 'answers Task.status is gone'],
    ['a field that may be missing', { task: { ...task, required: ['title'] } }, 'answers Task.status was “always'],
    [
      'a value not known before',
      { task: { ...task, properties: { ...task.properties, status: { enum: ['open', 'done', 'late'] } } } },
      'answers Task.status was',
    ],
    ['a field asked for anew', { newTask: { ...newTask, required: ['title', 'day'] } }, 'takes NewTask.day was “maybe'],
    [
      'a new field that has to be there',
      { newTask: { ...newTask, properties: { ...newTask.properties, why: text } as never, required: ['title', 'why'] } },
      'takes NewTask.why is asked for',
    ],
    ['a value no longer taken', { newTask: { ...newTask, properties: { title: text, day: text } as never } }, 'takes NewTask.day was'],
    ['a parameter that is gone', { parameters: [] }, 'takes createTask.query.view is gone'],
    [
      'a parameter that has to be there',
      { parameters: [...parts.parameters, { name: 'space', in: 'query', required: true, schema: text }] },
      'takes createTask.query.space is asked for',
    ],
  ])('is broken by %s', (_, changed, words) => {
    expect(brokenBy(changed as Partial<typeof parts>).join('\n')).toContain(words)
  })
})
