import type { AnyChange } from '../changes/any-change.ts'
import { perform, type Said } from '../changes/changes.ts'
import { differing } from '../changes/fields-of.ts'
import type { Enveloped } from '../changes/unmade.ts'
import { type EditOf, editing } from './change.ts'

/** `in`: the discussion a record lies in, so that its edit can be sent from any page. `isQuiet`: no toast says so. */
interface How {
  in?: string
  isQuiet?: boolean
}

/** Changes what is different of a record. Resolves once that has ended; true when it was saved, or nothing was different. */
export async function saveEdit<R extends Enveloped>(
  kind: string,
  record: R,
  changes: EditOf<R>,
  said: Said,
  { in: place, isQuiet = false }: How = {},
): Promise<boolean> {
  const different = differing<R, Partial<R>>(record, changes as Partial<R>)
  if (!different) return true
  const edit = { ...editing(kind, record, different as EditOf<R>), ...(place !== undefined && { in: place }) }
  return perform([edit as unknown as AnyChange], said, { isQuiet })
}
