import type { ArchiveRule } from '../kernel/index.ts'
import type { ReviewPacket, SentenceSource } from './schema.ts'

/** Sentences keep their words; a source that is not in the archive is none any more. */
export const archivedPacket: ArchiveRule<ReviewPacket> = {
  anew(packet, ids) {
    const sourceAnew = (source: SentenceSource) => {
      const id = ids.of(source.id)
      return id === null ? [] : { ...source, id }
    }
    return {
      ...packet,
      leftOut: packet.leftOut.flatMap((id) => ids.of(id) ?? []),
      sections: packet.sections.map((section) => ({
        ...section,
        id: ids.within(section.id),
        paragraphs: section.paragraphs.map((paragraph) => ({
          ...paragraph,
          id: ids.within(paragraph.id),
          sentences: paragraph.sentences.map((sentence) => ({
            ...sentence,
            id: ids.within(sentence.id),
            sources: sentence.sources.flatMap(sourceAnew),
          })),
        })),
      })),
    }
  },
}
