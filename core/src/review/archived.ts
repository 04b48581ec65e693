import type { ArchiveRule, NewIds } from '../kernel/index.ts'
import type { DraftKey, ReviewPacket, SentenceSource } from './schema.ts'

/** Sentences keep their words; a source that is not in the archive is none any more. */
export const archivedPacket: ArchiveRule<ReviewPacket> = {
  anew(packet, ids) {
    const sourceAnew = (source: SentenceSource) => {
      const id = ids.of(source.id)
      return id === null ? [] : { ...source, id }
    }
    return {
      ...packet,
      leftOut: packet.leftOut.flatMap((key) => keyAnew(key, ids) ?? []),
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
            drafted: sentence.drafted && keyAnew(sentence.drafted, ids),
          })),
        })),
      })),
    }
  },
}

/** What was drafted of a record that is not there is known by nothing any more. */
function keyAnew<K extends DraftKey>(key: K, ids: NewIds): K | null {
  const of = key.of && ids.of(key.of)
  return key.of !== null && of === null ? null : { ...key, of }
}
