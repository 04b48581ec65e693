import type { Block, Part, PrintedDocument, Printer } from '@throughline/core/document'
import { type Bytes, joined } from '@throughline/core/kernel'
import { describe, expect, it } from 'vitest'

/** What a reader of the document finds in it. */
export interface ReadDocument {
  title: string
  language: string
  /** The text of each page, in the order it is drawn, without what is no part of it. */
  pages: readonly string[]
  /** Names, those of the second level below their first. */
  outline: readonly { title: string; items: readonly string[] }[]
  /** Addresses of the links of each page; within the document `#` and the page they lead to. */
  links: readonly (readonly string[])[]
  /** Tags of the structure of each page. */
  tags: readonly (readonly string[])[]
  /** How many pictures are on each page. */
  pictures: readonly number[]
}

export interface PrinterHarness {
  create(): Printer
  read(pdf: Uint8Array): Promise<ReadDocument>
  /** A picture that can be shown. */
  picture: Uint8Array
}

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}

/** A document of these parts. */
const documentOf = (parts: readonly Part[] | AsyncIterable<Part>, given: Partial<PrintedDocument> = {}): PrintedDocument => ({
  title: 'Journal of March',
  author: 'Ines Varga',
  language: 'en-GB',
  paper: 'a4',
  parts: Symbol.asyncIterator in parts ? parts : each(parts),
  picture: async () => null,
  ...given,
})

const paragraph = (text: string): Block => ({ kind: 'paragraph', spans: [{ text }] })
const section = (title: string, level: 1 | 2 = 2): Part => ({ kind: 'section', level, title })

/** What every implementation of the core's Printer must do. */
export function printerContract(name: string, { create, read, picture: shown }: PrinterHarness): void {
  const printed = async (document: PrintedDocument) => read(await joined(create().print(document, 'ines')))

  describe(`${name}: printer`, () => {
    it('says what it is called and which language it is in', async () => {
      expect(await printed(documentOf([paragraph('Rain.')]))).toMatchObject({ title: 'Journal of March', language: 'en-GB' })
    })

    it('is a document of one page when there is nothing to print', async () => {
      expect((await printed(documentOf([]))).pages).toHaveLength(1)
    })

    it('holds every kind of block as text in the order it is read', async () => {
      const { pages } = await printed(
        documentOf([
          { kind: 'section', level: 2, title: 'One', above: 'Two', below: 'Three' },
          { kind: 'heading', level: 2, spans: [{ text: 'Four' }] },
          { kind: 'paragraph', spans: [{ text: 'Five ' }, { text: 'six', bold: true }, { text: '\nseven', italic: true, struck: true }] },
          {
            kind: 'list',
            start: 8,
            items: [
              {
                checked: null,
                blocks: [paragraph('eight'), { kind: 'list', start: null, items: [{ checked: true, blocks: [paragraph('nine')] }] }],
              },
              { checked: null, blocks: [] },
            ],
          },
          { kind: 'quote', blocks: [paragraph('ten'), { kind: 'code', text: 'eleven\n  twelve' }] },
          { kind: 'rule' },
          {
            kind: 'table',
            aligns: ['left', 'right'],
            head: [[{ text: 'thirteen' }], [{ text: 'fourteen' }]],
            rows: [[[{ text: 'fifteen' }], []]],
          },
          { kind: 'note', spans: [{ text: 'sixteen' }] },
        ]),
      )
      const words = 'Two One Three Four Five six seven 8. eight • nine 9. ten eleven twelve thirteen fourteen fifteen sixteen'
      const found = pages.join(' ').split(/\s+/)
      expect(words.split(' ').filter((word) => found.includes(word) || word === '•')).toEqual(words.split(' '))
      const places = words
        .split(' ')
        .filter((word) => word !== '•')
        .map((word) => found.indexOf(word))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
    })

    it('names its sections in its outline, those of the second level below the first', async () => {
      const { outline } = await printed(documentOf([section('March', 1), section('A'), section('B'), section('April', 1), section('C')]))
      expect(outline).toEqual([
        { title: 'March', items: ['A', 'B'] },
        { title: 'April', items: ['C'] },
      ])
    })

    it('leads to addresses, and from one section to another', async () => {
      const links: Part = {
        kind: 'paragraph',
        spans: [{ text: 'there', href: 'https://a.example/x?y=(1)' }, { text: ' and ' }, { text: 'further down', href: '#b' }],
      }
      const read = await printed(documentOf([links, section('April', 1), { kind: 'section', level: 2, title: 'B', anchor: 'b' }]))
      expect(read.links[0]).toEqual(['https://a.example/x?y=(1)', '#2'])
    })

    it('tells readers what is a heading, a list, a table and a link', async () => {
      const cells = [[{ text: 'x' }]]
      const { tags } = await printed(
        documentOf([
          section('A'),
          { kind: 'list', start: null, items: [{ checked: null, blocks: [paragraph('x')] }] },
          { kind: 'table', aligns: ['left'], head: cells, rows: [cells] },
          { kind: 'paragraph', spans: [{ text: 'x', href: 'https://a.example' }] },
        ]),
      )
      expect(tags[0]).toEqual(expect.arrayContaining(['H2', 'L', 'LI', 'Lbl', 'LBody', 'Table', 'TR', 'TH', 'TD', 'P', 'Link']))
    })

    it('goes on for as many pages as it takes, and keeps all of the text', async () => {
      const parts = Array.from({ length: 400 }, (_, i) =>
        paragraph(`Paragraph ${i} of a long day. ${'And then it rained again. '.repeat(6)}`),
      )
      const { pages } = await printed(documentOf(parts))
      expect(pages.length).toBeGreaterThan(20)
      const numbers = [...pages.join(' ').matchAll(/Paragraph (\d+) of/g)].map(([, number]) => Number(number))
      expect(numbers).toEqual(Array.from({ length: 400 }, (_, i) => i))
    })

    it('parts a word that is longer than a line, and a block that is longer than a page', async () => {
      const cell = [{ text: 'word '.repeat(3000) }]
      const { pages } = await printed(
        documentOf([
          paragraph('x'.repeat(5000)),
          { kind: 'code', text: 'line\n'.repeat(300) },
          { kind: 'table', aligns: ['left', 'left'], head: [[], []], rows: [[cell, []]] },
        ]),
      )
      const text = pages.join(' ')
      expect([count(text, /x/g), count(text, /line/g), count(text, /word/g)]).toEqual([5000, 300, 3000])
    })

    it('shows a picture, and names what it cannot show', async () => {
      const contents: Record<string, Uint8Array | null> = {
        shown,
        gone: null,
        odd: Uint8Array.from('RIFF....WEBPVP8 ', (sign) => sign.charCodeAt(0)),
      }
      const picture = (id: string): Block => ({ kind: 'picture', id, alt: `The pier, ${id}` })
      const { pages, pictures } = await printed(
        documentOf([picture('shown'), picture('gone'), { kind: 'quote', blocks: [picture('odd')] }], {
          picture: async (id) => (contents[id] ? each([contents[id]]) : null),
        }),
      )
      expect(pictures).toEqual([1])
      expect(pages.join(' ')).toMatch(/cannot be printed.*The pier, gone.*cannot be printed.*WebP.*The pier, odd/s)
    })

    it('keeps text in other alphabets, and says of what it has no letters for that it has none', async () => {
      const { pages } = await printed(documentOf([paragraph('Żółć, Việt Nam, Ελλάδα, Україна → ≠ ☑ 😀 日本 שלום')]))
      expect(pages[0]).toMatch(/Żółć.*Việt Nam.*Ελλάδα.*Україна.*→.*≠.*☑.*😀/s)
      expect(pages[0]).toMatch(/6 signs above/)
    })

    it('passes on what reading the parts throws', async () => {
      async function* broken(): AsyncGenerator<Part> {
        yield paragraph('Begun.')
        throw new Error('The store is gone.')
      }
      await expect(joined(create().print(documentOf(broken()), 'ines'))).rejects.toThrow('The store is gone.')
    })

    it('lets go of the parts when nobody reads on', async () => {
      let [isBegun, isLetGo] = [false, false]
      async function* endless(): AsyncGenerator<Part> {
        isBegun = true
        try {
          for (;;) yield paragraph('And on. '.repeat(200))
        } finally {
          isLetGo = true
        }
      }
      for await (const piece of create().print(documentOf(endless()), 'ines')) if (isBegun && piece.length > 0) break
      expect(isLetGo).toBe(true)
    })

    it('is given piece by piece, long before its last part is read', async () => {
      let read = 0
      let readAtFirst = 0
      async function* many(): AsyncGenerator<Part> {
        for (; read < 2000; read++) yield paragraph('And then it rained again. '.repeat(20))
      }
      const pieces: Bytes = create().print(documentOf(many()), 'ines')
      for await (const piece of pieces) if (piece.length > 0 && read > 0) readAtFirst ||= read
      expect(readAtFirst).toBeGreaterThan(0)
      expect(readAtFirst).toBeLessThan(1000)
    })
  })
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
