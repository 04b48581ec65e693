import {
  bothLists,
  differing,
  type EntryFields,
  type FieldName,
  fieldsOf,
  groups,
  isList,
  isText,
  pick,
  same,
  type TextField,
} from './fields.ts'

/** An entry as the server holds it; version 0 where it has none of that id yet. */
export interface Known {
  version: number
  fields: EntryFields
}

/** A text that has lost against another, and is to be among the revisions before the other is written. */
export interface LostText {
  /** Chosen here, so that it is kept once however often it is sent. */
  id: string
  title: string
  body: string
}

/**
 * An entry that is being written: what is shown, and what the server is known to hold. JSON-safe, so that all of it can be
 * kept in the browser and taken up by another page.
 */
export interface Writing {
  readonly id: string
  readonly known: Known
  readonly now: EntryFields
  /** On its way, or lost on it: it is sent again as it was until there is an answer, so that one's own text is known again. */
  readonly sent: Request | null
  /** Texts that were changed here and elsewhere; nothing of them is sent until the person has chosen. */
  readonly held: readonly TextField[]
  readonly lost: readonly LostText[]
}

/** What is to be sent next. */
export type Request =
  | { do: 'make'; fields: EntryFields }
  | { do: 'edit'; version: number; changes: Partial<EntryFields> }
  | { do: 'keep'; text: LostText }

/** An entry that nobody has made yet, as it begins. */
export const begun = (id: string, fields: EntryFields): Writing => opened(id, { version: 0, fields })

/** The same entry with another beginning, which is not a word of the person's own; `null` once there is one. */
export const begunWith = (writing: Writing, changes: Partial<EntryFields>): Writing | null =>
  writing.known.version > 0 || writing.sent || hasWords(writing)
    ? null
    : { ...writing, known: { version: 0, fields: { ...writing.known.fields, ...changes } }, now: { ...writing.now, ...changes } }

export const opened = (id: string, known: Known): Writing => ({ id, known, now: known.fields, sent: null, held: [], lost: [] })

export const changed = (writing: Writing, changes: Partial<EntryFields>): Writing => ({ ...writing, now: { ...writing.now, ...changes } })

/** Whether there is a word of the person's own: before that, no entry is made. */
export const hasWords = ({ now, known }: Writing): boolean =>
  (['title', 'body'] as const).some((field) => now[field].trim() !== '' && !same(field, now, known.fields))

/** The fields that the server does not have yet and may be told. */
export function unsaved({ now, known, held }: Writing): FieldName[] {
  return differing(now, known.fields).filter((field) => !held.includes(field as TextField))
}

/** What to send next, if there is something; the same again while there is no answer. */
export function next(writing: Writing): Request | null {
  const { known, lost, now, sent } = writing
  if (sent) return sent
  if (known.version === 0) return hasWords(writing) || lost.length > 0 ? { do: 'make', fields: now } : null
  const [text] = lost
  if (text) return { do: 'keep', text }
  const fields = unsaved(writing)
  return fields.length > 0 ? { do: 'edit', version: known.version, changes: pick(now, fields) } : null
}

export const sending = (writing: Writing, request: Request): Writing => ({ ...writing, sent: request })

/** Whether the server has all there is. */
export const isSaved = (writing: Writing): boolean => next(writing) === null && writing.held.length === 0

/** What was sent is saved, and reads like this now. */
export function answered(writing: Writing, version: number, entry: EntryFields): Writing {
  const { known, now, sent } = writing
  const told = toldIn(sent)
  const [fields, shown] = [{ ...fieldsOf(entry) }, { ...now }]
  for (const field of Object.keys(fields) as FieldName[]) {
    const isTouched = !same(field, now, field in told ? told : known.fields)
    // What is typed stays as it was typed, to the last blank: the next word may be on its way.
    if (isText(field) && field in told) fields[field] = told[field] ?? ''
    else if (!isTouched) Object.assign(shown, { [field]: fields[field] })
  }
  return { ...writing, known: { version, fields }, now: shown, sent: null }
}

/** A lost text is among the revisions. */
export const kept = (writing: Writing): Writing => ({ ...writing, lost: writing.lost.slice(1), sent: null })

/** What was sent was not taken as the entry had been changed, or made, before: it reads like this. It may be one's own doing, lost on the way. */
export const stale = (writing: Writing, version: number, entry: EntryFields): Writing =>
  merged({ ...writing, sent: null }, { version, fields: fieldsOf(entry) }, toldIn(writing.sent))

/** The entry was changed elsewhere and reads like this. What is on its way is waited for first. */
export function learned(writing: Writing, version: number, entry: EntryFields): Writing {
  if (writing.sent || version <= writing.known.version) return writing
  return merged(writing, { version, fields: fieldsOf(entry) })
}

/** What was sent was refused for what it is. */
export const refused = (writing: Writing): Writing => ({ ...writing, sent: null })

/** The person has said how a text is to read that was changed twice; `ids` name what is kept of the others. */
export function chosen(writing: Writing, text: Pick<EntryFields, TextField>, newId: () => string): Writing {
  const { known, now, lost } = writing
  const isOther = (fields: EntryFields) =>
    (fields.title + fields.body).trim() !== '' && (!same('title', fields, text) || !same('body', fields, text))
  const losing = [known.fields, now].filter(isOther).map(({ title, body }) => ({ id: newId(), title, body }))
  return { ...writing, now: { ...now, ...text }, held: [], lost: [...lost, ...losing] }
}

/** The entry is there no more: what is shown becomes another one, with the texts that lost and were not kept yet. */
export const anew = ({ known, now, lost }: Writing, id: string): Writing => ({
  ...begun(id, { ...known.fields, title: '', body: '' }),
  ...{ now, lost },
})

const toldIn = (sent: Request | null): Partial<EntryFields> => (sent?.do === 'make' ? sent.fields : sent?.do === 'edit' ? sent.changes : {})

/** Field by field, what was changed in one place only holds. `told` was sent, and may be what is read now. */
function merged(writing: Writing, theirs: Known, told: Partial<EntryFields> = {}): Writing {
  const { known, now } = writing
  const held = new Set(writing.held)
  const shown = { ...now }
  for (const group of groups) {
    const isOwn = group.every((field) => field in told && same(field, theirs.fields, told))
    const base = isOwn ? told : known.fields
    const agree = (a: Partial<EntryFields>, b: Partial<EntryFields>) => group.every((field) => same(field, a, b))
    const [field] = group as readonly [FieldName]
    if (agree(now, theirs.fields)) held.delete(field as TextField)
    else if (held.has(field as TextField)) continue
    else if (agree(now, base)) Object.assign(shown, pick(theirs.fields, group))
    else if (agree(theirs.fields, base)) continue
    else if (isText(field)) held.add(field)
    else if (isList(field)) shown[field] = bothLists(base[field] ?? [], now[field], theirs.fields[field])
  }
  return { ...writing, known: theirs, now: shown, held: [...held] }
}
