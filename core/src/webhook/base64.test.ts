import { expect, it } from 'vitest'
import { fromBase64, toBase64 } from './base64.ts'

// Part of every JavaScript platform, though not of the language's own types.
declare const btoa: (bytes: string) => string

it('writes and reads base64 as others do, whatever the length', () => {
  for (let length = 0; length < 70; length++) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 89 + length * 151) % 256)
    const text = btoa(String.fromCharCode(...bytes))
    expect(toBase64(bytes)).toBe(text)
    expect(fromBase64(text)).toEqual(bytes)
  }
})
