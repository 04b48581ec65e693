import { ProblemError } from '@throughline/client/problem'
import { expect, test, vi } from 'vitest'
import { answerForm } from './answer-form.ts'

const problem = (status: number, detail: string, ...messages: string[]) =>
  new ProblemError({
    type: '/problems/x',
    title: 'No',
    status,
    detail,
    instance: '',
    requestId: '',
    errors: messages.map((message) => ({ pointer: '/text', code: 'x', message })),
  })

function sent(body: BodyInit, tasks: Record<string, unknown> = {}, headers: HeadersInit = {}) {
  const request = new Request('http://site.example/tasks?view=inbox', { method: 'POST', body, headers })
  const redirect = (path: string, status = 302) => new Response(null, { status, headers: { location: path } })
  const context = { request, url: new URL(request.url), redirect, response: { status: 200 }, locals: { client: { tasks } } }
  return { context, answer: answerForm(context as unknown as Parameters<typeof answerForm>[0]) }
}
const where = (answer: Response | null) => [answer?.status, answer?.headers.get('location')]

test('after a form the page is asked for anew', async () => {
  const quickAdd = vi.fn()
  expect(where(await sent(new URLSearchParams({ add: 'Milk' }), { quickAdd }).answer)).toEqual([303, '/tasks?view=inbox'])
  expect(quickAdd).toHaveBeenCalledWith('Milk', {})
})

test('a refusal is told on the page, in the words of every fault', async () => {
  const refuse = (error: Error) => ({ quickAdd: () => Promise.reject(error) })
  const long = sent(new URLSearchParams({ add: 'x' }), refuse(problem(422, 'No.', 'Use at most 500 characters.', 'And words.')))
  expect([await long.answer, long.context.response.status]).toEqual([null, 422])
  expect(long.context.locals).toMatchObject({ refusal: 'Use at most 500 characters. And words.' })
  const unknown = sent(new URLSearchParams({ add: 'x' }), refuse(problem(404, 'There is no such task.')))
  expect([await unknown.answer, unknown.context.response.status]).toEqual([null, 404])
  expect(unknown.context.locals).toMatchObject({ refusal: 'There is no such task.' })
})

test('a fault of ours is not told as one of the form', async () => {
  const fail = (error: Error) => sent(new URLSearchParams({ add: 'x' }), { quickAdd: () => Promise.reject(error) }).answer
  await expect(fail(new TypeError('bug'))).rejects.toThrow('bug')
  await expect(fail(problem(503, 'Away.'))).rejects.toThrow('Away.')
})

test.each(['text/plain', 'application/json', 'multipart/form-data', 'multipart/form-data; boundary=a'])(
  'a body of %s asks for nothing',
  async (type) => {
    expect(where(await sent('x', {}, { 'content-type': type }).answer)).toEqual([303, '/tasks?view=inbox'])
  },
)
