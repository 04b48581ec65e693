import { z } from 'zod'
import { MAX_KDF } from './limits.ts'

/** Base64 without padding, with `-` and `_` (RFC 4648, section 5). */
const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/, { error: 'Write this as base64url without padding.' })

/** Six bytes of text per UTF-16 unit would fit twice over: what is encrypted is at most some 100,000 units and its marks. */
const MAX_SEALED = 700_000

/** Encrypted with AES-256-GCM in the browser. The server holds it and cannot read it. */
export const Sealed = z
  .object({
    /** 96 bits that are used once. */
    iv: base64url(16).length(16),
    /** The ciphertext with its tag. */
    data: base64url(MAX_SEALED),
  })
  .meta({ id: 'Sealed' })
export type Sealed = z.infer<typeof Sealed>

/** How the key of a journal is kept: twice, each time encrypted by another key. */
export const Seal = z
  .object({
    /** How the key that opens `byPassphrase` is made of the passphrase: Argon2id, RFC 9106. */
    kdf: z.object({
      name: z.literal('argon2id'),
      memoryKiB: z.int().min(19_456).max(MAX_KDF.memoryKiB),
      iterations: z.int().min(1).max(MAX_KDF.iterations),
      parallelism: z.int().min(1).max(MAX_KDF.parallelism),
      salt: base64url(64).min(22),
    }),
    byPassphrase: Sealed.extend({ data: base64url(128) }),
    /** The same key for who has written down the recovery key, which is shown once. */
    byRecovery: Sealed.extend({ data: base64url(128) }),
  })
  .meta({ id: 'Seal' })
export type Seal = z.infer<typeof Seal>
