/** Where one is in a rehearsal. Instants are milliseconds of a clock that only goes forward, whatever the computer's is set to. */
export type Phase =
  | { is: 'ready' }
  | { is: 'preparing'; since: number; seconds: number }
  | { is: 'answering'; since: number; prepSeconds: number }
  | { is: 'told'; prepSeconds: number; answerSeconds: number }

export const ready: Phase = { is: 'ready' }

/** What the API keeps of a length at most, in seconds. */
const MOST = 7_200

const secondsBetween = (since: number, now: number) => Math.min(MOST, Math.max(0, Math.round((now - since) / 100) / 10))

/** @param prepSeconds time to prepare; with 0 one answers at once */
export const begin = (now: number, prepSeconds: number): Phase =>
  prepSeconds > 0 ? { is: 'preparing', since: now, seconds: prepSeconds } : { is: 'answering', since: now, prepSeconds: 0 }

/** The phase as it is by now: preparing ends by itself, at its very end, however late one looks. */
export function at(phase: Phase, now: number): Phase {
  if (phase.is !== 'preparing') return phase
  const end = phase.since + phase.seconds * 1000
  return now < end ? phase : { is: 'answering', since: end, prepSeconds: phase.seconds }
}

/** Ends what is under way: of preparing the answer begins, of an answer it is told. */
export function next(phase: Phase, now: number): Phase {
  const current = at(phase, now)
  if (current.is === 'preparing') return { is: 'answering', since: now, prepSeconds: secondsBetween(current.since, now) }
  if (current.is === 'answering') return { is: 'told', prepSeconds: current.prepSeconds, answerSeconds: secondsBetween(current.since, now) }
  return current
}

/** Milliseconds that the phase under way has lasted. */
export const lasted = (phase: Phase, now: number): number => ('since' in phase ? Math.max(0, now - phase.since) : 0)

/** What is said aloud of the time, once each: when preparing or an answer begins, when the time is up, and when it is told. */
export function spoken(phase: Phase, now: number, minutes: number): 'ready' | 'preparing' | 'answering' | 'over' | 'told' {
  if (phase.is !== 'answering') return phase.is
  return lasted(phase, now) >= minutes * 60_000 ? 'over' : 'answering'
}
