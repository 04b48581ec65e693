import type { PacketWords } from '../draft/words/index.ts'
import type { LeavingPacket } from './leaving.ts'
import { sourceHead, type Titled } from './parts.ts'

/** Signs that would begin something in the middle of a text, or make a link of an address. */
const signs = /[\\`*_[\]<>~@|]|&(?=#?\w+;)|:(?=\/\/)|(?<=www)\./gi

/** Signs that would begin a heading, list, quote or rule at the head of a line. */
const beginnings = /^(\s*)([-+#=]|\d+[.)](?=\s))/

const escaped = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(signs, '\\$&')
    .replace(
      beginnings,
      (_, blank: string, sign: string) => `${blank}${/\d/.test(sign) ? `${sign.slice(0, -1)}\\${sign.slice(-1)}` : `\\${sign}`}`,
    )

/** A packet as Markdown (GFM), its sources as footnotes. */
export function markdownOf({ sections, sources }: LeavingPacket, { title, about }: Titled, { document }: PacketWords): string {
  const blocks = [`# ${escaped(title)}`, escaped(about)]
  if (sections.length === 0) blocks.push(document.nothing)
  for (const { heading, paragraphs } of sections) {
    blocks.push(`## ${escaped(heading)}`)
    for (const sentences of paragraphs)
      blocks.push(sentences.map(({ text, marks }) => escaped(text) + marks.map((mark) => `[^${mark}]`).join('')).join(' '))
  }
  if (sources.length > 0)
    blocks.push(
      sources.map((source) => `[^${source.number}]: ${escaped(`${sourceHead(source, document)}: ${source.source.title}`)}`).join('\n'),
    )
  return `${blocks.join('\n\n')}\n`
}
