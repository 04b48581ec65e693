import { createHmac, hash, hkdfSync, randomBytes } from 'node:crypto'
import type { SecretSource } from '@throughline/core/account'

/**
 * Random secrets and digests by SHA-256, by Node's own cryptography.
 * @param secretKey what the key of `keyed` is derived from; without it there is one for as long as the process lives
 */
export function createSecretSource(secretKey: string = randomBytes(32).toString('base64url')): SecretSource {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'throughline keyed digests', 32))
  return {
    create: () => randomBytes(32).toString('base64url'),
    digest: (secret) => hash('sha256', secret),
    keyed: (text) => createHmac('sha256', key).update(text).digest('hex'),
  }
}
