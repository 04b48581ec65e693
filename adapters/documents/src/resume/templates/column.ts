import type { ResumeContent, ResumeContentSection } from '@throughline/core/resume'
import { type HeaderLooks, nameRows } from '../header.ts'
import { look } from '../look.ts'
import { createPages, type Pages, type Spot } from '../pages.ts'
import { joinedAll, type Pen, type Place, pieceOf, placeBelow, space } from '../rows.ts'
import { sectionRows } from '../sections.ts'
import type { Template } from '../sheet.ts'
import type { Style } from '../style.ts'

const main: Style = {
  heading: look('serif-medium', 15.5, 19, 'accent'),
  rule: null,
  title: look('sans-bold', 9.8, 14),
  group: look('sans', 9.8, 14),
  subtitle: look('sans-medium', 9.6, 14),
  organisation: look('sans', 9.4, 13.6),
  dates: look('sans', 8.8, 13.2, 'muted'),
  datesAt: 'right',
  body: look('sans', 9.3, 13.8),
  summary: look('serif', 11.8, 16.6),
  words: 'run on',
  bullet: '•',
  indent: 11,
  gaps: { section: 18, heading: 5, entry: 11, position: 7, line: 3, part: 3 },
}

const side: Style = {
  ...main,
  heading: look('sans-bold', 9, 13, 'accent'),
  title: look('sans-medium', 8.8, 12.6),
  group: look('sans', 8.8, 12.6),
  subtitle: look('sans', 8.8, 12.6),
  organisation: look('sans', 8.8, 12.6, 'muted'),
  dates: look('sans', 8.5, 12.6, 'muted'),
  datesAt: 'below',
  body: look('sans', 8.8, 12.6),
  summary: look('sans', 8.8, 12.6),
  words: 'one by one',
  indent: 9,
  gaps: { section: 17, heading: 4, entry: 8, position: 5, line: 2.5, part: 0 },
}

/** How what stands in the narrow column looks where there is but one. */
const told: Style = { ...main, datesAt: side.datesAt, words: side.words }

const looks: HeaderLooks = {
  name: look('serif-medium', 29, 33),
  label: look('sans', 11, 15, 'accent'),
  contact: look('sans', 8.8, 12.6),
  align: 'left',
}
const MARGIN = { top: 50, bottom: 54, left: 40, right: 50 }
const SIDE = 134
/** From the text of the one column to that of the other; the ground of the narrow one ends midway. */
const GUTTER = 36
const PHOTO = 92

const NARROW: ReadonlySet<ResumeContentSection['kind']> = new Set(['skills', 'languages', 'interests', 'education', 'certificate'])

/**
 * What is looked up stands in a narrow column on the left, what is told beside it. The narrow one is read first, and ends
 * with its page, so that nothing comes between two pages of what is told: of its sections those that it has no room for
 * stand at the end of the wide one.
 */
export const column: Template = ({ header, sections }, pen, { width, height }, root) => {
  const all = createPages(MARGIN.top, height - MARGIN.bottom)
  const frame = { x: MARGIN.left + SIDE + GUTTER, width: width - MARGIN.left - SIDE - GUTTER - MARGIN.right }
  const { pages, set } = all
  const top = { page: 0, y: MARGIN.top }
  let at = set(joinedAll(nameRows(header, looks, frame, pen, root)), top)
  const narrow = setNarrow(
    header,
    sections.filter(({ kind }) => NARROW.has(kind)),
    { all, pen, root, top, at },
  )
  const wide = [...sections.filter(({ kind }) => !NARROW.has(kind)), ...narrow.rest]
  at = narrow.at
  for (const section of wide) at = set(sectionRows(section, root, { pen, style: main, frame }), at)
  for (const { boxes } of pages) boxes.unshift({ x: 0, y: 0, width: MARGIN.left + SIDE + GUTTER / 2, height, colour: 'ground' })
  return {
    pages,
    sections: [...narrow.set.map((section) => ({ section, style: told })), ...wide.map((section) => ({ section, style: main }))],
    header: looks,
    foot: { x: MARGIN.left, width: SIDE, y: MARGIN.top + 5, align: 'left' },
  }
}

interface Narrow {
  all: Pages
  pen: Pen
  root: Place
  top: Spot
  /** Where the wide column goes on. */
  at: Spot
}

function setNarrow(header: ResumeContent['header'], sections: readonly ResumeContentSection[], { all, pen, root, top, at }: Narrow) {
  const frame = { x: MARGIN.left, width: SIDE }
  const [page] = all.pages
  if (header.photo && page) page.photo = { x: MARGIN.left, y: MARGIN.top + 4, width: PHOTO, height: PHOTO }
  // Beside a large name alone, a small line would be read as its end.
  const beside = header.label ? top.y + 9 : at.y
  let spot = { page: 0, y: header.photo ? top.y + PHOTO + 18 : beside }
  const contacts = header.contact.flatMap((each) => [...pen.text([pieceOf(each)], looks.contact, frame, placeBelow(root, 'P')), space(2.5)])
  // A name of many lines leaves no narrow column beside it.
  if (at.page > 0 || !all.fits(contacts, spot)) return { at: all.set(contacts, at), set: [], rest: sections }
  spot = all.set(contacts, spot)
  const set: ResumeContentSection[] = []
  for (const section of sections) {
    const rows = sectionRows(section, root, { pen, style: side, frame })
    if (!all.fits(rows, spot)) break
    spot = all.set(rows, spot)
    set.push(section)
  }
  return { at, set, rest: sections.slice(set.length) }
}
