import { fakeActor, nextId } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { defineKind, envelope, newEnvelope } from './index.ts'
import { createSpaceMemory } from './space-memory.ts'

const notes = defineKind('note', { schema: z.object(envelope), version: 1, queries: {}, archive: null })

/** A memory of how many changes there were; how often each space was started anew is told. */
function remembering(most = 100) {
  const { store } = createMemoryStorage({ kinds: [notes] })
  const asked: string[] = []
  const memory = createSpaceMemory<{ seen: number }>({
    empty: () => ({ seen: 0 }),
    sizeOf: ({ seen }) => seen,
    most,
    async after({ actor }, changes) {
      asked.push(`${actor.space} ${changes?.length ?? 'unknown'}`)
      return (value) => {
        value.seen = changes ? value.seen + changes.length : -1
      }
    },
  })
  const of = (space: string) => ({ store, actor: fakeActor({ space }) })
  const happen = async (space: string, times = 1) => {
    for (let n = 0; n < times; n++) {
      const note = newEnvelope(nextId(), '2026-03-05T09:00:00.000Z')
      const event = { id: nextId(), type: 'note.created', at: note.createdAt, actor: 'a', kind: 'note', recordId: note.id, version: 1 }
      await store.save(space, notes, note, { expectedVersion: 0, events: [event] })
    }
  }
  return { store, memory, of, happen, asked }
}

it('what is known is brought on by each change once, and by those of its own space alone', async () => {
  const { memory, of, happen, asked } = remembering()
  const one = of('one')
  await memory.recall(one)
  await happen('one', 3)
  await happen('other')
  expect((await memory.recall(one)).value.seen).toBe(3)
  expect((await memory.recall(one)).value.seen).toBe(3)
  expect(asked).toEqual(['one 3'])
})

it('requests that ask at the same time do not count a change twice', async () => {
  const { memory, of, happen } = remembering()
  const one = of('one')
  await memory.recall(one)
  await happen('one', 3)
  const all = await Promise.all(Array.from({ length: 5 }, () => memory.recall(one)))
  expect(all.map(({ value }) => value.seen)).toEqual([3, 3, 3, 3, 3])
})

it('a reader that was overtaken by another learns it, and puts nothing to what is newer', async () => {
  const { store, memory, of, happen } = remembering()
  const one = of('one')
  await memory.recall(one)
  await happen('one')
  const { changes } = store
  vi.spyOn(store, 'changes').mockImplementationOnce(async (...asked) => {
    const read = await changes(...asked)
    await happen('one')
    expect((await memory.recall(one)).value.seen).toBe(2)
    return read
  })
  const early = await memory.recall(one)
  expect([early.value.seen, early.isCurrent()]).toEqual([2, true])
  await happen('one')
  await memory.recall(one)
  expect(early.isCurrent()).toBe(false)
})

it('more changes than can be told are told as that', async () => {
  const { memory, of, happen } = remembering()
  await memory.recall(of('one'))
  await happen('one', 200)
  expect((await memory.recall(of('one'))).value.seen).toBe(-1)
})

it('what was asked for longest ago is forgotten first, once all together take too much', async () => {
  const { memory, of, happen } = remembering(5)
  for (const space of ['one', 'two']) await memory.recall(of(space))
  await happen('one', 2)
  await happen('two', 2)
  for (const space of ['one', 'two', 'one']) await memory.recall(of(space))
  await happen('one', 2)
  expect((await memory.recall(of('one'))).value.seen).toBe(4)
  expect((await memory.recall(of('two'))).value.seen).toBe(0)
})
