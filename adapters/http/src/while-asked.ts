import { AppError, type GiveWayDep } from '@throughline/core/kernel'

/** Gives way as `giveWay` does, and ends the work where nobody waits for its answer any more. */
export function whileAsked({ giveWay }: GiveWayDep, { signal }: Pick<Request, 'signal'>): GiveWayDep['giveWay'] {
  return async () => {
    await giveWay()
    if (signal.aborted) throw new AppError('unavailable', 'Nobody waits for this any more.', { retryAfter: 1 })
  }
}
