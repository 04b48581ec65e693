import type { ResumeContentSection, ResumeEntry, ResumeGroup, ResumeText } from '@throughline/core/resume'
import { BorderStyle, HeadingLevel, type Paragraph, type ParagraphChild, TabStopType } from 'docx'
import { BETWEEN } from '../header.ts'
import { COLOURS, type Look } from '../look.ts'
import type { Style } from '../style.ts'
import { paragraph, runsOf, saidOf, twips } from './paragraph.ts'

export const LIST = 'lines'

const { HEADING_2, HEADING_3, HEADING_4 } = HeadingLevel

/** Where dates end: points from the left margin. */
interface Within {
  style: Style
  right: number
}

/** A section with its heading, if it has one. */
export function sectionOf(section: ResumeContentSection, within: Within): Paragraph[] {
  const { heading: look, rule, gaps } = within.style
  const border = rule && { bottom: { style: BorderStyle.SINGLE, size: 4, space: 2, color: COLOURS[rule.colour].slice(1) } }
  const heading =
    section.heading &&
    paragraph(saidOf(section.heading, look), look, {
      ...{ heading: HEADING_2, above: gaps.section },
      more: { ...(border && { border }) },
    })
  return [...(heading ? [heading] : []), ...contentOf(section, within)]
}

function contentOf(section: ResumeContentSection, within: Within): Paragraph[] {
  const { style } = within
  const { gaps, body } = style
  switch (section.kind) {
    case 'summary':
      return paragraphsOf(section.summary, style.summary, gaps.heading)
    case 'skills':
    case 'languages':
    case 'interests':
      return style.words === 'run on'
        ? [paragraph(runsOf(section.items.map(({ text }) => text).join(', '), body), body, { above: gaps.heading })]
        : section.items.map((item) => paragraph(saidOf(item, body), body, { above: gaps.line }))
    case 'references':
      return section.references.flatMap(({ name, text }) => [
        ...(name ? [paragraph(saidOf(name, style.title), style.title, { heading: HEADING_3, above: gaps.entry })] : []),
        ...(text ? paragraphsOf(text, body, 0) : []),
      ])
    default:
      return section.groups.flatMap((group, i) => groupOf(group, i > 0 ? gaps.entry : gaps.heading, within))
  }
}

const paragraphsOf = ({ text, source }: ResumeText, look: Look, above: number) =>
  text
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((each, i) => paragraph(saidOf({ text: each, source, wording: null }, look), look, { above: i > 0 ? look.leading * 0.4 : above }))

function groupOf(group: ResumeGroup, above: number, within: Within): Paragraph[] {
  const { style } = within
  const [only, ...others] = group.entries
  if (!only) return []
  if (others.length === 0) {
    const title = only.position ? saidOf(only.position, style.title) : nameOf(group, style.title)
    const name = only.position ? nameOf(group, style.organisation) : []
    return [...namedOf({ title, look: style.title, heading: HEADING_3, dates: only.dates, name, above }, within), ...restOf(only, within)]
  }
  const title = nameOf(group, style.group, true)
  return [
    ...namedOf({ title, look: style.group, heading: HEADING_3, dates: group.dates, name: [], above }, within),
    ...group.entries.flatMap((entry, i) => {
      const position = entry.position ? saidOf(entry.position, style.subtitle) : []
      const room = i > 0 ? style.gaps.position : style.gaps.part
      const named = { title: position, look: style.subtitle, heading: HEADING_4, dates: entry.dates, name: [], above: room }
      return [...namedOf(named, within), ...restOf(entry, within)]
    }),
  ]
}

function nameOf({ organisation, location }: ResumeGroup, look: Look, bold = false): ParagraphChild[] {
  const comma = organisation && location ? runsOf(', ', look) : []
  return [...(organisation ? saidOf(organisation, look, { bold }) : []), ...comma, ...(location ? saidOf(location, look) : [])]
}

interface Named {
  title: readonly ParagraphChild[]
  look: Look
  heading: typeof HEADING_3 | typeof HEADING_4
  dates: ResumeText | null
  name: readonly ParagraphChild[]
  /** Points. */
  above: number
}

/** A position or an organisation, with its dates where the pages have them. */
function namedOf({ title, look, heading, dates, name, above }: Named, { style, right }: Within): Paragraph[] {
  const { organisation, datesAt } = style
  const isBeside = datesAt === 'right' && title.length > 0 && dates
  const isRunOn = datesAt === 'run on' && name.length > 0 && dates
  const beside = isBeside ? runsOf(dates.text, style.dates, { isTabbed: true }) : []
  const after = isRunOn ? [...runsOf(BETWEEN, organisation), ...runsOf(dates.text, organisation, { italic: true })] : []
  const tabStops = [{ type: TabStopType.RIGHT, position: twips(right) }]
  return [
    ...(title.length > 0 ? [paragraph([...title, ...beside], look, { heading, above, more: { tabStops } })] : []),
    ...(name.length > 0 ? [paragraph([...name, ...after], organisation, { more: { keepNext: true } })] : []),
    ...(dates && !isBeside && !isRunOn
      ? [paragraph(saidOf(dates, style.dates), style.dates, { above: title.length > 0 ? 0 : above, more: { keepNext: true } })]
      : []),
  ]
}

function restOf({ details, url, summary, lines }: ResumeEntry, { style }: Within): Paragraph[] {
  const { body, gaps, organisation } = style
  return [
    ...details.map((detail) => paragraph(saidOf(detail, body), body, { above: gaps.line })),
    ...(url ? [paragraph(saidOf(url, organisation), organisation, { above: gaps.line })] : []),
    ...(summary ? paragraphsOf(summary, body, gaps.line) : []),
    ...lines.map((line) => paragraph(saidOf(line, body), body, { above: gaps.line, more: { numbering: { reference: LIST, level: 0 } } })),
  ]
}
