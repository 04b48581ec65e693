import type { Block, ColumnAlign, Part, Section, Span, Table } from '@throughline/core/document'
import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  type FileChild,
  HeadingLevel,
  Paragraph,
  TableCell,
  TableRow,
  WidthType,
  Table as WordTable,
} from 'docx'
import { codeRuns, runsOf } from './runs.ts'

/** Twentieths of a point. */
const STEP = 360
/** Levels a list of Word has. */
const MOST_LEVELS = 8

const headings = [HeadingLevel.HEADING_3, HeadingLevel.HEADING_4, HeadingLevel.HEADING_5, HeadingLevel.HEADING_6]

/** Gives each numbered list a numbering of its own. @returns its reference */
export type NumberingOf = (start: number) => string

interface Within {
  /** Lists and quotes it stands in. */
  depth: number
  numberingOf: NumberingOf
}

/** What a part of a document is in Word. */
export const childrenOf = (part: Part, numberingOf: NumberingOf): FileChild[] =>
  part.kind === 'section' ? sectionOf(part) : blockOf(part, { depth: 0, numberingOf })

function sectionOf({ level, title, above, below, anchor }: Section): FileChild[] {
  const small = (text: string | undefined) => (text ? [noteOf([{ text }])] : [])
  const runs = runsOf([{ text: title }])
  const heading = new Paragraph({
    heading: level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
    children: anchor ? [new Bookmark({ id: anchor, children: runs })] : runs,
  })
  return [...small(above), ...(title ? [heading] : []), ...small(below)]
}

const noteOf = (spans: readonly Span[]) => new Paragraph({ style: 'Note', children: runsOf(spans) })

function blockOf(block: Block, within: Within): FileChild[] {
  const { depth } = within
  const indent = { left: depth * STEP }
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ heading: headings[block.level - 1] ?? HeadingLevel.HEADING_6, indent, children: runsOf(block.spans) })]
    case 'paragraph':
      return [new Paragraph({ indent, children: runsOf(block.spans) })]
    case 'note':
      return [noteOf(block.spans)]
    case 'quote':
      return block.blocks.flatMap((one) => blockOf(one, { ...within, depth: depth + 1 }))
    case 'code':
      return [new Paragraph({ indent, children: codeRuns(block.text) })]
    case 'rule':
      return [new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: 'BBB5A9' } } })]
    case 'picture':
      return [noteOf([{ text: `A picture that stands here is not in this file. It shows: ${block.alt}` }])]
    case 'table':
      return [tableOf(block)]
    case 'list': {
      const reference = block.start === null ? null : within.numberingOf(block.start)
      const level = Math.min(depth, MOST_LEVELS)
      return block.items.flatMap(({ checked, blocks }) => {
        const [first, ...rest] = blocks
        const mark: Span[] = checked === null ? [] : [{ text: checked ? '☑ ' : '☐ ' }]
        const spans = first?.kind === 'paragraph' ? first.spans : []
        const others = first?.kind === 'paragraph' ? rest : blocks
        const item = new Paragraph({
          children: runsOf([...mark, ...spans]),
          ...(reference === null ? { bullet: { level } } : { numbering: { reference, level } }),
        })
        return [item, ...others.flatMap((one) => blockOf(one, { ...within, depth: depth + 1 }))]
      })
    }
  }
}

const alignments: Record<ColumnAlign, (typeof AlignmentType)[keyof typeof AlignmentType]> = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
}

function tableOf({ aligns, head, rows }: Table): WordTable {
  const cell = (spans: readonly Span[], column: number, bold: boolean) =>
    new TableCell({
      children: [
        new Paragraph({
          alignment: alignments[aligns[column] ?? 'left'],
          children: runsOf(spans.map((span) => (bold ? { ...span, bold } : span))),
        }),
      ],
    })
  const row = (cells: readonly (readonly Span[])[], isHead: boolean) =>
    new TableRow({ tableHeader: isHead, children: cells.map((spans, column) => cell(spans, column, isHead)) })
  return new WordTable({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [row(head, true), ...rows.map((cells) => row(cells, false))],
  })
}
