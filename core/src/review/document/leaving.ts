import type { PacketSection, ReviewPacket, SentenceSource } from '../schema.ts'

/** A source as a document names it, by its number from 1. */
export interface NumberedSource {
  number: number
  source: SentenceSource
}

export interface LeavingSentence {
  text: string
  /** The numbers of its sources. */
  marks: readonly number[]
}

/** What of a packet may leave: no sentence that is withheld, and no word of the journal. */
export interface LeavingPacket {
  sections: readonly { heading: string; paragraphs: readonly (readonly LeavingSentence[])[] }[]
  /** In the order they are first named. */
  sources: readonly NumberedSource[]
}

/** Whether a source may be named to others. */
const isNamed = ({ kind }: SentenceSource): boolean => kind !== 'journal-entry'

/** @param withheld ids of sentences that stay with their owner */
export function leavingOf({ sections }: Pick<ReviewPacket, 'sections'>, withheld: ReadonlySet<string>): LeavingPacket {
  const sources = new Map<string, NumberedSource>()
  const markOf = (source: SentenceSource): number => {
    const known = sources.get(source.id) ?? { number: sources.size + 1, source }
    sources.set(source.id, known)
    return known.number
  }
  const said = ({ heading, paragraphs }: PacketSection) => ({
    heading,
    paragraphs: paragraphs
      .map(({ sentences }) =>
        sentences
          .filter(({ id, text }) => !withheld.has(id) && text.trim() !== '')
          .map((sentence) => ({ text: sentence.text.trim(), marks: sentence.sources.filter(isNamed).map(markOf) })),
      )
      .filter((paragraph) => paragraph.length > 0),
  })
  const left = sections.map(said).filter(({ paragraphs }) => paragraphs.length > 0)
  return { sections: left, sources: [...sources.values()] }
}
