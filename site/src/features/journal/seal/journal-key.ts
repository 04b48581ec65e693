import { argon2idAsync } from '@noble/hashes/argon2.js'
import type { Seal } from '@throughline/core/journal'
import { MAX_KDF } from '@throughline/core/journal/rules'
import { fromBase64url, toBase64url } from './base64url.ts'
import { cipherKey, decrypt, encrypt } from './cipher.ts'
import { newRecoveryKey, recoveryBytes } from './recovery-key.ts'

/** Above what OWASP asks for at least (46 MiB, once): some two seconds on a laptop, and 64 MiB for every guess. */
export const KDF = { name: 'argon2id', memoryKiB: 65_536, iterations: 2, parallelism: 1 } as const

const KEY_BYTES = 32
const SALT_BYTES = 16

type Kdf = Seal['kdf']
/** Told how far the making of a key is, 0 to 1. */
type OnProgress = ((part: number) => void) | undefined

export interface NewSeal {
  seal: Seal
  key: CryptoKey
  /** To be shown once; nobody can make it again. */
  recoveryKey: string
}

/** A key for a new journal, and how the server keeps it. */
export async function newSeal(
  passphrase: string,
  { onProgress, cost = KDF }: { onProgress?: OnProgress; cost?: Omit<Kdf, 'salt'> } = {},
): Promise<NewSeal> {
  const raw = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  const recoveryKey = newRecoveryKey()
  const kdf = freshKdf(cost)
  const byPassphrase = await encrypt(await keyOfPassphrase(passphrase, kdf, onProgress), 'key-by-passphrase', raw)
  const byRecovery = await encrypt(await keyOfRecovery(recoveryKey), 'key-by-recovery', raw)
  return { seal: { kdf, byPassphrase, byRecovery }, key: await cipherKey(raw), recoveryKey }
}

/** What opens a seal: what the person remembers, or what they wrote down. */
export type Opener = { passphrase: string } | { recoveryKey: string }

/** The key of a journal; `null` when that does not open it. */
export async function openSeal(seal: Seal, opener: Opener, onProgress?: OnProgress): Promise<CryptoKey | null> {
  const raw = await rawKey(seal, opener, onProgress)
  return raw && cipherKey(raw)
}

/**
 * The same key under another passphrase; `null` when `opener` does not open it. The recovery key stays. Making it costs what a
 * new one costs, whatever the seal said.
 */
export async function changedPassphrase(
  seal: Seal,
  opener: Opener,
  passphrase: string,
  { onProgress, cost = KDF }: { onProgress?: OnProgress; cost?: Omit<Kdf, 'salt'> } = {},
): Promise<Seal | null> {
  const raw = await rawKey(seal, opener, onProgress)
  if (!raw) return null
  const kdf = freshKdf(cost)
  return { ...seal, kdf, byPassphrase: await encrypt(await keyOfPassphrase(passphrase, kdf, onProgress), 'key-by-passphrase', raw) }
}

async function rawKey(seal: Seal, opener: Opener, onProgress: OnProgress): Promise<Uint8Array<ArrayBuffer> | null> {
  if ('passphrase' in opener && !isBearable(seal.kdf)) return null
  if ('passphrase' in opener)
    return decrypt(await keyOfPassphrase(opener.passphrase, seal.kdf, onProgress), 'key-by-passphrase', seal.byPassphrase)
  return recoveryBytes(opener.recoveryKey) && decrypt(await keyOfRecovery(opener.recoveryKey), 'key-by-recovery', seal.byRecovery)
}

const isBearable = ({ memoryKiB, iterations, parallelism }: Kdf) =>
  memoryKiB <= MAX_KDF.memoryKiB && iterations <= MAX_KDF.iterations && parallelism <= MAX_KDF.parallelism

const freshKdf = (cost: Omit<Kdf, 'salt'>): Kdf => ({ ...cost, salt: toBase64url(crypto.getRandomValues(new Uint8Array(SALT_BYTES))) })

/** NFKC, so that the same words typed on another keyboard make the same key. */
async function keyOfPassphrase(passphrase: string, { memoryKiB: m, iterations: t, parallelism: p, salt }: Kdf, onProgress: OnProgress) {
  const words = new TextEncoder().encode(passphrase.normalize('NFKC'))
  const derived = await argon2idAsync(words, fromBase64url(salt), { m, t, p, dkLen: KEY_BYTES, ...(onProgress && { onProgress }) })
  return cipherKey(Uint8Array.from(derived))
}

/** It is random in all its bits, so that one hash makes a key of it (HKDF, RFC 5869). */
async function keyOfRecovery(recoveryKey: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', recoveryBytes(recoveryKey) as Uint8Array<ArrayBuffer>, 'HKDF', false, ['deriveKey'])
  const info = new TextEncoder().encode('throughline/journal/1/recovery')
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: KEY_BYTES * 8 }, false, ['encrypt', 'decrypt'])
}
