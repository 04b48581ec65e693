import { z } from 'zod'
import { defineKind, envelope, Instant } from '../../kernel/index.ts'

/** How one gets in without the app: each once. */
const RecoveryCode = z.object({
  /** SHA-256 of it. */
  digest: z.string(),
  usedAt: Instant.nullable(),
})

/** Codes from an app that are asked for after the password (TOTP, RFC 6238). It has the id of its account. */
export const SecondFactor = z.object({
  ...envelope,
  /** The shared secret in base32, sealed for `totp:<account id>`. */
  secret: z.string(),
  /** Since when codes are asked for; `null` until the person has shown a first one. */
  confirmedAt: Instant.nullable(),
  /** The time step of the newest code that was taken: it and those before it are worth nothing any more. */
  lastStep: z.int().min(0),
  recoveryCodes: z.array(RecoveryCode).max(10),
})
export type SecondFactor = z.infer<typeof SecondFactor>

export const secondFactors = defineKind('second-factor', { schema: SecondFactor, version: 1, queries: {}, archive: null })
