import type { Paragraph, ReviewPacket, SentenceSource } from '@throughline/core/review'
import { leavingOf } from '@throughline/core/review/leaving'
import { experienceHref } from '../../addresses/career.ts'
import { entryHref } from '../../addresses/entries.ts'
import { goalHref } from '../../addresses/goals.ts'
import { taskHref } from '../../addresses/tasks.ts'
import { winHref } from '../../addresses/wins.ts'

/** By what a source is marked, by its record. */
export type Marks = ReadonlyMap<string, string>

/** The numbers documents have too; what is not named there has a letter. */
export function marksOf(packet: ReviewPacket, withheld: ReadonlySet<string>): Marks {
  const marks = new Map(leavingOf(packet, withheld).sources.map(({ number, source }) => [source.id, String(number)]))
  let letters = 0
  for (const { paragraphs } of packet.sections)
    for (const { sentences } of paragraphs)
      for (const { sources } of sentences) for (const { id } of sources) if (!marks.has(id)) marks.set(id, letterOf(letters++))
  return marks
}

/** The sources of a paragraph that a document names; the others stay with the owner. */
export const leavingSources = (paragraph: Paragraph, withheld: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(leavingOf(alone([paragraph]), withheld).sources.map(({ source }) => source.id))

/** Whether a document says anything of these paragraphs. */
export const saysAnything = (paragraphs: readonly Paragraph[], withheld: ReadonlySet<string>): boolean =>
  leavingOf(alone(paragraphs), withheld).sections.length > 0

const alone = (paragraphs: readonly Paragraph[]): Pick<ReviewPacket, 'sections'> => ({
  sections: [{ id: '', kind: 'own', heading: '', paragraphs: [...paragraphs] }],
})

/** a to z, then aa. */
const letterOf = (place: number): string =>
  (place >= 26 ? letterOf(Math.floor(place / 26) - 1) : '') + String.fromCharCode(97 + (place % 26))

/** The sources of a paragraph, each record once. */
export const sourcesIn = ({ sentences }: Paragraph): SentenceSource[] => [
  ...new Map(sentences.flatMap(({ sources }) => sources).map((source) => [source.id, source])).values(),
]

/** Where the record of a source is shown; `null` where it has no page. */
export function hrefOf({ kind, id }: Pick<SentenceSource, 'kind' | 'id'>): string | null {
  if (kind === 'win') return winHref(id)
  if (kind === 'goal') return goalHref(id)
  if (kind === 'task') return taskHref(id)
  if (kind === 'journal-entry') return entryHref(id)
  if (kind === 'experience') return experienceHref(id)
  return kind === 'skill' ? '/career/skills' : null
}
