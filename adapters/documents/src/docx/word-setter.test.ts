import type { Part, PrintedDocument } from '@throughline/core/document'
import { joined } from '@throughline/core/kernel'
import mammoth from 'mammoth'
import { expect, it } from 'vitest'
import { createProcessPrinter } from '../process-printer.ts'

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}

const printer = createProcessPrinter({ format: 'docx', most: 1 })

/** What another reader of Word files makes of it. */
async function read(parts: readonly Part[], given: Partial<PrintedDocument> = {}) {
  const document: PrintedDocument = {
    ...{ title: 'July', author: 'Ines', language: 'en-GB', paper: 'a4', parts: each(parts), picture: async () => null },
    ...given,
  }
  const buffer = Buffer.from(await joined(printer.print(document, 'ines')))
  return { buffer, html: (await mammoth.convertToHtml({ buffer })).value }
}

const paragraph = (text: string) => ({ kind: 'paragraph' as const, spans: [{ text }] })

it('has headings, looks and links where the parts have them', async () => {
  const { html } = await read([
    { kind: 'section', level: 1, title: 'July to December', below: 'For Ruth' },
    { kind: 'section', level: 2, title: 'In short' },
    {
      kind: 'paragraph',
      spans: [
        { text: 'Half ' },
        { text: 'as many', bold: true },
        { text: ' [1]', href: '#sources' },
        { text: ' see', href: 'https://a.example/x?y=1&z' },
      ],
    },
    { kind: 'section', level: 2, title: 'Sources', anchor: 'sources' },
  ])
  expect(html).toMatch(/<h1>July to December<\/h1><p>For Ruth<\/p><h2>In short<\/h2><p>Half <strong>as many<\/strong>/)
  expect(html).toContain('<a href="https://a.example/x?y=1&amp;z">')
  const anchor = /<a id="([^"]+)"><\/a>Sources/.exec(html)?.[1]
  expect([anchor, html.includes(`<a href="#${anchor}">`)]).toEqual([expect.any(String), true])
})

it('has lists, each numbered one with numbers of its own, in the order they are read', async () => {
  const list = (start: number | null, ...texts: string[]): Part => ({
    kind: 'list',
    start,
    items: texts.map((text) => ({ checked: null, blocks: [paragraph(text)] })),
  })
  const { html } = await read([
    list(1, 'one', 'two'),
    paragraph('between'),
    list(1, 'again one'),
    {
      kind: 'list',
      start: null,
      items: [{ checked: true, blocks: [paragraph('done'), list(null, 'within') as Exclude<Part, { kind: 'section' }>] }],
    },
  ])
  expect(html).toMatch(/<ol><li>one<\/li><li>two<\/li><\/ol><p>between<\/p><ol><li>again one<\/li><\/ol><ul><li>☑ done<ul><li>within/)
})

it('has quotes, code, tables and what stands apart, and names a picture that it cannot show', async () => {
  const { html } = await read([
    { kind: 'quote', blocks: [paragraph('said')] },
    { kind: 'code', text: 'a\n  b' },
    { kind: 'table', aligns: ['left', 'right'], head: [[{ text: 'h' }], []], rows: [[[{ text: 'x' }], [{ text: '1' }]]] },
    { kind: 'rule' },
    { kind: 'note', spans: [{ text: 'apart' }] },
    { kind: 'heading', level: 2, spans: [{ text: 'Deeper' }] },
    { kind: 'picture', id: 'p', alt: 'The pier' },
  ])
  for (const piece of ['<p>said</p>', 'a<br />  b', '<table>', '>x<', 'apart', '<h4>Deeper</h4>', 'The pier']) expect(html).toContain(piece)
})

it('keeps letters of any alphabet and signs of markup as they are', async () => {
  const { html } = await read([paragraph('Żółć 日本 שלום & <b> "x"')])
  expect(html).toBe('<p>Żółć 日本 שלום &amp; &lt;b&gt; "x"</p>')
})

it('is a document that can be opened when there is nothing in it', async () => {
  expect((await read([])).buffer.subarray(0, 2).toString()).toBe('PK')
})

it('keeps all of a long text, and is given up where that takes more than one document may have', async () => {
  const many = Array.from({ length: 3000 }, (_, i) => paragraph(`Paragraph ${i}.`))
  expect((await read(many)).html.match(/Paragraph \d+\./g)).toHaveLength(3000)
  const hurried = createProcessPrinter({ format: 'docx', mebibytes: 16, most: 1 })
  const document = { title: '', author: '', language: 'en', paper: 'a4' as const, picture: async () => null }
  const huge = each(Array.from({ length: 20_000 }, () => paragraph('And then it rained again. '.repeat(20))))
  await expect(joined(hurried.print({ ...document, parts: huge }, 'ines'))).rejects.toMatchObject({ code: 'too-large' })
})
