import { type DomainEvent, defineKind, envelope, type Kind, type Store, type StoredRecord } from '@throughline/core/kernel'
import { z } from 'zod'
import { nextId, nextInstant } from './fakes.ts'

export const Note = z.object({
  ...envelope,
  title: z.string(),
  body: z.string(),
  status: z.enum(['open', 'done']),
  /** Of several types, to show how they sort. */
  place: z.union([z.string(), z.number(), z.null()]),
  pinned: z.boolean(),
  day: z.string().nullable(),
  labels: z.array(z.string()),
  parentId: z.string().nullable(),
})
export type Note = z.infer<typeof Note>

/** A kind with one query of every sort. */
export const notes = defineKind('note', {
  schema: Note,
  version: 1,
  keys: { words: (note) => note.title.split(' ').length, initial: (note) => note.title[0] ?? null },
  queries: {
    byPlace: { order: ['place', 'id'] },
    byStatus: { where: ['status'], order: ['place', 'id'] },
    byPinned: { order: ['pinned', 'id'] },
    pinned: { where: ['pinned', 'status'], order: ['id'] },
    byParent: { where: ['parentId'], order: ['id'] },
    byWords: { where: ['words'], order: ['initial', 'id'] },
    byDay: { where: ['status'], range: 'day', order: ['day', 'id'] },
    withDay: { range: 'day', sparse: 'day', order: ['day', 'id'] },
    below: { where: ['parentId'], sparse: 'parentId', order: ['place', 'id'] },
    latest: { range: 'place', order: ['place', 'id'], descending: true },
    byLabel: { where: ['status'], each: 'labels', order: ['place', 'id'] },
    labelledByDay: { each: 'labels', range: 'day', order: ['day', 'id'], descending: true },
    trashedByStatus: { where: ['status'], order: ['place', 'id'], trash: true },
  },
  text: (note) => [note.title, note.body],
})

export const NewerNote = Note.extend({ mood: z.string() })
export type NewerNote = z.infer<typeof NewerNote>

/** The same kind some releases later: a new field, new, changed and dropped queries, and more to find it by. */
export const newerNotes = defineKind('note', {
  schema: NewerNote,
  version: 3,
  upcasters: { 1: (old) => ({ ...old, feeling: `was ${old.status}` }), 2: ({ feeling, ...old }) => ({ ...old, mood: feeling }) },
  queries: {
    byMood: { where: ['mood'], order: ['place', 'id'] },
    byPlace: { order: ['place', 'title', 'id'], descending: true },
    byParent: { each: 'labels', order: ['mood', 'id'] },
  },
  text: (note) => [note.title, note.mood],
})

export const Person = z.object({ ...envelope, name: z.string() })
export type Person = z.infer<typeof Person>

export const people = defineKind('person', { schema: Person, version: 1, queries: {}, text: (person) => [person.name] })

/** A kind that search does not look in. */
export const Mark = z.object({ ...envelope, title: z.string() })
export type Mark = z.infer<typeof Mark>

export const marks = defineKind('mark', { schema: Mark, version: 1, queries: {} })

export const contractKinds: readonly Kind[] = [notes, people, marks]

const newRecord = (): StoredRecord => {
  const now = nextInstant()
  return { id: nextId(), createdAt: now, updatedAt: now, version: 1, deletedAt: null }
}

export const aNote = (fields: Partial<Note> = {}): Note => ({
  ...newRecord(),
  title: 'A note',
  body: '',
  status: 'open',
  place: null,
  pinned: false,
  day: null,
  labels: [],
  parentId: null,
  ...fields,
})

export const aPerson = (fields: Partial<Person> = {}): Person => ({ ...newRecord(), name: 'Ines Varga', ...fields })
export const aMark = (fields: Partial<Mark> = {}): Mark => ({ ...newRecord(), title: 'A mark', ...fields })

/** The record one version on. */
export const changed = <R extends StoredRecord>(record: R, changes: Partial<R>): R => ({
  ...record,
  ...changes,
  version: record.version + 1,
  updatedAt: nextInstant(),
})

export const trashed = <R extends StoredRecord>(record: R): R => changed<StoredRecord>(record, { deletedAt: nextInstant() }) as R

export const anEvent = (kind: Pick<Kind, 'name'>, record: StoredRecord, happened = 'changed'): DomainEvent => ({
  id: nextId(),
  type: `${kind.name}.${happened}`,
  at: nextInstant(),
  actor: 'account-1',
  kind: kind.name,
  recordId: record.id,
  version: record.version,
})

/** Saves a record on the version before its own, with the given events. */
export async function put<R extends StoredRecord>(
  store: Store,
  space: string,
  kind: Kind<R>,
  record: R,
  events: readonly DomainEvent[] = [],
): Promise<R> {
  await store.save(space, kind, record, { expectedVersion: record.version - 1, events })
  return record
}
