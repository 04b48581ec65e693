import { hexadecimal } from './hexadecimal.ts'

/** An answer as it is given once more. */
export interface Answer {
  status: number
  body: string | null
  headers: Record<string, string>
  version?: number | undefined
}

/** What only who sends a request under its key can make anew. */
export interface RequestSecret {
  /** Tells the same request from another under that key. */
  fingerprint: string
  /** AES-256. */
  sealing: Uint8Array<ArrayBuffer>
}

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()]
const IV_BYTES = 12
const NAME = 'AES-GCM'

/**
 * The secret of a request, made of its key and all that it says: what is kept under it tells nobody anything who has not
 * got both, such as whoever finds it in a copy of the database once the record is gone.
 */
export async function secretOf(space: string, key: string, content: readonly (string | Uint8Array<ArrayBuffer>)[]): Promise<RequestSecret> {
  const said = await new Blob([key, '\n', ...content]).arrayBuffer()
  const material = await crypto.subtle.importKey('raw', await crypto.subtle.digest('SHA-256', said), 'HKDF', false, ['deriveBits'])
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: encoder.encode(space), info: encoder.encode('throughline/keyed-request/1') }
  const bits = new Uint8Array(await crypto.subtle.deriveBits(derivation, material, 512))
  return { fingerprint: hexadecimal(bits.slice(0, 32)), sealing: bits.slice(32) }
}

/** The answer, encrypted. */
export async function sealAnswer({ sealing }: RequestSecret, { status, body, headers, version }: Answer): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const key = await crypto.subtle.importKey('raw', sealing, NAME, false, ['encrypt'])
  const text = encoder.encode(JSON.stringify({ status, body, headers, version }))
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: NAME, iv }, key, text))
  return base64(iv) + base64(sealed)
}

/** The answer that was sealed for this very request. */
export async function openAnswer({ sealing }: RequestSecret, sealed: string): Promise<Answer> {
  const all = bytesOf(sealed)
  const key = await crypto.subtle.importKey('raw', sealing, NAME, false, ['decrypt'])
  const opened = await crypto.subtle.decrypt({ name: NAME, iv: all.subarray(0, IV_BYTES) }, key, all.subarray(IV_BYTES))
  return JSON.parse(decoder.decode(opened)) as Answer
}

/** A multiple of three bytes is followed by others without a sign between them: an IV is one. */
function base64(bytes: Uint8Array): string {
  let letters = ''
  for (let first = 0; first < bytes.length; first += 8192) letters += String.fromCharCode(...bytes.subarray(first, first + 8192))
  return btoa(letters)
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
