import { type OutboundDep, OutboundError, type OutboundFault, type SealerDep } from '../kernel/index.ts'
import type { Webhook } from './schema.ts'
import { type Signed, signatureHeaders } from './signature.ts'

/** From the first name that is looked up to the last byte of the answer. */
const MOST_MS = 15_000

/** Bytes of an answer that are kept. */
const MOST_ANSWER = 1024

/** What came of one request. */
export interface Sent {
  status: number | null
  fault: OutboundFault | null
  answer: string | null
  retryAfter: string | undefined
}

/** Sends a body to a webhook, and goes on to no other address: what is signed for one is for no other. */
export async function sendOne(deps: OutboundDep & SealerDep, webhook: Webhook, signed: Signed): Promise<Sent> {
  try {
    const { status, headers, body } = await deps.outbound.send({
      url: webhook.url,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Throughline', ...signatureHeaders(deps, webhook, signed) },
      body: signed.body,
      ...{ mostBytes: MOST_ANSWER, isCut: true, mostMs: MOST_MS, mostRedirects: 0 },
    })
    return { status, fault: null, answer: textOf(body), retryAfter: headers['retry-after'] }
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    return { status: null, fault: error.fault, answer: null, retryAfter: undefined }
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

const textOf = (body: Uint8Array): string => new TextDecoder().decode(body).replace(controls, '')
