import { fakeActor, fakeClock } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { expect, it } from 'vitest'
import { sweepOrphans, watchForOrphan } from './orphans.ts'
import { attachments } from './schema.ts'

it('looks at all that are due before it tells of one that failed, and looks at that one again half an hour later', async () => {
  const { store, blobs, queue } = createMemoryStorage({ kinds: [attachments] })
  const erased: string[] = []
  let isAway = true
  const erase = async (_: string, id: string) => {
    if (id === 'first' && isAway) throw new Error('It is away.')
    erased.push(id)
  }
  const deps = { store, queue, blobs: { ...blobs, erase }, clock: fakeClock('2026-03-05T09:00:00Z'), actor: fakeActor() }
  for (const id of ['first', 'second']) await watchForOrphan(deps, id)
  deps.clock.advance({ hours: 24 })
  await expect(sweepOrphans(deps)).rejects.toThrow('It is away.')
  expect(erased).toEqual(['second'])
  isAway = false
  deps.clock.advance({ minutes: 29 })
  expect(await sweepOrphans(deps)).toBe(0)
  deps.clock.advance({ minutes: 1 })
  expect(await sweepOrphans(deps)).toBe(1)
  expect(erased).toEqual(['second', 'first'])
})
