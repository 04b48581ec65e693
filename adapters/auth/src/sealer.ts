import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Sealer } from '@throughline/core/kernel'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * The Sealer port by AES-256-GCM, under a key derived from one secret (HKDF, RFC 5869).
 * @param secretKey at least 32 characters
 * @param former keys it had before, which still open what was sealed under them, and seal nothing new
 */
export function createSealer(secretKey: string, former: readonly string[] = []): Sealer {
  const own = sealingKey(secretKey)
  const known = [own, ...former.map(sealingKey)]

  function seal(text: string, context: string): string {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv(CIPHER, own, iv).setAAD(Buffer.from(context))
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
  }

  /** What was sealed, and by which of the keys. */
  function opened(sealed: string, context: string): { text: string; by: Buffer } | null {
    for (const by of known) {
      const text = openedBy(by, sealed, context)
      if (text !== null) return { text, by }
    }
    return null
  }

  return {
    seal,
    open: (sealed, context) => opened(sealed, context)?.text ?? null,

    renewed(sealed, context) {
      // Without former keys there is nothing to renew, and so nothing to decrypt.
      if (former.length === 0) return null
      const found = opened(sealed, context)
      return found && found.by !== own ? seal(found.text, context) : null
    },
  }
}

function openedBy(key: Buffer, sealed: string, context: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) return null
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

const sealingKey = (secretKey: string) => Buffer.from(hkdfSync('sha256', secretKey, '', 'throughline seal', 32))
