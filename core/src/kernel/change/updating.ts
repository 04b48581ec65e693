import type { Kind } from '../record/kind.ts'
import type { StoredRecord } from '../record/record.ts'
import type { Step } from './save.ts'

/** The step that changes these fields and tells of it as `<kind>.updated`; what changes none is no step. */
export const updating = <R extends StoredRecord>({ name }: Kind<R>, changes: Partial<R>): Step<R> | null =>
  Object.keys(changes).length === 0 ? null : { event: `${name}.updated`, changes }
