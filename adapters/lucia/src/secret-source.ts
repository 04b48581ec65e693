import { hash, randomBytes } from 'node:crypto'
import type { SecretSource } from '@throughline/core/account'

/** Random secrets and their SHA-256 digests, by Node's own cryptography. */
export const createSecretSource = (): SecretSource => ({
  create: () => randomBytes(32).toString('base64url'),
  digest: (secret) => hash('sha256', secret),
})
