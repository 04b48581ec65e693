import { inflateSync } from 'node:zlib'
import mammoth from 'mammoth'
import { expect, it } from 'vitest'
import { jpeg } from '../test-pictures.ts'
import { readPdf } from '../test-read-pdf.ts'
import { createResumeSetter } from './resume-setter.ts'
import { headerOf, resumeOf, summaryOf } from './test-contents.ts'
import { resumePeople } from './test-people.ts'
import { ofOne, resumeSetterContract } from './test-setter-contract.ts'

const textOf = async (docx: Uint8Array) => (await mammoth.extractRawText({ buffer: Buffer.from(docx) })).value

resumeSetterContract('process', { create: createResumeSetter, readPdf, readDocx: textOf, picture: jpeg })

const setter = ofOne(createResumeSetter({ most: 1 }))
const latin1 = async (content: typeof resumePeople.analyst) => Buffer.from(await setter.pdf(content)).toString('latin1')

it('embeds the letters it uses of our own fonts, and no font besides', async () => {
  const text = await latin1(resumePeople.analyst)
  const fonts = [...text.matchAll(/\/Type \/FontDescriptor\s+\/FontName \/([\w+-]+)/g)].map(([, name]) => name?.replace(/^\w{6}\+/, ''))
  expect(fonts.toSorted()).toEqual(['Inter-Regular', 'Inter-SemiBold', 'Newsreader-Regular'])
  expect(text.match(/\/FontFile2 /g)).toHaveLength(3)
  expect(text.length).toBeLessThan(60_000)
})

it('keeps to the paper it is given', async () => {
  const texts = [await latin1(resumePeople.analyst), await latin1(resumePeople.nurse)]
  expect(texts.map((text) => /\/MediaBox \[([^\]]+)\]/.exec(text)?.[1])).toEqual(['0 0 595.28 841.89', '0 0 612 792'])
})

/** What is drawn on its pages, unpacked. */
function drawnIn(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf)
  const streams = [...bytes.toString('latin1').matchAll(/>>\nstream\n/g)].map(({ index }) => bytes.subarray(index + '>>\nstream\n'.length))
  const packed = streams.filter(([first]) => first === 0x78)
  return packed.map((stream) => inflateSync(stream).toString('latin1')).join('\n')
}

it('draws a box for a sign that no font has, which is copied as what was written', async () => {
  const content = resumeOf(headerOf('山田 Hana', '', []), [summaryOf('Plain.')])
  expect((await setter.layout(content)).pages[0]?.lines[0]?.text).toBe('□□ Hana')
  expect(drawnIn(await setter.pdf(content))).toContain('/ActualText (\u00fe\u00ffu0)')
})

it('draws a letter for each letter: no sign of its fonts stands for two, and none of the text is a ligature', async () => {
  const content = resumeOf(headerOf('Fiona Affleck', '', []), [summaryOf('Offices, first, fluent, waffle, \ufb01rst \ufb02oor')])
  const maps = drawnIn(await setter.pdf(content)).match(/begincmap.*?endcmap/gs) ?? []
  expect(maps.length).toBeGreaterThan(0)
  expect(maps.join()).toContain('<0066>')
  expect(maps.join()).not.toMatch(/<[\da-f]{8,}>/)
  const texts = (await setter.layout(content)).pages.flatMap(({ lines }) => lines.map(({ text }) => text))
  expect(texts.join(' ')).toContain('waffle, first floor')
})

it('has real headings, lists and links in a document of Word', async () => {
  const docx = Buffer.from(await setter.docx(resumePeople.siteManager))
  const html = (await mammoth.convertToHtml({ buffer: docx })).value
  expect(html).toContain('<h1>Jörg Habermüller</h1>')
  expect(html).toContain('<h2><strong>Berufserfahrung</strong></h2>')
  expect(html).toMatch(/<ul><li>Elf mehrgeschossige .*<\/li><\/ul>/)
  expect(html).toContain('href="mailto:j.habermueller@post.example"')
})

it.each([
  ['memory', { mebibytes: 12 }],
  ['time', { seconds: 0 }],
])('a résumé that takes too much %s is given up', async (_, limits) => {
  await expect(ofOne(createResumeSetter({ most: 1, ...limits })).pdf(resumePeople.nurse)).rejects.toMatchObject({ code: 'too-large' })
})

it('sets one thing at a time for each person: one more waits, a third is told so, and so is who is one too many', async () => {
  const { layout } = createResumeSetter({ most: 1, mostTurns: 2 })
  const turns = ['ines', 'ines', 'ines', 'ruth', 'oskar']
  // Each another, as what is the same to the letter is set once for all who wait.
  const titled = (n: number) => ({ ...resumePeople.nurse, title: `Résumé ${n}` })
  const set = await Promise.allSettled(turns.map((turn, n) => layout(titled(n), turn)))
  expect(set.map((one) => (one.status === 'rejected' ? one.reason.code : 'set'))).toEqual([
    ...['set', 'set', 'rate-limited'],
    ...['set', 'unavailable'],
  ])
  expect((await layout(titled(4), 'oskar')).pages.length).toBeGreaterThan(0)
})
