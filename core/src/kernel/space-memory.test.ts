import { expect, it, vi } from 'vitest'
import type { Actor } from './context.ts'
import type { Store } from './ports/store.ts'
import type { Change } from './record/event.ts'
import { createSpaceMemory } from './space-memory.ts'

/** As much of a store as tells what happened. */
function feed() {
  const happened = new Map<string, Change[]>()
  const of = (space: string) => happened.get(space) ?? []
  const store: Pick<Store, 'head' | 'changes'> = {
    head: async (space) => of(space).length,
    changes: async (space, after, limit) => of(space).slice(after, after + limit),
  }
  const happen = (space: string, times = 1) => {
    const more = Array.from({ length: times }, (_, n) => ({ seq: of(space).length + n + 1 }) as Change)
    happened.set(space, [...of(space), ...more])
  }
  return { store: store as Store, happen }
}

/** A memory of how many changes there were; how often each space was started anew is told. */
function remembering(most = 100) {
  const { store, happen } = feed()
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
  const of = (space: string) => ({ store, actor: { space } as Actor })
  return { store, memory, of, happen, asked }
}

it('what is known is brought on by each change once, and by those of its own space alone', async () => {
  const { memory, of, happen, asked } = remembering()
  const one = of('one')
  await memory.recall(one)
  happen('one', 3)
  happen('other')
  expect((await memory.recall(one)).value.seen).toBe(3)
  expect((await memory.recall(one)).value.seen).toBe(3)
  expect(asked).toEqual(['one 3'])
})

it('requests that ask at the same time do not count a change twice', async () => {
  const { memory, of, happen } = remembering()
  const one = of('one')
  await memory.recall(one)
  happen('one', 3)
  const all = await Promise.all(Array.from({ length: 5 }, () => memory.recall(one)))
  expect(all.map(({ value }) => value.seen)).toEqual([3, 3, 3, 3, 3])
})

it('a reader that was overtaken by another learns it, and puts nothing to what is newer', async () => {
  const { store, memory, of, happen } = remembering()
  const one = of('one')
  await memory.recall(one)
  happen('one')
  const { changes } = store
  vi.spyOn(store, 'changes').mockImplementationOnce(async (...asked) => {
    const read = await changes(...asked)
    happen('one')
    expect((await memory.recall(one)).value.seen).toBe(2)
    return read
  })
  const early = await memory.recall(one)
  expect([early.value.seen, early.isCurrent()]).toEqual([2, true])
  happen('one')
  await memory.recall(one)
  expect(early.isCurrent()).toBe(false)
})

it('more changes than can be told are told as that', async () => {
  const { memory, of, happen } = remembering()
  await memory.recall(of('one'))
  happen('one', 200)
  expect((await memory.recall(of('one'))).value.seen).toBe(-1)
})

it('what was asked for longest ago is forgotten first, once all together take too much', async () => {
  const { memory, of, happen } = remembering(5)
  for (const space of ['one', 'two']) await memory.recall(of(space))
  happen('one', 2)
  happen('two', 2)
  for (const space of ['one', 'two', 'one']) await memory.recall(of(space))
  happen('one', 2)
  expect((await memory.recall(of('one'))).value.seen).toBe(4)
  expect((await memory.recall(of('two'))).value.seen).toBe(0)
})
