import type { PacketSection, Paragraph } from '@throughline/core/review'

interface Followed {
  /** Sources of the paragraph as it was. */
  sources: number
  /** Of them those that stand behind nothing in what it became. */
  lost: number
  /** Sentences that rest on nothing and did not stand there before. */
  bare: number
}

/** What became of the sources of a paragraph that was written anew, which may have made several of it, or none. */
export function followed(before: readonly PacketSection[], after: readonly PacketSection[], paragraphId: string): Followed {
  const olds = paragraphsOf(before)
  const earlier = new Set(olds.map(({ id }) => id))
  const old = sentencesOf(olds.filter(({ id }) => id === paragraphId))
  const made = sentencesOf(paragraphsOf(after).filter(({ id }) => id === paragraphId || !earlier.has(id)))
  const [had, has] = [sourcesOf(old), sourcesOf(made)]
  const stood = new Set(old.filter(({ sources }) => sources.length === 0).map(({ id }) => id))
  const bare = made.filter(({ id, sources }) => sources.length === 0 && !stood.has(id)).length
  return { sources: had.size, lost: [...had].filter((id) => !has.has(id)).length, bare }
}

const paragraphsOf = (sections: readonly PacketSection[]) => sections.flatMap(({ paragraphs }) => paragraphs)

const sentencesOf = (paragraphs: readonly Paragraph[]) => paragraphs.flatMap(({ sentences }) => sentences)

const sourcesOf = (sentences: Paragraph['sentences']) => new Set(sentences.flatMap(({ sources }) => sources.map(({ id }) => id)))
