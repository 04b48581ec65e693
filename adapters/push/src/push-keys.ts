import { createECDH } from 'node:crypto'

/** An identity towards push services (VAPID, RFC 8292), base64url. Browsers that subscribed with another have to do so again. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

export function newPushKeys(): PushKeys {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  return { publicKey, privateKey: pair.getPrivateKey().toString('base64url').padStart(43, 'A') }
}

/** Whether a public key is that of a private one. */
export function isKeyPair({ publicKey, privateKey }: PushKeys): boolean {
  try {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(privateKey, 'base64url')
    return pair.getPublicKey('base64url') === publicKey
  } catch {
    return false
  }
}
