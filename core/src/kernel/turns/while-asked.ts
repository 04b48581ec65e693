import type { GiveWayDep } from '../context.ts'
import { AppError } from '../error.ts'

/** Whoever asks, such as a request: `aborted` once they have gone. */
export interface Asking {
  readonly signal: { readonly aborted: boolean }
}

/** Gives way as `giveWay` does, and ends the work where nobody waits for its answer any more. */
export function whileAsked({ giveWay }: GiveWayDep, { signal }: Asking): GiveWayDep['giveWay'] {
  return async () => {
    await giveWay()
    if (signal.aborted) throw new AppError('unavailable', 'Nobody waits for this any more.', { retryAfter: 1 })
  }
}
