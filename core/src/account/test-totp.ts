import type { ClockDep } from '@throughline/core/kernel'
import { Secret, TOTP } from 'otpauth'

/** What an app with this secret shows at this moment, or so many seconds later. */
export function totpNow({ clock }: ClockDep, secret: string, seconds = 0): string {
  const timestamp = clock.now().epochMilliseconds + seconds * 1000
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}
