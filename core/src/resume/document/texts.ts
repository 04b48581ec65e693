import type { ResumeContent, ResumeContentSection, ResumeText } from '../content.ts'

/** Every text of a résumé, in the order it is read. */
export const textsOf = ({ header, sections }: ResumeContent): ResumeText[] =>
  present([header.name, header.label, ...header.contact, ...sections.flatMap(textsOfSection)])

function textsOfSection(section: ResumeContentSection): (ResumeText | null)[] {
  const { heading } = section
  if (section.kind === 'summary') return [heading, section.summary]
  if (section.kind === 'references') return [heading, ...section.references.flatMap(({ name, text }) => [name, text])]
  if ('items' in section) return [heading, ...section.items]
  return [
    heading,
    ...section.groups.flatMap(({ organisation, location, dates, entries }) => [
      ...[organisation, location, dates],
      ...entries.flatMap((entry) => [entry.position, entry.dates, entry.url, ...entry.details, entry.summary, ...entry.lines]),
    ]),
  ]
}

const present = (texts: readonly (ResumeText | null)[]) => texts.filter((text) => text !== null)
