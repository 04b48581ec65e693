import { ProblemError } from '@throughline/client/problem'
import { expect, test, vi } from 'vitest'
import { answerEntryTemplates } from './answer-entry-templates.ts'

function sent(fields: Record<string, string>, journalTemplates: Record<string, unknown>) {
  const request = new Request('http://site.example/journal/templates', { method: 'POST', body: new URLSearchParams(fields) })
  return answerEntryTemplates({ request, locals: { client: { journalTemplates } } } as unknown as Parameters<
    typeof answerEntryTemplates
  >[0])
}

const said = { name: 'Shift', title: 'After', body: 'How was it?', tags: 'work' }
const kept = { ...said, tags: ['work'] }

test('a template is made, changed, thrown away and brought back', async () => {
  const does = () => vi.fn(async () => ({ id: 't' }))
  const templates = { create: does(), edit: does(), remove: does(), restore: does() }
  expect(await sent({ ...said, make: '' }, templates)).toEqual({ is: 'elsewhere', path: '/journal/templates?made=t' })
  expect(templates.create).toHaveBeenCalledWith(kept)
  expect(await sent({ ...said, change: 't' }, templates)).toEqual({ is: 'elsewhere', path: '/journal/templates?changed=t' })
  expect(templates.edit).toHaveBeenCalledWith('t', kept)
  expect(await sent({ remove: 't' }, templates)).toEqual({ is: 'elsewhere', path: '/journal/templates?removed=t' })
  expect(await sent({ restore: 't' }, templates)).toEqual({ is: 'elsewhere', path: '/journal/templates' })
  expect(templates.restore).toHaveBeenCalledWith('t')
})

test('what was refused comes back with its reason and all that was typed', async () => {
  const problem = { type: '/problems/x', title: 'No', status: 422, detail: 'Too many tags.', instance: '', requestId: '' }
  const step = await sent({ ...said, change: 't' }, { edit: () => Promise.reject(new ProblemError(problem)) })
  expect(step).toMatchObject({ is: 'here', refusal: 'Too many tags.', sent: { act: 'change', id: 't' } })
  expect(step.is === 'here' && step.sent?.form.get('body')).toBe('How was it?')
})
