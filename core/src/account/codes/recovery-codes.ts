import type { SecretsDep } from '../ports.ts'
import type { SecondFactor } from './schema.ts'

const HOW_MANY = 10
/** Of 31 sorts, letters twice as often as digits: 114 bits and more. A plain hash does for 112 (NIST SP 800-63B). */
const LENGTH = 24

/** New recovery codes, such as `k7mp-2xqd-9fhw-c4ta-w8ze-n3yr`, and what is kept of them. */
export function makeRecoveryCodes({ secrets }: SecretsDep): { codes: string[]; kept: SecondFactor['recoveryCodes'] } {
  const made = Array.from({ length: HOW_MANY }, () => readable(secrets.create() + secrets.create()))
  const kept = made.map((code) => ({ digest: secrets.digest(code), usedAt: null }))
  return { codes: made.map((code) => code.replace(/(.{4})(?=.)/g, '$1-')), kept }
}

/** What is left of a random text without signs that are mistaken for one another. */
const readable = (random: string): string =>
  random
    .toLowerCase()
    .replace(/[^a-z0-9]|[ilo01]/g, '')
    .slice(0, LENGTH)

/** A recovery code as it is compared: whatever signs, spaces and capitals it was typed with. */
export const plainRecoveryCode = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '')
