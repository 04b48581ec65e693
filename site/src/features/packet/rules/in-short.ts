import type { PacketSection, Paragraph } from '@throughline/core/review'
import { sourcesIn } from './marks.ts'

/** Where a result is told in short. */
export interface InShort {
  sentenceId: string
  heading: string
}

/** The sentence at the head that tells the result of a paragraph further down, which says its figures for both; `null` where there is none. */
export function inShortOf(sections: readonly PacketSection[], section: PacketSection, paragraph: Paragraph): InShort | null {
  if (section.kind !== 'wins' && section.kind !== 'goals') return null
  const rests = new Set(sourcesIn(paragraph).map(({ id }) => id))
  for (const { kind, heading, paragraphs } of sections) {
    const sentences = kind === 'in-short' ? paragraphs.flatMap((one) => one.sentences) : []
    const found = sentences.find(({ drafted, sources }) => drafted?.facet === 'headline' && sources.some(({ id }) => rests.has(id)))
    if (found) return { sentenceId: found.id, heading }
  }
  return null
}
