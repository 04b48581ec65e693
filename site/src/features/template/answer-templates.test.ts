import { ProblemError } from '@throughline/client/problem'
import { expect, test, vi } from 'vitest'
import { answerTemplates } from './answer-templates.ts'

function sent(fields: Record<string, string>, templates: Record<string, unknown>) {
  const request = new Request('http://site.example/tasks/templates', { method: 'POST', body: new URLSearchParams(fields) })
  return answerTemplates({ request, locals: { client: { templates } } } as unknown as Parameters<typeof answerTemplates>[0])
}

test('the tasks of a template are made for the day that was chosen, and shown', async () => {
  const use = vi.fn(async () => ({ id: 'the-top' }))
  expect(await sent({ use: 't', useId: 'u', on: '2026-04-01', counts: 'end' }, { use })).toEqual({
    is: 'elsewhere',
    path: '/tasks/the-top?made=the-top',
  })
  expect(use).toHaveBeenCalledWith('t', { id: 'u', on: '2026-04-01', counts: 'end' })
  await sent({ use: 't', useId: 'u', on: '', counts: 'odd' }, { use })
  expect(use).toHaveBeenLastCalledWith('t', { id: 'u', on: undefined, counts: 'start' })
})

test('a template of a name that is taken is kept under one of its own', async () => {
  const items = [
    { id: 'old', name: 'Stock-take' },
    { id: 't', name: 'Stock-take' },
  ]
  const templates = { create: async () => items[1], list: async () => ({ items, nextCursor: null }), edit: vi.fn() }
  expect(await sent({ save: 'task' }, templates)).toEqual({ is: 'elsewhere', path: '/tasks/templates?made=t' })
  expect(templates.edit).toHaveBeenCalledWith('t', { name: 'Stock-take (2)' })
})

test('a template is kept, renamed, thrown away and brought back', async () => {
  const templates = {
    create: vi.fn(async () => ({ id: 't', name: 'Stock-take' })),
    list: vi.fn(async () => ({ items: [{ id: 't', name: 'Stock-take' }], nextCursor: null })),
    edit: vi.fn(),
    remove: vi.fn(async () => ({ id: 't' })),
    restore: vi.fn(),
  }
  expect(await sent({ save: 'task' }, templates)).toEqual({ is: 'elsewhere', path: '/tasks/templates?made=t' })
  await sent({ rename: 't', name: ' Moving ' }, templates)
  expect(templates.edit).toHaveBeenCalledWith('t', { name: 'Moving' })
  expect(await sent({ remove: 't' }, templates)).toEqual({ is: 'elsewhere', path: '/tasks/templates?removed=t' })
  await sent({ restore: 't' }, templates)
  expect(templates.restore).toHaveBeenCalledWith('t')
})

test('what was refused is told in its words; a fault of ours is not told as one of the form', async () => {
  const refuse = (status: number) => ({
    create: () =>
      Promise.reject(
        new ProblemError({ type: '/problems/x', title: 'No', status, detail: 'Too many steps.', instance: '', requestId: '' }),
      ),
  })
  expect(await sent({ save: 'task' }, refuse(422))).toMatchObject({ is: 'here', refusal: 'Too many steps.' })
  await expect(sent({ save: 'task' }, refuse(503))).rejects.toThrow('Too many steps.')
})

test.each(['erase', 'constructor', '__proto__'])('%s asks for nothing', async (name) => {
  expect(await sent({ [name]: 't' }, {})).toEqual({ is: 'elsewhere', path: '/tasks/templates' })
})
