import { createMemoryStorage } from '@throughline/memory'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { eventFor, nowText, today } from './context.ts'
import { AppError, hasCode } from './error.ts'
import { defineKind } from './kind.ts'
import { listAll } from './list-all.ts'
import { envelope, newEnvelope } from './record.ts'

const deps = {
  clock: { now: () => Temporal.Instant.from('2026-03-06T02:00:00.000Z') },
  ids: { next: () => 'a fresh id' },
  actor: { accountId: 'ines', space: 'ines', timeZone: 'UTC', dayStart: 4, locale: 'en-GB' },
}

it('today is the date of the person asking', () => {
  expect(today(deps)).toBe('2026-03-05')
  expect(nowText(deps)).toBe('2026-03-06T02:00:00.000Z')
})

it('an event says what was done to which version of a record, by whom and when', () => {
  const record = { ...newEnvelope('1', nowText(deps)), version: 3 }
  expect(eventFor(deps, 'note.moved', record)).toEqual({
    id: 'a fresh id',
    type: 'note.moved',
    at: '2026-03-06T02:00:00.000Z',
    actor: 'ines',
    kind: 'note',
    recordId: '1',
    version: 3,
  })
})

it('an error is told from others by its code', () => {
  expect(hasCode(new AppError('stale', 'Old.'), 'stale')).toBe(true)
  expect(hasCode(new AppError('stale', 'Old.'), 'conflict')).toBe(false)
  expect(hasCode(new Error('stale'), 'stale')).toBe(false)
})

it('everything a query answers is read, page after page', async () => {
  const notes = defineKind('note', {
    schema: z.object({ ...envelope, owner: z.string() }),
    version: 1,
    queries: { byOwner: { where: ['owner'], order: ['id'] } },
  })
  const { store } = createMemoryStorage({ kinds: [notes] })
  const ids = Array.from({ length: 450 }, (_, i) => String(i).padStart(3, '0'))
  for (const id of ids) await store.save('here', notes, { ...newEnvelope(id, nowText(deps)), owner: 'ines' }, { expectedVersion: 0 })
  const found = await listAll({ store }, 'here', notes.queries.byOwner, { where: { owner: 'ines' } })
  expect(found.map(({ id }) => id)).toEqual(ids)
  expect(await listAll({ store }, 'here', notes.queries.byOwner, { where: { owner: 'ana' } })).toEqual([])
})
