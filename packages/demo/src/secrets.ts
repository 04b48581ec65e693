import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { SecretSource } from '@throughline/core/account'

/** Secrets by what every browser has. */
export const secrets: SecretSource = {
  create: () => base64url(crypto.getRandomValues(new Uint8Array(32))),
  digest: (secret) => bytesToHex(sha256(utf8ToBytes(secret))),
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
