import { Secret, TOTP } from 'otpauth'

/** Seconds that a code is shown for. */
const PERIOD = 30

/** What every app takes by default: six digits, SHA-1, half a minute. */
const totp = (secret: string, label = '') =>
  new TOTP({ issuer: 'Throughline', label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD })

/** A new shared secret of 160 bits, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** What an app reads from a picture: an `otpauth:` address (the Key URI format). */
export const totpAddress = (secret: string, label: string): string => totp(secret, label).toString()

/** The time step a code belongs to, of now or the one before or after; `null` for any other code. */
export function stepOfCode(secret: string, code: string, now: Temporal.Instant): number | null {
  const timestamp = now.epochMilliseconds
  const delta = totp(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta
}
