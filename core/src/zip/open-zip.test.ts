import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { type FileSource, heldFile, joined } from '../kernel/index.ts'
import { openZip } from './open-zip.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const limits = { entries: 10_000, unpacked: 64 * 1024 * 1024 }

/** What is in the files of these names. */
async function unzipped(bytes: Uint8Array, wanted: readonly string[]) {
  const zip = await openZip(heldFile(Uint8Array.from(bytes)), limits, (name) => wanted.includes(name))
  const found = wanted.filter((name) => zip.sizeOf(name) !== null)
  return new Map(await Promise.all(found.map(async (name) => [name, await joined(zip.read(name))] as const)))
}

const archive = zipSync({ 'data.json': utf8('[1, 2, 3]'), 'files/1': utf8('x') })

/** The archive with some bytes of the directory's first entry changed. */
function altered(bytes: Uint8Array, offset: number, ...values: number[]): Uint8Array {
  const copy = bytes.slice()
  const at = copy.findIndex((_, i) => copy[i] === 0x50 && copy[i + 1] === 0x4b && copy[i + 2] === 1 && copy[i + 3] === 2)
  copy.set(values, at + offset)
  return copy
}

describe('an archive', () => {
  it('gives the files that are wanted, packed or not, with a comment or without', async () => {
    for (const level of [0, 6] as const) {
      const bytes = zipSync({ 'data.json': utf8('[1, 2, 3]'), other: utf8('y') }, { level, comment: 'hi' })
      expect([...(await unzipped(bytes, ['data.json', 'absent'])).keys()]).toEqual(['data.json'])
      expect((await unzipped(bytes, ['data.json'])).get('data.json')).toEqual(utf8('[1, 2, 3]'))
    }
  })

  it.each<[string, Uint8Array, string, RegExp]>([
    ['nothing', new Uint8Array(), 'unsupported-format', /no ZIP/],
    ['a text', utf8('TYPE,CONTENT'), 'unsupported-format', /no ZIP/],
    ['one that was cut short', archive.slice(0, -30), 'validation', /not whole/],
    ['one that lost its middle', Uint8Array.from([...archive.slice(0, 20), ...archive.slice(40)]), 'validation', /damaged/],
    ['one whose data were changed', archive.map((byte, i) => (i > 38 && i < 48 ? byte ^ 255 : byte)).slice(), 'validation', /damaged/],
    ['one with a password', altered(archive, 8, 1), 'unsupported-format', /password/],
    ['one packed in another way', altered(archive, 10, 14), 'unsupported-format', /not known/],
    [
      'one that names a file outside of itself',
      zipSync({ 'data.json': utf8('[]'), '../../etc/passwd': utf8('x') }),
      'validation',
      /outside/,
    ],
    ['one that names a file from the root', zipSync({ 'data.json': utf8('[]'), '/etc/passwd': utf8('x') }), 'validation', /outside/],
    ['one that names a file of a drive', zipSync({ 'data.json': utf8('[]'), 'C:\\x': utf8('x') }), 'validation', /outside/],
    ['a bomb', zipSync({ 'data.json': new Uint8Array(60 * 1024 * 1024) }, { level: 9 }), 'too-large', /far more/],
    ['one that says it unpacks to too much', altered(archive, 20, 0, 0, 0, 4, 0, 0, 0, 5), 'too-large', /64 MB/],
    [
      'one that hides how much it unpacks to',
      altered(zipSync({ 'data.json': utf8('x'.repeat(5000)) }), 24, 5, 0, 0, 0),
      'validation',
      /damaged/,
    ],
    [
      'one of very many files',
      zipSync(Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [String(i), new Uint8Array()])), { level: 0 }),
      'too-large',
      /10,000/,
    ],
  ])('%s is refused in words', async (_, bytes, code, message) => {
    await expect(unzipped(bytes, ['data.json'])).rejects.toMatchObject({ code, message: expect.stringMatching(message) })
  })

  it('that hides how much it unpacks to is read no further than it says', async () => {
    const noise = Uint8Array.from({ length: 500_000 }, (_, i) => (i * 2654435761) >>> 24)
    const lying = heldFile(Uint8Array.from(altered(zipSync({ 'data.json': noise }, { level: 0 }), 24, 5, 0, 0, 0)))
    let read = 0
    const source: FileSource = {
      ...lying,
      async *read({ start, end }) {
        for (let at = start; at < end; at += 1000) {
          read += 1000
          yield await lying.bytes({ start: at, end: Math.min(end, at + 1000) })
        }
      },
    }
    const zip = await openZip(source, limits, () => true)
    await expect(joined(zip.read('data.json'))).rejects.toThrow(/damaged/)
    expect(read).toBe(1000)
  })

  it('of which two files share their bytes is refused', async () => {
    const bytes = zipSync({ 'a.json': utf8('[1]'), 'b.json': utf8('[1]') }, { level: 0 })
    const second = bytes.findLastIndex((_, i) => bytes[i] === 0x50 && bytes[i + 1] === 0x4b && bytes[i + 2] === 1 && bytes[i + 3] === 2)
    bytes.set([0, 0, 0, 0], second + 42)
    await expect(unzipped(bytes, ['a.json', 'b.json'])).rejects.toThrow(/same bytes/)
  })

  it('that holds a file twice is refused', async () => {
    const twice = zipSync({ 'data.json': utf8('[1]'), 'DATA.json': utf8('[2]') })
    const text = Array.from(twice, (byte) => String.fromCharCode(byte))
      .join('')
      .replaceAll('DATA.json', 'data.json')
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
    await expect(unzipped(bytes, ['data.json'])).rejects.toThrow(/twice/)
  })
})
