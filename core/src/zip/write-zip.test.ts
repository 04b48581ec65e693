import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { type FileSource, heldFile, joined } from '../kernel/index.ts'
import { openZip } from './open-zip.ts'
import { textContent, writeZip, type ZipFile } from './write-zip.ts'

const at = Temporal.PlainDateTime.from('2026-03-05T15:04')
const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes)

async function* files(...all: ZipFile[]) {
  yield* all
}

describe('a written archive', () => {
  it('is read by somebody else’s reader, packed or not', async () => {
    const note = 'slate '.repeat(50_000)
    const bytes = await joined(
      writeZip(
        files(
          { name: 'records/task.json', content: textContent(note), packed: true },
          { name: 'files/größe.txt', content: textContent('ä'), packed: false },
          { name: 'empty', content: textContent(''), packed: true },
        ),
        at,
      ),
    )
    expect(bytes.length).toBeLessThan(5000)
    const read = unzipSync(bytes)
    expect(Object.fromEntries(Object.entries(read).map(([name, content]) => [name, text(content)]))).toEqual({
      'records/task.json': note,
      'files/größe.txt': 'ä',
      empty: '',
    })
  })

  it('is made as it is read: no more than a piece is held', async () => {
    let asked = 0
    async function* content() {
      for (; asked < 100; asked++) yield new Uint8Array(1024)
    }
    const pieces = writeZip(files({ name: 'large', content: content(), packed: false }), at)
    await pieces.next()
    await pieces.next()
    expect(asked).toBe(0)
    await pieces.next()
    expect(asked).toBe(1)
  })

  it('may hold more files than 16 bits can count', async () => {
    async function* many() {
      for (let i = 0; i < 65_600; i++) yield { name: `f${i}`, content: textContent(''), packed: false }
    }
    const bytes = await joined(writeZip(many(), at))
    const zip = await openZip(heldFile(bytes), { entries: 70_000, unpacked: 0 }, (name) => name === 'f65599')
    expect(zip.sizeOf('f65599')).toBe(0)
  })

  it('may be longer than 4 GiB', async () => {
    // It only says that it is so long.
    const large: Uint8Array = Object.create({ length: 2 ** 31 + 5, byteLength: 0 })
    async function* content() {
      yield large
    }
    const far = files(...[1, 2].map((n) => ({ name: `large${n}`, content: content(), packed: false })), {
      name: 'last',
      content: textContent('slate'),
      packed: false,
    })
    // What is kept of it: all but the zeros.
    const kept: { from: number; bytes: Uint8Array }[] = []
    let size = 0
    for await (const bytes of writeZip(far, at)) {
      if (bytes !== large) kept.push({ from: size, bytes })
      size += bytes.length
    }
    expect(size).toBeGreaterThan(2 ** 32)
    const source = sparse(kept, size)
    const zip = await openZip(source, { entries: 5, unpacked: 100 }, (name) => name === 'last')
    expect(text(await joined(zip.read('last')))).toBe('slate')
  })
})

/** A file of zeros, but for these bytes. */
function sparse(kept: readonly { from: number; bytes: Uint8Array }[], size: number): FileSource {
  const bytes = async ({ start, end }: { start: number; end: number }) => {
    const found = new Uint8Array(end - start)
    for (const { from, bytes } of kept)
      for (let i = 0; i < bytes.length; i++) if (from + i >= start && from + i < end) found[from + i - start] = bytes[i] as number
    return found
  }
  return {
    size,
    bytes,
    async *read(range) {
      yield await bytes(range)
    },
  }
}
