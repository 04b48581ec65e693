import type { ResumeEntry, ResumeGroup, ResumeText } from '@throughline/core/resume'
import type { Frame } from '../pdf/setting.ts'
import type { Look } from './look.ts'
import { joinedAll, mark, type Pen, type Piece, type Place, pieceOf, placeBelow, type Row, space, withComma } from './rows.ts'
import type { Style } from './style.ts'

/** Where the rows of a section stand, and how they look. */
export interface Within {
  pen: Pen
  style: Style
  frame: Frame
}

/** Between what stands on the left of a line and the dates on its right. */
const BESIDE = 18
/** Of the width: longer dates have a line of their own. */
const MOST_BESIDE = 0.45

/** What is named by a line, with its dates and with what may stand below it. */
interface Named {
  title: readonly Piece[]
  look: Look
  tag: 'H3' | 'H4'
  dates: ResumeText | null
  name?: readonly Piece[]
}

/** All that names a position or an organisation; it stands with what follows. */
function nameRows({ title, look, tag, dates, name = [] }: Named, parent: Place, within: Within): Row[] {
  const { pen, style, frame } = within
  const written = dates ? [pieceOf(dates)] : []
  const isRunOn = style.datesAt === 'run on' && name.length > 0 && dates
  const below = isRunOn ? [...name, mark('  ·  '), { ...pieceOf(dates), italic: true }] : name
  const beside = style.datesAt === 'right' && title.length > 0 ? besideRows({ title, look, tag, dates: written }, parent, within) : null
  return joinedAll([
    ...(beside ?? pen.text(title, look, frame, placeBelow(parent, tag))),
    ...pen.text(below, style.organisation, frame, placeBelow(parent, 'P')),
    ...(beside || isRunOn ? [] : pen.text(written, style.dates, frame, placeBelow(parent, 'P'))),
  ])
}

/** A title with its dates at the end of the line; `null` where there is no room for them. */
function besideRows(
  { title, look, tag, dates }: { title: readonly Piece[]; look: Look; tag: string; dates: readonly Piece[] },
  parent: Place,
  { pen, style, frame }: Within,
): Row[] | null {
  const [line, ...more] = pen.lines(dates, style.dates, frame.width * MOST_BESIDE)
  if (!line || more.length > 0) return null
  const width = pen.widthOf(line)
  const rows = pen.text(title, look, { x: frame.x, width: frame.width - width - BESIDE }, placeBelow(parent, tag))
  const last = rows.at(-1)
  if (!last) return null
  // On the last line of the title, so that whoever reads line by line reads the title whole.
  const runs = pen.runsOf(line, frame.x + frame.width - width, { ...style.dates, leading: look.leading }, placeBelow(parent, 'P'))
  return [...rows.slice(0, -1), { ...last, runs: [...(last.runs ?? []), ...runs] }]
}

/** Who it was with and where: `Pellworth Kitchenware, Leeds`. */
function namePieces({ organisation, location }: Pick<ResumeGroup, 'organisation' | 'location'>, isBold = false): Piece[] {
  const name = organisation && { ...(location ? withComma(organisation) : pieceOf(organisation)), bold: isBold }
  return [name, location && pieceOf(location)].filter((piece) => piece !== null)
}

/** What stands below a position; the lines are a list. */
function restRows(entry: ResumeEntry, parent: Place, { pen, style, frame }: Within): Row[] {
  const { details, url, summary, lines } = entry
  const texts = [
    ...details.map((detail) => pen.text([pieceOf(detail)], style.body, frame, placeBelow(parent, 'P'))),
    ...(url ? [pen.text([pieceOf(url)], style.organisation, frame, placeBelow(parent, 'P'))] : []),
    ...(summary ? [pen.paragraphs(summary, style.body, frame, parent)] : []),
  ]
  const list = placeBelow(parent, 'L')
  return [...texts, ...lines.map((line) => itemRows(line, list, { pen, style, frame }))].flatMap((rows) => [
    space(style.gaps.line),
    ...rows,
  ])
}

function itemRows(line: ResumeText, list: Place, { pen, style, frame }: Within): Row[] {
  const item = placeBelow(list, 'LI')
  const [bullet] = pen.lines([mark(`${style.bullet} `)], style.body, style.indent)
  const inner = { x: frame.x + style.indent, width: frame.width - style.indent }
  const [first, ...rest] = pen.text([pieceOf(line)], style.body, inner, placeBelow(item, 'LBody'))
  if (!first || !bullet) return []
  return [{ ...first, runs: [...pen.runsOf(bullet, frame.x + 1, style.body, placeBelow(item, 'Lbl')), ...(first.runs ?? [])] }, ...rest]
}

/** Positions at one organisation, each with what belongs to it. */
export function groupRows(group: ResumeGroup, parent: Place, within: Within): Row[] {
  const [only, ...others] = group.entries
  if (!only) return []
  const { style } = within
  if (others.length > 0) return severalRows(group, parent, within)
  const name = namePieces(group)
  const named: Pick<Named, 'title' | 'name'> = only.position ? { title: [pieceOf(only.position)], name } : { title: name }
  return closed([
    ...nameRows({ ...named, look: style.title, tag: 'H3', dates: only.dates }, parent, within),
    ...restRows(only, parent, within),
  ])
}

function severalRows(group: ResumeGroup, parent: Place, within: Within): Row[] {
  const { style } = within
  const head = nameRows({ title: namePieces(group, true), look: style.group, tag: 'H3', dates: group.dates }, parent, within)
  return [
    ...head,
    ...group.entries.flatMap((entry, i) => {
      const title = entry.position ? [pieceOf(entry.position)] : []
      return [
        space(i > 0 ? style.gaps.position : style.gaps.part),
        ...closed([
          ...nameRows({ title, look: style.subtitle, tag: 'H4', dates: entry.dates }, parent, within),
          ...restRows(entry, parent, within),
        ]),
      ]
    }),
  ]
}

/** Nothing waits for what follows the last row. */
export const closed = (rows: readonly Row[]): Row[] => rows.map((row, i) => (i === rows.length - 1 ? { ...row, joined: false } : row))
