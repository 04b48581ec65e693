import type { Part, Span } from '../../document/index.ts'
import type { PacketWords } from '../draft/words/index.ts'
import type { LeavingPacket, LeavingSentence, NumberedSource } from './leaving.ts'

const SOURCES = 'sources'

export interface Titled {
  title: string
  /** Whom it is of, for whom and of which days. */
  about: string
}

/** A packet as the parts of a document, its sources listed at the end and each number leading to them. */
export function* partsOf({ sections, sources }: LeavingPacket, { title, about }: Titled, { document }: PacketWords): Generator<Part> {
  yield { kind: 'section', level: 1, title, below: about }
  if (sections.length === 0) yield { kind: 'note', spans: [{ text: document.nothing }] }
  for (const { heading, paragraphs } of sections) {
    yield { kind: 'section', level: 2, title: heading }
    for (const sentences of paragraphs) yield { kind: 'paragraph', spans: spansOf(sentences) }
  }
  if (sources.length === 0) return
  yield { kind: 'section', level: 2, title: document.sources, anchor: SOURCES }
  yield {
    kind: 'list',
    start: 1,
    items: sources.map((source) => ({
      checked: null,
      blocks: [{ kind: 'paragraph' as const, spans: [{ text: `${sourceHead(source, document)}: ` }, { text: source.source.title }] }],
    })),
  }
}

const spansOf = (sentences: readonly LeavingSentence[]): Span[] =>
  sentences.flatMap(({ text, marks }, i) => [
    { text: i === 0 ? text : ` ${text}` },
    ...marks.map((mark) => ({ text: `\u00a0[${mark}]`, href: `#${SOURCES}` })),
  ])

/** `Win, 12 November 2026`. */
export function sourceHead({ source: { kind, date } }: NumberedSource, document: PacketWords['document']): string {
  const when = document.date(date)
  return when === '' ? document.kinds[kind] : `${document.kinds[kind]}, ${when}`
}
