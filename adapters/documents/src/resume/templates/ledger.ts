import { contactRow, type HeaderLooks, nameRows } from '../header.ts'
import { look } from '../look.ts'
import { createPages } from '../pages.ts'
import { joinedAll, space } from '../rows.ts'
import { sectionRows } from '../sections.ts'
import { PHOTO, type Template } from '../sheet.ts'
import type { Style } from '../style.ts'

const style: Style = {
  heading: look('sans-bold', 10, 14),
  rule: { height: 0.6, colour: 'line' },
  title: look('sans-bold', 9.6, 14),
  group: look('sans', 9.6, 14),
  subtitle: look('sans-medium', 9.6, 14),
  organisation: look('sans', 9.6, 14, 'muted'),
  dates: look('sans', 9.2, 14, 'muted'),
  datesAt: 'right',
  body: look('sans', 9.5, 14),
  summary: look('serif', 12, 17),
  words: 'run on',
  bullet: '•',
  indent: 12,
  gaps: { section: 18, heading: 10, entry: 11, position: 7, line: 3, part: 3 },
}

const looks: HeaderLooks = {
  name: look('serif', 28, 33),
  label: look('sans', 10.5, 15),
  contact: look('sans', 9.2, 14, 'muted'),
  align: 'left',
}
const MARGIN = { top: 50, bottom: 56, side: 58 }

/** A name in a reading face, hairlines, dates on the right: a page of accounts. */
export const ledger: Template = ({ header, sections }, pen, { width, height }, root) => {
  const { pages, set } = createPages(MARGIN.top, height - MARGIN.bottom)
  const frame = { x: MARGIN.side, width: width - 2 * MARGIN.side }
  const beside = header.photo ? { ...frame, width: frame.width - PHOTO - 20 } : frame
  const head = [
    ...nameRows(header, looks, beside, pen, root),
    ...(header.contact.length > 0 ? [space(1), ...contactRow(header, looks, beside, pen, root)] : []),
  ]
  const [page] = pages
  if (header.photo && page) page.photo = { x: width - MARGIN.side - PHOTO, y: MARGIN.top + 4, width: PHOTO, height: PHOTO }
  const from = set(joinedAll(head), { page: 0, y: MARGIN.top })
  const least = header.photo && from.page === 0 ? Math.max(from.y, MARGIN.top + 4 + PHOTO) : from.y
  let at = { ...from, y: least }
  for (const section of sections) at = set(sectionRows(section, root, { pen, style, frame }), at)
  return {
    pages,
    sections: sections.map((section) => ({ section, style })),
    header: looks,
    foot: { ...frame, y: height - MARGIN.bottom + 26, align: 'right' },
  }
}
