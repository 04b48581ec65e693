import type { DraftSection, Statement } from '../draft/facts.ts'
import { joinedSources } from '../rewrite/sources.ts'
import { MAX_PARAGRAPHS, MAX_SECTIONS, type PacketSection, type ReviewPacket, type Sentence } from '../schema.ts'
import { isAsDrafted, keyOf, sentencesOf } from './keys.ts'

interface Redrawing {
  nextId(): string
  /** Only what is drafted of this record comes in, and nothing else is touched. */
  only?: string | undefined
}

/** A sentence out of its draft. */
export const sentenceOf = ({ facet, of, text, sources }: Statement, id: string): Sentence => ({
  ...{ id, text },
  sources: joinedSources(sources),
  drafted: { facet, of, text },
})

/** Sections out of a draft. */
export const sectionsOf = (draft: readonly DraftSection[], nextId: () => string): PacketSection[] =>
  draft.map(({ kind, heading, paragraphs }) => ({
    ...{ id: nextId(), kind, heading },
    paragraphs: paragraphs.map((statements) => ({ id: nextId(), sentences: statements.map((one) => sentenceOf(one, nextId())) })),
  }))

/** A draft without what is left out. */
export const draftWithout = (draft: readonly DraftSection[], out: ReadonlySet<string>): DraftSection[] =>
  draft.flatMap((section) => {
    const paragraphs = section.paragraphs
      .map((statements) => statements.filter((one) => !out.has(keyOf(one))))
      .filter((statements) => statements.length > 0)
    return paragraphs.length > 0 ? { ...section, paragraphs } : []
  })

/**
 * The sections of a packet with what is new in the draft. Sentences that a person wrote or edited stay as they are; those
 * that read as they were drafted read as they would be drafted now, and go with what they were drafted of. What was
 * taken out stays out.
 */
export function redrawn(
  { sections, leftOut }: Pick<ReviewPacket, 'sections' | 'leftOut'>,
  draft: readonly DraftSection[],
  { nextId, only }: Redrawing,
): PacketSection[] {
  const fresh = new Map(draft.flatMap((section) => section.paragraphs.flat()).map((one) => [keyOf(one), one]))
  const result = only === undefined ? sections.flatMap((section) => refreshed(section, fresh) ?? []) : [...sections]
  const said = new Set(sentencesOf(result).flatMap(({ drafted }) => (drafted ? [keyOf(drafted)] : [])))
  const out = new Set(leftOut.map(keyOf))
  const isNew = (one: Statement) => !said.has(keyOf(one)) && (only === undefined ? !out.has(keyOf(one)) : one.of === only)
  let previous: string | null = null
  for (const section of draft) {
    const at = placeOf(result, section)
    const added = section.paragraphs.some((paragraph) => paragraph.some(isNew))
    if (!added) {
      previous = result[at]?.id ?? previous
      continue
    }
    const here = result[at] ?? { id: nextId(), kind: section.kind, heading: section.heading, paragraphs: [] }
    const filled = section.paragraphs.reduce((into, paragraph) => withNew(into, paragraph, isNew, nextId), here)
    if (at >= 0) result[at] = filled
    else result.splice(previous === null ? 0 : result.findIndex(({ id }) => id === previous) + 1, 0, filled)
    previous = filled.id
  }
  return result
}

/** What reads as drafted anew; `null` for a section that is empty by that. */
function refreshed(section: PacketSection, fresh: ReadonlyMap<string, Statement>): PacketSection | null {
  const paragraphs = section.paragraphs.flatMap((paragraph) => {
    const sentences = paragraph.sentences.flatMap((sentence) => refreshedSentence(sentence, fresh) ?? [])
    return sentences.length === 0 && paragraph.sentences.length > 0 ? [] : [{ ...paragraph, sentences }]
  })
  return paragraphs.length === 0 && section.paragraphs.length > 0 ? null : { ...section, paragraphs }
}

function refreshedSentence(sentence: Sentence, fresh: ReadonlyMap<string, Statement>): Sentence | null {
  if (!sentence.drafted || !isAsDrafted(sentence)) return sentence
  const now = fresh.get(keyOf(sentence.drafted))
  if (!now) return null
  const named = new Set(now.sources.map(({ id }) => id))
  const own = sentence.sources.filter(({ id }) => !named.has(id))
  return {
    ...sentence,
    text: now.text,
    sources: joinedSources([...now.sources, ...own]),
    drafted: { ...sentence.drafted, text: now.text },
  }
}

/**
 * Where a section of the draft stands in a packet: by its heading, by what it says already, or by its kind. -1 where it does
 * not, unless there is no room for another.
 */
function placeOf(sections: readonly PacketSection[], { kind, heading, paragraphs }: DraftSection): number {
  const isHeaded = sections.findIndex((section) => section.kind === kind && section.heading === heading)
  if (isHeaded >= 0) return isHeaded
  const keys = new Set(paragraphs.flat().map(keyOf))
  const saysOf = sections.findIndex(
    (section) => section.kind === kind && sentencesOf([section]).some(({ drafted }) => drafted && keys.has(keyOf(drafted))),
  )
  if (saysOf >= 0) return saysOf
  const alike = sections.findLastIndex((section) => section.kind === kind)
  if (sections.length >= MAX_SECTIONS) return alike >= 0 ? alike : sections.length - 1
  return kind === 'wins' ? -1 : alike
}

/** A section with what is new of a paragraph: beside what was drafted with it, or at its end. */
function withNew(
  section: PacketSection,
  paragraph: readonly Statement[],
  isNew: (one: Statement) => boolean,
  nextId: () => string,
): PacketSection {
  const added = paragraph.filter(isNew).map((one) => sentenceOf(one, nextId()))
  if (added.length === 0) return section
  const records = new Set(paragraph.map(({ of }) => of))
  const known = section.paragraphs.find(({ sentences }) => sentences.some(({ drafted }) => drafted && records.has(drafted.of)))
  const beside = known ?? (section.paragraphs.length >= MAX_PARAGRAPHS ? section.paragraphs.at(-1) : undefined)
  const paragraphs = beside
    ? section.paragraphs.map((one) => (one === beside ? { ...one, sentences: [...one.sentences, ...added] } : one))
    : [...section.paragraphs, { id: nextId(), sentences: added }]
  return { ...section, paragraphs }
}
