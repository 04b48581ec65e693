import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { SecretsDep } from '../account/index.ts'
import type { SealerDep } from '../kernel/index.ts'
import { fromBase64, toBase64 } from './base64.ts'
import type { Webhook } from './schema.ts'

const PREFIX = 'whsec_'

/** A new secret as Standard Webhooks writes it: 32 random bytes. */
export const newSecret = ({ secrets }: SecretsDep): string =>
  `${PREFIX}${secrets.create().replaceAll('-', '+').replaceAll('_', '/')}`.padEnd(PREFIX.length + 44, '=')

/** What the secrets of a webhook are sealed for. */
export const webhookContext = (id: string) => `webhook:${id}`

/** A secret as it is kept. */
export const sealedSecret = ({ sealer }: SealerDep, id: string, secret: string): string => sealer.seal(secret, webhookContext(id))

/** A secret as it was told; `null` where the install has another key since. */
export const openedSecret = ({ sealer }: SealerDep, id: string, sealed: string): string | null => sealer.open(sealed, webhookContext(id))

/** What a request to a webhook is known by (Standard Webhooks 1.0). */
export interface Signed {
  /** The same at every try. */
  id: string
  /** Seconds since 1970. */
  timestamp: number
  body: string
}

/**
 * The headers that prove who sends it; a secret that was changed lately signs beside the new one.
 * @throws Error when the key of the install is another than the one the secret was sealed with
 */
export function signatureHeaders(
  { sealer }: SealerDep,
  { id: webhookId, secret, oldSecret }: Pick<Webhook, 'id' | 'secret' | 'oldSecret'>,
  { id, timestamp, body }: Signed,
): Record<string, string> {
  const isOldGood = oldSecret !== null && Date.parse(oldSecret.until) > timestamp * 1000
  const signatures = [secret, ...(isOldGood ? [oldSecret.secret] : [])].map((sealed) => {
    const opened = openedSecret({ sealer }, webhookId, sealed)
    if (opened === null) throw new Error('The secret of a webhook was sealed under another key.')
    const digest = hmac(sha256, fromBase64(opened.slice(PREFIX.length)), utf8ToBytes(`${id}.${timestamp}.${body}`))
    return `v1,${toBase64(digest)}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures.join(' ') }
}
