import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Actor } from '../context.ts'
import { AppError } from '../error.ts'
import type { SaveOptions } from '../ports/store.ts'
import { defineKind } from '../record/kind.ts'
import { envelope, newEnvelope } from '../record/record.ts'
import { makeOnce } from './make-once.ts'
import { addingTo } from './room.ts'
import { type ChangeDeps, stale } from './save.ts'

const notes = defineKind('note', { schema: z.object({ ...envelope, title: z.string() }), version: 1, queries: {} })
type Note = z.infer<typeof notes.schema>

const id = '019a9b3c-5d00-7cc0-8000-0123456789ab'
const now = '2026-03-05T09:00:00.000Z'

/** Somebody whose notes are kept, what was told of them, and the ids of those that were made. */
function desk() {
  const kept = new Map<string, Note>()
  const told: string[] = []
  const made: string[] = []
  const counted: object[] = []
  const store = {
    get: async (_space: string, _kind: unknown, asked: string) => kept.get(asked) ?? null,
    save: async (_space: string, _kind: unknown, note: Note, { events = [] }: SaveOptions) => {
      const current = kept.get(note.id)
      if (current) throw stale(current)
      kept.set(note.id, note)
      told.push(...events.map(({ type }) => type))
    },
  }
  let [ids, isFull] = [0, false]
  const fill = () => {
    isFull = true
  }
  const deps = {
    ...{ store, clock: { now: () => Temporal.Instant.from(now) }, ids: { next: () => `id-${++ids}` } },
    actor: { accountId: 'ines', space: 'ines' } as Actor,
  } as unknown as ChangeDeps
  const make = (title: string, named: { id: string | undefined } = { id }) =>
    makeOnce(
      deps,
      notes,
      { ...named, asked: { title } },
      {
        room: async (held, asked) => {
          // With other deps it would wait for itself.
          counted.push(await addingTo(held, notes, async () => asked))
          if (isFull) throw new AppError('validation', 'There is room for none.')
        },
        make: (given): Note => {
          made.push(given)
          return { ...newEnvelope(given, now), title }
        },
      },
    )
  return { make, made, counted, told, fill }
}

it('makes the record and tells of it once, however often it is asked for', async () => {
  const { make, made, counted, told } = desk()
  const first = await make('Draft')
  expect(first).toMatchObject({ id, title: 'Draft' })
  expect(await make('Draft')).toBe(first)
  expect([counted, made, told]).toEqual([[{ id }], [id], ['note.created']])
})

it('keeps one of several that come at once, and answers that to all', async () => {
  const { make, told } = desk()
  const answers = await Promise.all([make('Draft'), make('Draft'), make('Draft')])
  expect(new Set(answers).size).toBe(1)
  expect(told).toEqual(['note.created'])
})

it('refuses an id that stands for another, and shows that, also where both come at once', async () => {
  const { make } = desk()
  const [current, late] = await Promise.allSettled([make('Draft'), make('Another')])
  expect(late).toMatchObject({ status: 'rejected', reason: { code: 'conflict' } })
  await expect(make('Another')).rejects.toMatchObject({ code: 'conflict', details: { current: (current as { value?: Note }).value } })
})

it('gives an id where none is named', async () => {
  const { make, made } = desk()
  await make('Draft', { id: undefined })
  await make('Draft', { id: undefined })
  expect(made.map((each) => each === id)).toEqual([false, false])
  expect(new Set(made).size).toBe(2)
})

it('refuses what there is no room for, and answers what is there already all the same', async () => {
  const { make, fill, made } = desk()
  const first = await make('Draft')
  fill()
  expect(await make('Draft')).toBe(first)
  await expect(make('One more', { id: 'another' })).rejects.toMatchObject({ code: 'validation' })
  expect(made).toEqual([id])
})
