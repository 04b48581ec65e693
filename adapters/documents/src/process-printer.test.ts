import { printerContract } from '@throughline/contracts'
import type { Part, PrintedDocument } from '@throughline/core/document'
import { joined } from '@throughline/core/kernel'
import { afterEach, expect, it, vi } from 'vitest'
import { createTypesetter } from './pdf/typesetter.ts'
import { createProcessPrinter } from './process-printer.ts'
import { jpeg, png } from './test-pictures.ts'
import { readPdf } from './test-read-pdf.ts'

printerContract('process', { create: createProcessPrinter, read: readPdf, picture: jpeg })

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}

const documentOf = (parts: readonly Part[], given: Partial<PrintedDocument> = {}): PrintedDocument => ({
  ...{ title: 'March', author: 'Ines', language: 'en-GB', paper: 'a4' as const, parts: each(parts), picture: async () => null },
  ...given,
})
const words = (text: string): Part => ({ kind: 'paragraph', spans: [{ text }] })
const printer = createProcessPrinter({ most: 1 })
const bytesOf = (document: PrintedDocument) => joined(printer.print(document, 'ines'))

it('embeds the letters it uses of our own fonts, and no font besides', async () => {
  const spans = [{ text: 'Plain, ' }, { text: 'italic', italic: true }, { text: ' and ' }, { text: 'code', code: true }]
  const pdf = Buffer.from(await bytesOf(documentOf([{ kind: 'paragraph', spans }])))
  const text = pdf.toString('latin1')
  const fonts = [...text.matchAll(/\/Type \/FontDescriptor\s+\/FontName \/([\w+-]+)/g)].map(([, name]) => name?.replace(/^\w{6}\+/, ''))
  expect(fonts.toSorted()).toEqual(['Inter-Regular', 'JetBrainsMono-Regular', 'Newsreader-Italic', 'Newsreader-Regular'])
  expect(text.match(/\/FontFile2 /g)).toHaveLength(4)
  expect(text).not.toContain('Helvetica')
  expect(pdf.length).toBeLessThan(40_000)
})

it('keeps to the paper it is given', async () => {
  const texts: string[] = []
  for (const paper of ['a4', 'letter'] as const)
    texts.push(Buffer.from(await bytesOf(documentOf([words('x')], { paper }))).toString('latin1'))
  expect(texts.map((text) => /\/MediaBox \[([^\]]+)\]/.exec(text)?.[1])).toEqual(['0 0 595.28 841.89', '0 0 612 792'])
})

it('shows photographs and drawings, and outlives one that is broken', async () => {
  const pictures: Record<string, Uint8Array> = {
    jpeg,
    plain: png(40, 20),
    clear: png(40, 20, { hasAlpha: true }),
    broken: png(40, 20, { broken: true }),
    'clear and broken': png(40, 20, { hasAlpha: true, broken: true }),
    'far too large': png(40, 20).map((byte, i) => (i === 16 ? 0x40 : byte)),
  }
  const parts = Object.keys(pictures).map((id): Part => ({ kind: 'picture', id, alt: id }))
  const read = await readPdf(await bytesOf(documentOf(parts, { picture: async (id) => each([pictures[id] as Uint8Array]) })))
  expect(read.pictures).toEqual([3])
  expect(read.pages[0]?.match(/it is damaged\. It shows: (clear and broken|broken|far too large)/g)).toHaveLength(3)
})

it('a heading stands with what follows it, and no line of a paragraph stands alone', async () => {
  const filler = (lines: number): Part => ({ kind: 'code', text: 'x\n'.repeat(lines - 1) })
  for (let lines = 42; lines < 53; lines++) {
    const typesetter = createTypesetter(documentOf([]))
    const heading: Part = { kind: 'heading', level: 1, spans: [{ text: 'Heading' }] }
    for (const part of [filler(lines), heading, words('one\ntwo\nthree\nfour')]) typesetter.add(part)
    await typesetter.end()
    const { pages } = await readPdf(Buffer.concat(await typesetter.taken()))
    const last = (pages[0] ?? '').replace(/^[x ]*/, '').trim()
    expect(['', 'Heading one two', 'Heading one two three four']).toContain(last)
  }
})

it('sets one document for each person at a time, and only so many in all', async () => {
  const held = Promise.withResolvers<void>()
  async function* slow(): AsyncGenerator<Part> {
    yield words('Begun.')
    await held.promise
  }
  const first = bytesOf(documentOf([], { parts: slow() }))
  await expect(bytesOf(documentOf([]))).rejects.toMatchObject({ code: 'rate-limited' })
  await expect(joined(printer.print(documentOf([]), 'dev'))).rejects.toMatchObject({ code: 'unavailable' })
  held.resolve()
  expect((await first).length).toBeGreaterThan(1000)
  expect((await bytesOf(documentOf([words('Next.')]))).length).toBeGreaterThan(1000)
})

afterEach(() => void vi.useRealTimers())

it('a document whose reader takes nothing more leaves its place to others in time, and is at an end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const one = createProcessPrinter({ most: 1, secondsInAll: 60 })
  async function* endless(): AsyncGenerator<Part> {
    for (let i = 0; ; i++) yield { kind: 'section', level: 2, title: `Day ${i}` }
  }
  const held = one.print(documentOf([], { parts: endless() }), 'ines')[Symbol.asyncIterator]()
  await held.next()
  vi.advanceTimersByTime(59_000)
  await expect(joined(one.print(documentOf([]), 'dev'))).rejects.toMatchObject({ code: 'unavailable' })
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  const other = () => joined(one.print(documentOf([words('x')]), 'dev'))
  expect((await vi.waitFor(other, { timeout: 20_000 })).length).toBeGreaterThan(1000)
  const rest = async () => {
    while (!(await held.next()).done);
  }
  await expect(rest()).rejects.toMatchObject({ code: 'too-large' })
})

it('passes on pieces of 64 KiB at most, which a slow reader takes in time', async () => {
  const parts: Part[] = [{ kind: 'picture', id: 'noise', alt: '' }]
  const large = Buffer.concat([jpeg, Buffer.alloc(300_000)])
  const sizes: number[] = []
  for await (const { length } of printer.print(documentOf(parts, { picture: async () => each([large]) }), 'ines')) sizes.push(length)
  expect(sizes.length).toBeGreaterThan(4)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(64 * 1024)
})

it.each([
  ['memory', { mebibytes: 24 }],
  ['time', { seconds: 0 }],
])('a document that takes too much %s is given up, and the next one is set', async (_, limits) => {
  const small = createProcessPrinter({ most: 1, ...limits })
  async function* endless(): AsyncGenerator<Part> {
    for (let i = 0; ; i++) yield { kind: 'section', level: 2, title: `Day ${i}` }
  }
  await expect(joined(small.print(documentOf([], { parts: endless() }), 'ines'))).rejects.toMatchObject({ code: 'too-large' })
  expect((await bytesOf(documentOf([words('x')]))).length).toBeGreaterThan(1000)
})
