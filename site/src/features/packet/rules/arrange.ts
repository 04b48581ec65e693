import type { PacketSection, Paragraph, ReviewPacket } from '@throughline/core/review'
import { goalFacets } from '@throughline/core/review/facets'

/** A list with one of its items a place further up or down; the same where there is no such place. */
export function shifted<T extends { id: string }>(items: readonly T[], id: string, by: -1 | 1): T[] {
  const from = items.findIndex((item) => item.id === id)
  const other = items[from + by]
  const moved = items[from]
  if (!moved || !other) return [...items]
  return items.map((item) => (item === moved ? other : item === other ? moved : item))
}

/** Sections with another for one of them; `null` takes it out. */
export const withSection = (sections: readonly PacketSection[], id: string, change: (section: PacketSection) => PacketSection | null) =>
  sections.flatMap((section) => (section.id === id ? (change(section) ?? []) : [section]))

/** A section with another list of paragraphs. */
export const withParagraphs = (section: PacketSection, paragraphs: readonly Paragraph[]): PacketSection => ({
  ...section,
  paragraphs: [...paragraphs],
})

/** Sections without a source of one of their sentences. */
export const unlinked = (sections: readonly PacketSection[], paragraphId: string, sourceId: string): PacketSection[] =>
  sections.map((section) =>
    withParagraphs(
      section,
      section.paragraphs.map((paragraph) =>
        paragraph.id !== paragraphId
          ? paragraph
          : {
              ...paragraph,
              sentences: paragraph.sentences.map((one) => ({ ...one, sources: one.sources.filter(({ id }) => id !== sourceId) })),
            },
      ),
    ),
  )

/** A packet without a word of a goal, also of what would be drafted of it later; what is empty by that goes too. */
export function withoutGoal({ sections, leftOut }: Pick<ReviewPacket, 'sections' | 'leftOut'>, goalId: string) {
  const others = leftOut.filter(({ of }) => of !== goalId)
  return {
    sections: sections.flatMap((section) => {
      const paragraphs = section.paragraphs.flatMap((paragraph) => {
        const sentences = paragraph.sentences.filter(({ drafted }) => drafted?.of !== goalId)
        return sentences.length === 0 && paragraph.sentences.length > 0 ? [] : { ...paragraph, sentences }
      })
      return paragraphs.length === 0 && section.paragraphs.length > 0 ? [] : withParagraphs(section, paragraphs)
    }),
    leftOut: [...others, ...goalFacets.map((facet) => ({ facet, of: goalId }))],
  }
}
