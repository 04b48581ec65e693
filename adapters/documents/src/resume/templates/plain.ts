import { contactRow, type HeaderLooks, nameRows } from '../header.ts'
import { look } from '../look.ts'
import { createPages } from '../pages.ts'
import { joinedAll, space } from '../rows.ts'
import { sectionRows } from '../sections.ts'
import { PHOTO, type Template } from '../sheet.ts'
import type { Style } from '../style.ts'

const style: Style = {
  heading: look('serif-bold', 13, 17),
  rule: { height: 0.7, colour: 'line' },
  title: look('serif-bold', 11, 14.6),
  group: look('serif', 11, 14.6),
  subtitle: look('serif-medium', 11, 14.6),
  organisation: look('serif', 11, 14.6),
  dates: look('serif-italic', 11, 14.6, 'muted'),
  datesAt: 'run on',
  body: look('serif', 11, 14.6),
  summary: look('serif', 11, 14.6),
  words: 'run on',
  bullet: '•',
  indent: 14,
  gaps: { section: 17, heading: 9, entry: 10, position: 7, line: 2.5, part: 3 },
}

const looks: HeaderLooks = {
  name: look('serif-medium', 25, 30),
  label: look('serif-italic', 13, 18),
  contact: look('serif', 11, 15, 'muted'),
  align: 'center',
}
const MARGIN = { top: 56, bottom: 60, side: 72 }

/** One column, one face, every statement on a line of its own: nothing that anybody could read wrongly. */
export const plain: Template = ({ header, sections }, pen, { width, height }, root) => {
  const { pages, set } = createPages(MARGIN.top, height - MARGIN.bottom)
  const frame = { x: MARGIN.side, width: width - 2 * MARGIN.side }
  const head = [
    ...nameRows(header, looks, frame, pen, root),
    ...(header.contact.length > 0 ? [space(3), ...contactRow(header, looks, frame, pen, root)] : []),
  ]
  const [page] = pages
  if (header.photo && page) page.photo = { x: (width - PHOTO) / 2, y: MARGIN.top, width: PHOTO, height: PHOTO }
  let at = set(joinedAll(head), { page: 0, y: MARGIN.top + (header.photo ? PHOTO + 12 : 0) })
  for (const section of sections) at = set(sectionRows(section, root, { pen, style, frame }), at)
  return {
    pages,
    sections: sections.map((section) => ({ section, style })),
    header: looks,
    foot: { ...frame, y: height - MARGIN.bottom + 28, align: 'center' },
  }
}
