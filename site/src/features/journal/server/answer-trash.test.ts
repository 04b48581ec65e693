import { ProblemError } from '@throughline/client/problem'
import { expect, test, vi } from 'vitest'
import { answerTrash } from './answer-trash.ts'

const post = (body: BodyInit) => new Request('https://throughline.example/journal/trash', { method: 'POST', body })
const clientThat = (restore: (id: string) => Promise<unknown>) => ({ journal: { restore } }) as unknown as Parameters<typeof answerTrash>[1]

test('an entry is taken out of the trash by a form', async () => {
  const restore = vi.fn(async () => ({}))
  const body = new FormData()
  body.set('restore', 'e1')
  expect(await answerTrash(post(body), clientThat(restore))).toEqual({ isDone: true, refusal: null })
  expect(restore).toHaveBeenCalledWith('e1')
})

test('what asks for nothing does nothing, and a refusal is told', async () => {
  const restore = vi.fn(async () => {
    throw new ProblemError({ type: '/problems/not-found', title: 'No such entry', status: 404, instance: '', requestId: '' })
  })
  expect(await answerTrash(new Request('https://throughline.example/journal/trash'), clientThat(restore))).toEqual({
    isDone: false,
    refusal: null,
  })
  expect(await answerTrash(post('x'), clientThat(restore))).toEqual({ isDone: true, refusal: null })
  expect(restore).not.toHaveBeenCalled()
  const body = new FormData()
  body.set('restore', 'gone')
  expect((await answerTrash(post(body), clientThat(restore))).refusal).toBeTruthy()
})
