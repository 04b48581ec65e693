import type { Sealed } from '@throughline/core/journal'
import { fromBase64url, toBase64url } from './base64url.ts'

const IV_BYTES = 12

/** What a ciphertext is for; it opens as nothing else. */
export type Purpose = 'entry' | 'draft' | 'file' | 'key-by-passphrase' | 'key-by-recovery'

const bound = (purpose: Purpose) => new TextEncoder().encode(`throughline/journal/1/${purpose}`)

/** Encrypts with AES-256-GCM under a fresh random 96-bit initialisation vector (NIST SP 800-38D). */
export async function encrypt(key: CryptoKey, purpose: Purpose, plain: Uint8Array<ArrayBuffer>): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bound(purpose) }, key, plain)
  return { iv: toBase64url(iv), data: toBase64url(new Uint8Array(data)) }
}

/** What was encrypted; `null` when the key is another, or a bit of it was changed. */
export async function decrypt(key: CryptoKey, purpose: Purpose, { iv, data }: Sealed): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const algorithm = { name: 'AES-GCM', iv: fromBase64url(iv), additionalData: bound(purpose) }
    return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, fromBase64url(data)))
  } catch {
    return null
  }
}

/** A key that never leaves the browser's own keeping. */
export const cipherKey = (raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
