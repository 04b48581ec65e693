import { type ClockDep, instantText, nowText, oneFault } from '../kernel/index.ts'

/** The instant so many days from now. */
export const daysFromNow = ({ clock }: ClockDep, days: number): string => instantText(clock.now().add({ hours: 24 * days }))

/** What may be open by a link: `An invitation`, and for how many days at most. */
interface Open {
  noun: string
  most: number
}

/** @throws AppError `validation` for a link that would be over already, or open for too long. */
export function checkExpiry(deps: ClockDep, expiresAt: string, { noun, most }: Open): void {
  if (expiresAt <= nowText(deps)) throw oneFault('/expiresAt', 'in_past', `${noun} is open until some time to come.`)
  // A client's clock may be a little ahead.
  if (expiresAt > instantText(deps.clock.now().add({ hours: 24 * most, minutes: 5 })))
    throw oneFault('/expiresAt', 'too_far', `${noun} is open for ${most} days at most.`)
}
