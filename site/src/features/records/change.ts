import { fieldsOf } from '../changes/fields-of.ts'
import { type Enveloped, type Unmade, untilMade } from '../changes/unmade.ts'

/** Records by the names of their kinds. */
export type Kinds = Record<string, Enveloped>

type NameOf<M extends Kinds> = keyof M & string

/** Fields with what they are to hold. */
export type EditOf<R> = Partial<Omit<R, keyof Enveloped | 'importId'>>

/** Something a person does to one record, in a form that can be kept, sent again and turned round. JSON-safe. `New`: what makes one. */
export type ChangeOf<M extends Kinds, New = object> =
  /** Under an id that is chosen here. `record`: what shows until the server has answered; nothing shows without. */
  | { do: `${NameOf<M>}.create`; id: string; input?: New; record?: Unmade<M[NameOf<M>]> }
  /** `base` holds the fields as they were seen when they were changed. */
  | { do: `${NameOf<M>}.edit`; id: string; changes: EditOf<M[NameOf<M>]>; base: EditOf<M[NameOf<M>]> }
  | { do: `${NameOf<M>}.${'remove' | 'restore'}`; id: string }

/** An edit of some fields of a record, as that was when the edit began. */
export const editing = <R extends Enveloped, K extends string>(kind: K, record: R, changes: EditOf<R>) => ({
  do: `${kind}.edit` as const,
  id: record.id,
  changes,
  base: fieldsOf(record, changes as Partial<R>) as EditOf<R>,
})

type AnyOf = { do: string; id: string; in?: string } & ({ record?: unknown; input?: object } | { changes: object; base: object } | object)

/** What the record looks like once a change is through. `now` is an RFC 3339 instant; the version stays the server's. */
export function applied<R extends Enveloped>(record: R | null, change: AnyOf, now: string): R | null {
  if (change.do.endsWith('.create'))
    return record ?? ('record' in change && change.record ? untilMade<R>(change.record as Unmade<R>, now) : null)
  if (!record) return null
  if ('changes' in change) return { ...record, ...change.changes, updatedAt: now }
  return { ...record, deletedAt: change.do.endsWith('.remove') ? now : null }
}

/** The change that takes a change back, from the record before and after it; `null` when there was nothing to take back. */
export function inverse<R extends Enveloped, C extends AnyOf>(change: C, before: R | null, after: R): C | null {
  const { id } = change
  if ('changes' in change) {
    const fields = change.changes as Partial<R>
    return before && ({ ...change, changes: fieldsOf(before, fields), base: fieldsOf(after, fields) } as C)
  }
  const kind = change.do.slice(0, change.do.indexOf('.'))
  return { ...(change.in && { in: change.in }), do: change.do.endsWith('.remove') ? `${kind}.restore` : `${kind}.remove`, id } as C
}
