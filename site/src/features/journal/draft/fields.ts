import type { JournalEntry } from '@throughline/core/journal'

/** What a person says in an entry and about it. */
export type EntryFields = Pick<
  JournalEntry,
  'title' | 'body' | 'mood' | 'feelings' | 'energy' | 'tags' | 'prompt' | 'starred' | 'journalId' | 'entryDate' | 'entryAt' | 'timeZone'
>

export type FieldName = keyof EntryFields

/** Prose: where it was changed twice, only the person can say how it is to read. */
export type TextField = 'title' | 'body'
export const textFields: readonly TextField[] = ['title', 'body']

const names: readonly FieldName[] = [
  ...textFields,
  ...(['mood', 'feelings', 'energy', 'tags', 'prompt', 'starred', 'journalId', 'entryDate', 'entryAt', 'timeZone'] as const),
]

export const isText = (field: FieldName): field is TextField => field === 'title' || field === 'body'

/** Of these, words that were added in two places are all wanted. */
export const isList = (field: FieldName): field is 'tags' | 'feelings' => field === 'tags' || field === 'feelings'

/** The fields that say when it is about; they only mean something together. */
const placing: readonly FieldName[] = ['entryDate', 'entryAt', 'timeZone']

/** Fields in the groups in which they are merged. */
export const groups: readonly (readonly FieldName[])[] = [...names.filter((name) => !placing.includes(name)).map((name) => [name]), placing]

export const fieldsOf = (entry: EntryFields): EntryFields => pick(entry, names) as EntryFields

export const pick = (fields: Partial<EntryFields>, wanted: readonly FieldName[]): Partial<EntryFields> =>
  Object.fromEntries(wanted.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])))

/** As the server keeps it: with it, what was sent is known again in an answer. */
function asKept(field: FieldName, value: unknown): string {
  if (field === 'title') return String(value).normalize('NFC').trim()
  if (field === 'body') return bodyAsKept(String(value))
  return JSON.stringify(value ?? null, sorted)
}

/** The text one writes and the one it came from: both are asked for several times at each key. */
const bodies: { of: string; kept: string }[] = []

function bodyAsKept(body: string): string {
  const known = bodies.find(({ of }) => of === body)
  if (known) return known.kept
  const kept = body.normalize('NFC').replace(/\r\n?/g, '\n')
  bodies.unshift({ of: body, kept })
  bodies.length = Math.min(bodies.length, 2)
  return kept
}

const sorted = (_: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Whether two records say the same in one field. */
export const same = (field: FieldName, a: Partial<EntryFields>, b: Partial<EntryFields>): boolean =>
  a[field] === b[field] || asKept(field, a[field]) === asKept(field, b[field])

/** The fields of `a` that say something else in `b`; of those that belong together, all. */
export const differing = (a: EntryFields, b: EntryFields): FieldName[] =>
  groups.filter((group) => group.some((field) => !same(field, a, b))).flat()

/** Both changes of a list: what was added in either place is there, what was taken away in either is gone. */
export function bothLists(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const kept = theirs.filter((word) => mine.includes(word) || !base.includes(word))
  return [...kept, ...mine.filter((word) => !base.includes(word) && !kept.includes(word))]
}
