import { crc32, type Sealer } from '@throughline/core/kernel'

// Part of every JavaScript platform, though not of the language's own types.
declare const TextEncoder: new () => { encode(text: string): Uint8Array }
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string }

const NONCE_BYTES = 4
const CHECK_BYTES = 4

/**
 * A sealer that keeps nothing from who wants to know, and everything from a test that forgets to open: what was sealed is not
 * readable, and opens under its key and purpose alone.
 * @param age one of a higher age opens what those before it sealed, and not the other way round
 * @param secret what it is kept by; one with another opens nothing of this one
 */
export function fakeSealer(age = 0, secret = 'the secret of an install'): Sealer {
  let sealed = 0
  const keyOf = (made: number) => `${secret} ${made}`
  const ages = Array.from({ length: age + 1 }, (_, before) => age - before)

  const seal: Sealer['seal'] = (text, context) => {
    const nonce = numberBytes(++sealed)
    const inside = encoded(text)
    const check = numberBytes(checkOf(keyOf(age), context, nonce, inside))
    return hexOf([...nonce, ...covered([...check, ...inside], keyOf(age), nonce)])
  }

  function opened(text: string, context: string): { inside: string; by: number } | null {
    const bytes = bytesOf(text)
    if (bytes === null || bytes.length < NONCE_BYTES + CHECK_BYTES) return null
    const nonce = bytes.slice(0, NONCE_BYTES)
    for (const by of ages) {
      const found = covered(bytes.slice(NONCE_BYTES), keyOf(by), nonce)
      const [check, inside] = [found.slice(0, CHECK_BYTES), found.slice(CHECK_BYTES)]
      if (hexOf(check) === hexOf(numberBytes(checkOf(keyOf(by), context, nonce, inside))))
        return { inside: new TextDecoder().decode(Uint8Array.from(inside)), by }
    }
    return null
  }

  return {
    seal,
    open: (text, context) => opened(text, context)?.inside ?? null,
    renewed(text, context) {
      const found = opened(text, context)
      return found && found.by < age ? seal(found.inside, context) : null
    },
  }
}

const encoded = (text: string): number[] => [...new TextEncoder().encode(text)]

const checkOf = (key: string, context: string, nonce: readonly number[], inside: readonly number[]): number =>
  crc32(Uint8Array.from([...encoded(JSON.stringify([key, context])), ...nonce, ...inside]))

/** The same bytes covered by those that follow from a key, or uncovered. */
function covered(bytes: readonly number[], key: string, nonce: readonly number[]): number[] {
  let state = crc32(Uint8Array.from([...encoded(key), ...nonce]))
  return bytes.map((byte) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return byte ^ (state >>> 24)
  })
}

const numberBytes = (number: number): number[] => [24, 16, 8, 0].map((shift) => (number >>> shift) & 255)

/** Hexadecimal digits are signs of base64url as well. */
const hexOf = (bytes: readonly number[]): string => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')

const bytesOf = (text: string): number[] | null =>
  /^(?:[\da-f]{2})+$/.test(text) ? (text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)) : null
