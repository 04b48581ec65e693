import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSafeImage } from './limits.ts'
import { HEAD_BYTES, sniffType } from './sniff-type.ts'

const latin1 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))
const utf8 = (text: string) => new TextEncoder().encode(text)
const zip = (...names: string[]) => latin1(names.map((name) => `PK\x03\x04${'\0'.repeat(26)}${name}`).join(''))

describe('a content', () => {
  it.each([
    ['image/png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
    ['image/jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['image/gif', 'GIF89a\x01\0'],
    ['image/webp', 'RIFF\x10\0\0\0WEBPVP8 '],
    ['image/avif', '\0\0\0\x1cftypavif\0\0'],
    ['image/heic', '\0\0\0\x1cftypheic\0\0'],
    ['image/heic', '\0\0\0\x1cftyphevc\0\0'],
    ['image/heic', '\0\0\0\x1cftypmsf1\0\0'],
    ['application/pdf', '%PDF-1.7\n%\xe2\xe3'],
    ['audio/mpeg', 'ID3\x04\0'],
    ['audio/wav', 'RIFF\x10\0\0\0WAVEfmt '],
    ['audio/mp4', '\0\0\0\x1cftypM4A \0'],
    ['video/mp4', '\0\0\0\x1cftypisom\0'],
    ['video/quicktime', '\0\0\0\x14ftypqt  '],
    ['video/webm', '\x1aE\xdf\xa3\x01'],
    ['application/gzip', '\x1f\x8b\x08'],
  ])('is %s by how it begins', (type, head) => {
    expect(sniffType(latin1(head))).toBe(type)
  })

  it.each([
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', ['[Content_Types].xml', 'word/document.xml']],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ['[Content_Types].xml', 'xl/workbook.xml']],
    ['application/vnd.oasis.opendocument.text', ['mimetypeapplication/vnd.oasis.opendocument.text', 'content.xml']],
    ['application/zip', ['notes.txt']],
  ])('in a zip is %s by its parts', (type, names) => {
    expect(sniffType(zip(...names))).toBe(type)
  })

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<!doctype html><script>alert(1)</script>',
    '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>',
    'alert(1)',
    'Grüße, 計画, 🧵',
    'a,b\r\n1,2',
  ])('of text is plain text, whatever is in it: %s', (text) => {
    expect(sniffType(utf8(text))).toBe('text/plain')
  })

  it('of text may have its last character cut off where the head ends, and nowhere else', () => {
    const head = utf8('ü'.repeat(HEAD_BYTES)).subarray(0, HEAD_BYTES)
    expect(sniffType(utf8(`x${'ü'.repeat(HEAD_BYTES)}`).subarray(0, HEAD_BYTES))).toBe('text/plain')
    expect(sniffType(head)).toBe('text/plain')
    expect(sniffType(utf8('ü').subarray(0, 1))).toBe('application/octet-stream')
  })

  it.each(['\0\x01\x02', 'MZ\x90\0', '\xff\xfe<\0s\0', 'text\0text', '\x7fELF', '\xc0\xafx'])('that shows nothing is bytes: %j', (head) => {
    expect(sniffType(latin1(head))).toBe('application/octet-stream')
  })
})

it('only what begins as a picture is ever taken for one that is shown', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(isSafeImage(sniffType(utf8(`<${text}`)))).toBe(false)
    }),
  )
  expect(isSafeImage('image/svg+xml')).toBe(false)
})

it('any bytes have a type, at once', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: HEAD_BYTES }), (bytes) => {
      expect(sniffType(bytes)).toMatch(/^[a-z]+\/[a-z0-9.+-]+$/)
    }),
  )
})
