import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Actor } from '../context.ts'
import { AppError } from '../error.ts'
import type { SaveOptions } from '../ports/store.ts'
import { defineKind } from '../record/kind.ts'
import { envelope, newEnvelope } from '../record/record.ts'
import { type Restoring, restoreRecord } from './delete.ts'
import { addingTo, type TurnsDep } from './room.ts'
import { type ChangeDeps, stale } from './save.ts'

const notes = defineKind('note', { schema: z.object({ ...envelope, title: z.string() }), version: 1, queries: {} })
type Note = z.infer<typeof notes.schema>

const now = '2026-03-05T09:00:00.000Z'

/** A note as it is kept, and what is done to bring it back; as often as it is said, another change of it is quicker. */
function noteThat(lies: 'in the trash' | 'on the desk', { quicker = 0 } = {}) {
  let note: Note = { ...newEnvelope('a', now), title: 'Draft', deletedAt: lies === 'in the trash' ? now : null }
  const store = {
    get: async () => note,
    save: async (_space: string, _kind: unknown, next: Note, { expectedVersion }: SaveOptions) => {
      if (quicker-- > 0) note = { ...note, title: 'Changed', version: note.version + 1 }
      if (note.version !== expectedVersion) throw stale(note)
      note = next
    },
  }
  let ids = 0
  const deps = {
    ...{ store, clock: { now: () => Temporal.Instant.from(now) }, ids: { next: () => `id-${++ids}` } },
    actor: { accountId: 'ines', space: 'ines', timeZone: 'UTC', dayStart: 0 } as Actor,
  } as unknown as ChangeDeps & TurnsDep
  const done: unknown[] = []
  const bring = (how: Restoring<Note, ChangeDeps & TurnsDep>) => restoreRecord(deps, notes, 'a', how)
  const restore = (hasRoom = true) =>
    bring({
      room: async (held, { title }) => {
        // With other deps it would wait for itself.
        await addingTo(held, notes, async () => void done.push(['room', title]))
        if (!hasRoom) throw new AppError('validation', 'There is room for none.')
      },
      first: async ({ title }, held) => addingTo(held, notes, async () => void done.push(['first', title])),
      changes: () => ({ title: 'Back' }),
    })
  return { bring, restore, done, kept: () => note }
}

it('what comes back has room, then what comes back ahead of it, each within the turn of its kind', async () => {
  const { restore, done, kept } = noteThat('in the trash')
  expect(await restore()).toMatchObject({ title: 'Back', deletedAt: null, version: 2 })
  expect([done, kept().title]).toEqual([
    [
      ['room', 'Draft'],
      ['first', 'Draft'],
    ],
    'Back',
  ])
})

it('what has no limit comes back without a turn, so that what brings back others ahead of it waits for none', async () => {
  const { bring, done } = noteThat('in the trash')
  const back = await bring({ room: null, first: async (_, held) => void done.push(held.turns) })
  expect([back.deletedAt, done]).toEqual([null, [undefined]])
})

it('both are done once more by the record as it is, where another change of it was quicker', async () => {
  const { restore, done } = noteThat('in the trash', { quicker: 1 })
  expect(await restore()).toMatchObject({ title: 'Back', version: 3 })
  expect(done).toEqual(
    ['Draft', 'Changed'].flatMap((title) => [
      ['room', title],
      ['first', title],
    ]),
  )
})

it('nothing comes back ahead of what has no room, or does not lie in the trash', async () => {
  const full = noteThat('in the trash')
  await expect(full.restore(false)).rejects.toMatchObject({ code: 'validation' })
  expect([full.done, full.kept().deletedAt]).toEqual([[['room', 'Draft']], now])
  const { restore, done, kept } = noteThat('on the desk')
  expect(await restore()).toBe(kept())
  expect(done).toEqual([])
})
