import type { Kind } from '../record/kind.ts'
import type { StoredRecord } from '../record/record.ts'
import { changeLive, getLive } from './live.ts'
import type { ChangeDeps, Step } from './save.ts'
import { type Attempt, wasDone } from './was-done.ts'

type Decide<R> = (record: R) => Step<R> | null | Promise<Step<R> | null>

/** What became of a record, and whether another try had done it. */
export interface ChangedOnce<R> {
  record: R
  isDone: boolean
}

/**
 * Changes a record once for all tries at that, also where one outlasts the next: of two, whoever saves second finds the record
 * changed, decides anew, and finds the event of the first. Without an attempt it is `changeLive`.
 * @param change changes the record by what it is given, where more than `changeLive` is to be done
 * @throws AppError as `changeLive`, and whatever `decide` throws, which is not asked once it is done
 */
export async function changeOnce<R extends StoredRecord>(
  deps: ChangeDeps,
  kind: Kind<R>,
  id: string,
  attempt: Attempt,
  decide: Decide<R>,
  change: (once: Decide<R>) => Promise<R> = (once) => changeLive(deps, kind, id, {}, once),
): Promise<ChangedOnce<R>> {
  let isDone = false
  const record = await change(async (record) => {
    isDone = await wasDone(deps, kind, id, attempt)
    const step = isDone ? null : await decide(record)
    return step && { ...step, eventId: attempt.eventId }
  })
  // The other may have been saved once this had read the record.
  return { record: isDone ? await getLive(deps, kind, id) : record, isDone }
}
