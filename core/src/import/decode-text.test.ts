import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'
import { utf8 } from './test-import.ts'

const utf16 = (text: string, { bigEndian = false, mark = true } = {}) => {
  const units = [...(mark ? '\ufeff' : ''), ...text].map((character) => character.charCodeAt(0))
  return Uint8Array.from(units.flatMap((unit) => (bigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])))
}

describe('the text of a file', () => {
  it('is read from UTF-8, with a byte order mark or without', () => {
    expect(decodeText(utf8('Grüße, 世界'))).toBe('Grüße, 世界')
    expect(decodeText(utf8('\ufeffGrüße'))).toBe('Grüße')
  })

  it('is read from UTF-16 that says so', () => {
    expect(decodeText(utf16('Grüße'))).toBe('Grüße')
    expect(decodeText(utf16('Grüße', { bigEndian: true }))).toBe('Grüße')
  })

  it('has the line ends of no system', () => {
    expect(decodeText(utf8('a\r\nb\rc\n'))).toBe('a\nb\nc\n')
  })

  it.each<[string, Uint8Array, string, RegExp]>([
    ['an empty file', utf8(''), 'validation', /empty/],
    ['Latin-1', Uint8Array.from([0x47, 0x72, 0xfc, 0xdf, 0x65]), 'unsupported-format', /UTF-8/],
    ['UTF-16 that does not say so', utf16('TYPE,CONTENT', { mark: false }), 'unsupported-format', /UTF-8/],
    ['half a UTF-16 letter', Uint8Array.from([0xff, 0xfe, 0x41]), 'unsupported-format', /UTF-8/],
    ['a ZIP archive', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]), 'unsupported-format', /Unpack/],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'unsupported-format', /UTF-8/],
  ])('%s is refused in words that say what to do', (_, bytes, code, message) => {
    expect(() => decodeText(bytes)).toThrow(expect.objectContaining({ code, message: expect.stringMatching(message) }))
  })
})
