import { type ArchiveRule, anyAnew, type NewIds } from '../kernel/index.ts'
import type { DraftKey, ReviewPacket, Sentence } from './schema.ts'

/**
 * Sentences keep their words and what they rest on. A source that is not in the archive stays named, as it is where the
 * packet comes from: by an unknown win a sentence is known to be withheld.
 */
export const archivedPacket: ArchiveRule<ReviewPacket> = {
  anew: (packet, ids) => ({
    ...packet,
    leftOut: packet.leftOut.map((key) => keyAnew(key, ids)),
    decided: packet.decided.map((one) => ({ ...one, of: anyAnew(ids, one.of), from: one.from && anyAnew(ids, one.from) })),
    cut: packet.cut.map((sentence) => sentenceAnew(sentence, ids)),
    sections: packet.sections.map((section) => ({
      ...section,
      id: ids.within(section.id),
      paragraphs: section.paragraphs.map((paragraph) => ({
        ...paragraph,
        id: ids.within(paragraph.id),
        sentences: paragraph.sentences.map((sentence) => sentenceAnew(sentence, ids)),
      })),
    })),
  }),
}

const sentenceAnew = (sentence: Sentence, ids: NewIds): Sentence => ({
  ...sentence,
  id: ids.within(sentence.id),
  sources: sentence.sources.map((source) => ({ ...source, id: anyAnew(ids, source.id) })),
  drafted: sentence.drafted && keyAnew(sentence.drafted, ids),
})

const keyAnew = <K extends DraftKey>(key: K, ids: NewIds): K => ({ ...key, of: key.of && anyAnew(ids, key.of) })
