import type { Client } from '@throughline/client'
import { ProblemError } from '@throughline/client/problem'
import { expect, test, vi } from 'vitest'
import { readCards } from './cards.ts'

const refusal = (status: number) => new ProblemError({ type: 'about:blank', title: '', status, instance: '', requestId: '' })

test('a linked record has a card for who may see it, none for others, and is asked for again without an answer', async () => {
  const get = vi.fn(async () => ({ title: 'Rerun the bakeware model', status: 'done' }))
  const client = {
    tasks: { get },
    goals: { get: () => Promise.reject(refusal(404)) },
    wins: { get: () => Promise.reject(refusal(503)) },
  } as unknown as Client
  const task = { kind: 'task', id: 't' } as const
  const cards = await readCards(client, [task, { kind: 'goal', id: 'g' }, { kind: 'win', id: 'w' }, task])
  expect(cards).toEqual({ 'task t': { kind: 'task', href: '/tasks/t', title: 'Rerun the bakeware model', isDone: true }, 'goal g': null })
  expect(get).toHaveBeenCalledTimes(1)
})
