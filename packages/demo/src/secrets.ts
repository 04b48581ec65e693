import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { SecretSource } from '@throughline/core/account'

const key = crypto.getRandomValues(new Uint8Array(32))

/** Secrets by what every browser has. */
export const secrets: SecretSource = {
  create: () => base64url(crypto.getRandomValues(new Uint8Array(32))),
  digest: (secret) => bytesToHex(sha256(utf8ToBytes(secret))),
  keyed: (text) => bytesToHex(hmac(sha256, key, utf8ToBytes(text))),
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
