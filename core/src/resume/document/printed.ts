import { beginLarge, languageOf } from '../../kernel/index.ts'
import type { ResumeContent, ResumeContentSection, ResumeText } from '../content.ts'

/**
 * A version as it stands on its pages, where a line begins with a large letter though its record was noted down in haste. In
 * German a small letter may be the word’s own.
 */
export const printed = (content: ResumeContent): ResumeContent =>
  languageOf(content.language) === 'de' ? content : { ...content, sections: content.sections.map(sectionOf) }

function sectionOf(section: ResumeContentSection): ResumeContentSection {
  if (!('groups' in section)) return section
  const groups = section.groups.map((group) => ({
    ...group,
    entries: group.entries.map((entry) => ({ ...entry, lines: entry.lines.map(lineOf) })),
  }))
  return { ...section, groups }
}

const lineOf = (line: ResumeText): ResumeText => ({ ...line, text: beginLarge(line.text) })
