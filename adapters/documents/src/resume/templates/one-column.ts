import { contactRow, type HeaderLooks, nameRows } from '../header.ts'
import { createPages } from '../pages.ts'
import { joinedAll, space } from '../rows.ts'
import { sectionRows } from '../sections.ts'
import { PHOTO, type Template } from '../sheet.ts'
import type { Style } from '../style.ts'

interface OneColumn {
  style: Style
  /** A head that stands in the middle has its photo above it, another beside it. */
  looks: HeaderLooks
  margin: { top: number; bottom: number; side: number }
  /** Ahead of how somebody is reached. */
  gap: number
  /** From the last line of a page to what it is signed with. */
  foot: number
}

/** One section below the other, over the width of the page. */
export const oneColumn =
  ({ style, looks, margin, gap, foot }: OneColumn): Template =>
  ({ header, sections }, pen, { width, height }, root) => {
    const { pages, set } = createPages(margin.top, height - margin.bottom)
    const frame = { x: margin.side, width: width - 2 * margin.side }
    const isCentred = looks.align === 'center'
    const beside = header.photo && !isCentred ? { ...frame, width: frame.width - PHOTO - 20 } : frame
    const head = [
      ...nameRows(header, looks, beside, pen, root),
      ...(header.contact.length > 0 ? [space(gap), ...contactRow(header, looks, beside, pen, root)] : []),
    ]
    const photo = isCentred ? { x: (width - PHOTO) / 2, y: margin.top } : { x: width - margin.side - PHOTO, y: margin.top + 4 }
    const [page] = pages
    if (header.photo && page) page.photo = { ...photo, width: PHOTO, height: PHOTO }
    const from = set(joinedAll(head), { page: 0, y: margin.top + (header.photo && isCentred ? PHOTO + 12 : 0) })
    // A short head beside a photo ends with it.
    let at = { ...from, y: header.photo && from.page === 0 ? Math.max(from.y, photo.y + PHOTO) : from.y }
    for (const section of sections) at = set(sectionRows(section, root, { pen, style, frame }), at)
    return {
      pages,
      sections: sections.map((section) => ({ section, style })),
      header: looks,
      foot: { ...frame, y: height - margin.bottom + foot, align: isCentred ? 'center' : 'right' },
    }
  }
