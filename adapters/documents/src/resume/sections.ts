import type { ResumeContentSection, ResumeText } from '@throughline/core/resume'
import { closed, groupRows, type Within } from './entries.ts'
import { joinedAll, type Place, pieceOf, placeBelow, type Row, space, withComma } from './rows.ts'

/** A section with its heading, and the room above it. */
export function sectionRows(section: ResumeContentSection, root: Place, within: Within): Row[] {
  const { gaps } = within.style
  const place = placeBelow(root, 'Sect')
  return [space(gaps.section), ...headingRows(section.heading, place, within), ...closed(contentRows(section, place, within))]
}

function headingRows(heading: ResumeText | null, place: Place, { pen, style, frame }: Within): Row[] {
  if (!heading) return []
  const { rule, gaps } = style
  const rows = joinedAll(pen.text([pieceOf(heading)], style.heading, frame, placeBelow(place, 'H2')))
  const under: Row = {
    height: gaps.heading,
    joined: true,
    ...(rule && { boxes: [{ x: frame.x, y: 2, width: frame.width, height: rule.height, colour: rule.colour }] }),
  }
  return [...rows, under]
}

function contentRows(section: ResumeContentSection, place: Place, within: Within): Row[] {
  const { pen, style, frame } = within
  switch (section.kind) {
    case 'summary':
      return pen.paragraphs(section.summary, style.summary, frame, place)
    case 'skills':
    case 'languages':
    case 'interests':
      return style.words === 'run on'
        ? pen.text(runningOn(section.items), style.body, frame, placeBelow(place, 'P'))
        : oneByOne(section.items, place, within)
    case 'references':
      return section.references.flatMap(({ name, text }, i) => [
        ...(i > 0 ? [space(style.gaps.entry)] : []),
        ...(name ? joinedAll(pen.text([pieceOf(name)], style.title, frame, placeBelow(place, 'H3'))) : []),
        ...(text ? pen.paragraphs(text, style.body, frame, place) : []),
      ])
    default:
      return section.groups.flatMap((group, i) => [...(i > 0 ? [space(style.gaps.entry)] : []), ...groupRows(group, place, within)])
  }
}

const runningOn = (items: readonly ResumeText[]) => items.map((item, i) => (i < items.length - 1 ? withComma(item) : pieceOf(item)))

function oneByOne(items: readonly ResumeText[], place: Place, { pen, style, frame }: Within): Row[] {
  const list = placeBelow(place, 'L')
  return items.flatMap((item, i) => [
    ...(i > 0 ? [space(style.gaps.line)] : []),
    ...pen.text([pieceOf(item)], style.body, frame, placeBelow(placeBelow(list, 'LI'), 'LBody')),
  ])
}
