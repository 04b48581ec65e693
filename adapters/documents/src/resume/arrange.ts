import type { LayoutLine, LayoutPage, ResumeContent, ResumeLayout } from '@throughline/core/resume'
import type { Fonts } from '../pdf/fonts.ts'
import type { Face } from '../pdf/type.ts'
import { FAMILIES, look } from './look.ts'
import type { Page } from './pages.ts'
import { createPen, mark, type Pen, type Place, placeBelow, type Run } from './rows.ts'
import { type Arranged, sheetOf, type Template } from './sheet.ts'
import { column } from './templates/column.ts'
import { ledger } from './templates/ledger.ts'
import { plain } from './templates/plain.ts'

const templates: Readonly<Record<ResumeContent['template'], Template>> = { ledger, column, plain }

/** What stands at the foot of a page is no part of the text. */
export const ASIDE = 'Artifact'

const foot = look('sans', 8, 12, 'muted')

/** Where everything stands. The structure of the document begins at `root`. */
export function arrange(content: ResumeContent, fonts: Fonts, root: Place): Arranged {
  const pen = createPen(fonts)
  const arranged = templates[content.template](content, pen, sheetOf(content.paper), root)
  sign(arranged, content.header.name?.text, pen)
  return arranged
}

/** So that a sheet finds its way back to the others. */
function sign({ pages, foot: { y, align, ...frame } }: Arranged, name: string | undefined, pen: Pen): void {
  const place = placeBelow({ tag: ASIDE, parent: null }, ASIDE)
  for (const [i, page] of pages.entries()) {
    if (i === 0) continue
    const text = `${name ? `${name}  ·  ` : ''}${i + 1} / ${pages.length}`
    const [row] = pen.text([mark(text)], foot, frame, place, align)
    for (const run of row?.runs ?? []) page.runs.push({ ...run, y: y + run.y })
  }
}

/** What was arranged, as it is shown and drawn. */
export const layoutOf = (content: ResumeContent, { pages }: Arranged): ResumeLayout => ({
  ...sheetOf(content.paper),
  pages: pages.map(pageOf),
})

const pageOf = ({ runs, boxes, photo }: Page): LayoutPage => ({
  lines: Array.from(piecesOf(runs), lineOf),
  boxes,
  photo,
})

/** Runs of one piece of text on one line, of however many fonts. */
function* piecesOf(runs: readonly Run[]): Generator<Run[]> {
  let piece: Run[] = []
  for (const run of runs) {
    const last = piece.at(-1)
    if (last && (last.fragment.span !== run.fragment.span || last.y !== run.y || last.place !== run.place)) {
      yield piece
      piece = []
    }
    piece.push(run)
  }
  if (piece.length > 0) yield piece
}

function lineOf(runs: readonly Run[]): LayoutLine {
  const [first] = runs as [Run, ...Run[]]
  const { fragment, x, y, colour } = first
  const { size, face } = fragment.look
  return {
    ...{ x, y, size, colour },
    width: runs.reduce((sum, run) => sum + run.width, 0),
    ...FAMILIES[face as Exclude<Face, 'mono'>],
    text: runs
      .map((run) => run.fragment.text)
      .join('')
      .trimEnd(),
    href: fragment.span.href ?? null,
    source: fragment.span.source,
  }
}
