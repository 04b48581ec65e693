import { atom } from 'nanostores'
import type { Area } from '../changes/area.ts'
import { registerArea } from '../changes/areas.ts'
import type { Conflict, Merge } from '../changes/merge.ts'
import { orMade, sendEdit } from '../changes/send-edit.ts'
import type { Enveloped } from '../changes/unmade.ts'
import { createRecords } from '../desk/records.ts'
import { applied, type ChangeOf, type EditOf, inverse, type Kinds } from './change.ts'

/** How records of one kind are read and written; what is left out is never done to them. */
export interface Way<R extends Enveloped> {
  get(id: string): Promise<R>
  edit(id: string, changes: EditOf<R>, based: { version?: number | undefined }): Promise<R>
  merge(base: EditOf<R>, mine: EditOf<R>, theirs: R): Merge<EditOf<R>>
  create?(input: object): Promise<R>
  delete?(id: string): Promise<R>
  restore?(id: string): Promise<R>
}

export type Ways<M extends Kinds> = { readonly [K in keyof M]: Way<M[K]> }

/**
 * What this browser knows of records of some kinds, and how changes of theirs show and are sent.
 * @param waysOf how a change is sent, where that hangs on more than its kind
 */
export function createRecordArea<M extends Kinds>(ways: Ways<M>, waysOf: (change: ChangeOf<M>) => Ways<M> = () => ways) {
  type R = M[keyof M & string]
  type Change = ChangeOf<M>
  const kinds = Object.keys(ways) as (keyof M & string)[]
  const records = createRecords<R, Change>((record, change, now) => applied(record, change, now))
  /** Counts up whenever one of them shows differently. */
  const $moved = atom(0)
  const moved = () => $moved.set($moved.get() + 1)
  const touched = new Map(kinds.map((kind) => [kind, new Set<string>()]))
  const kindOf = ({ do: action }: { do: string }) => action.slice(0, action.indexOf('.')) as keyof M & string
  const touch = (kind: keyof M & string, id: string) => void touched.get(kind)?.add(id)

  async function send(change: Change, onConflict: (record: R, conflicts: readonly Conflict<object>[]) => void): Promise<R> {
    const way = waysOf(change)[kindOf(change)] as unknown as Way<R>
    const { id } = change
    if ('changes' in change)
      return sendEdit<R, EditOf<R>, { id: string; changes: EditOf<R>; base: EditOf<R> }>(
        change,
        { known: records.known, learn: (record) => records.learn(record), onConflict },
        { merge: way.merge, write: (changes, version) => way.edit(id, changes, { version }) },
      )
    if (change.do.endsWith('.create')) return orMade<R>(certain(way.create)(inputOf(change)))
    return change.do.endsWith('.remove') ? certain(way.delete)(id) : certain(way.restore)(id)
  }

  const area: Area = {
    records: records as unknown as Area['records'],
    inverse: (change, before, after) =>
      inverse<Enveloped, Change>(change as Change, before, after as Enveloped) as ReturnType<Area['inverse']>,
    began: (change) => touch(kindOf(change), change.id),
    show: moved,
    showSoon: moved,
    hide: moved,
    ended: moved,
    async send(_, change, keepBoth) {
      const record = await send(change as Change, (met, conflicts) => keepBoth(met.id, conflicts as Parameters<typeof keepBoth>[1], change))
      // The next change of the same record sets out from it, maybe before anybody has heard of this one's end.
      records.learn(record)
      return record as unknown as Awaited<ReturnType<Area['send']>>
    },
    called: (_, shown) => (shown && 'title' in shown && shown.title) || '',
  }
  registerArea(kinds, area)

  return { ways, records, $moved, moved, touch, touched: (kind: keyof M & string): ReadonlySet<string> => touched.get(kind) as Set<string> }
}

export type RecordArea<M extends Kinds> = ReturnType<typeof createRecordArea<M>>

function certain<F>(way: F | undefined): F {
  if (!way) throw new Error('Records of this kind are never made or thrown away by hand.')
  return way
}

/** What a record is made of, where nothing else is said: what it shows. */
const inputOf = (change: { input?: object; record?: object } | object): object =>
  ('input' in change ? change.input : 'record' in change ? change.record : undefined) ?? {}
