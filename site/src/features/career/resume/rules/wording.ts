import type { ResumeSource, ResumeText, ResumeWording, ShownContent } from '@throughline/core/resume'

/** The same wording of others, with this text; the original itself where there is none, or where it is the original. */
export function reworded(all: readonly ResumeWording[], { id, part }: ResumeSource, text: string, original: string): ResumeWording[] {
  const others = all.filter((one) => one.id !== id || one.part !== part)
  const said = text.trim()
  return said === '' || said === original.trim() ? others : [...others, { id, part: part as ResumeWording['part'], text: said, original }]
}

/** Every text of a version that stands for a record, by that record and its part. */
export function textsByKey({ header, sections }: ShownContent): Map<string, ResumeText> {
  const texts = sections.flatMap((section): (ResumeText | null)[] => {
    if ('summary' in section) return [section.summary]
    if ('groups' in section)
      return section.groups.flatMap(({ entries }) => entries.flatMap(({ position, summary, lines }) => [position, summary, ...lines]))
    return 'items' in section ? [...section.items] : []
  })
  return new Map([header.label, ...texts].flatMap((text) => (text ? [[keyOf(text.source), text] as const] : [])))
}

export const keyOf = ({ id, part }: Pick<ResumeSource, 'id' | 'part'>) => `${part} ${id}`
