import { Parser } from 'htmlparser2'
import { AppError, heldFile, joined } from '../../kernel/index.ts'
import { openZip } from '../../zip/index.ts'
import { decodeText } from '../decode-text.ts'
import { type CvLine, linesOfText } from './cv-line.ts'

const DOCUMENT = 'word/document.xml'
/** Far more than what is written of one person. */
const LIMITS = { entries: 2_000, unpacked: 16 * 1024 * 1024 }
/** Tables within tables, and elements within elements: far deeper than any word processor writes. */
const DEEPEST = { rows: 20, elements: 200 }
/** A cell that is longer is a column of the page. */
const LONGEST_CELL = 8

interface Paragraph {
  text: string
  isItem: boolean
}

/**
 * The paragraphs of a Word document in their order; the cells of a table's row beside one another, as on the page.
 * @throws AppError `unsupported-format`, `too-large` or `validation`, in words that say what to do.
 */
export async function docxLines(bytes: Uint8Array<ArrayBuffer>): Promise<CvLine[]> {
  const zip = await openZip(heldFile(bytes), LIMITS, (path) => path === DOCUMENT)
  if (!zip.names.includes(DOCUMENT))
    throw new AppError('unsupported-format', 'This archive is no Word document. Bring your CV as a .docx, a PDF or a text.')
  return paragraphsIn(decodeText(await joined(zip.read(DOCUMENT)))).flatMap(({ text, isItem }) =>
    // What is marked by hand is an item too.
    linesOfText(text.split('\n')).map((line, at) => ({ ...line, isItem: (isItem && at === 0) || line.isItem })),
  )
}

function paragraphsIn(xml: string): Paragraph[] {
  const body: Paragraph[] = []
  /** The cells of the rows that are open, within one another. */
  const rows: Paragraph[][][] = []
  let paragraph: Paragraph | null = null
  let isText = false
  /** Within what repeats a drawing for programs that cannot draw it. */
  let repeats = 0
  let depth = 0
  const place = () => rows.at(-1)?.at(-1) ?? body
  const parser = new Parser(
    {
      onopentag(name, { 'w:val': value = '' }) {
        depth++
        if (depth > DEEPEST.elements || rows.length > DEEPEST.rows)
          throw new AppError('too-large', 'This document is nested far deeper than a CV. Save it anew, or as a PDF.')
        if (name === 'mc:Fallback') repeats++
        if (repeats > 0) return
        if (name === 'w:tr') rows.push([])
        else if (name === 'w:tc') rows.at(-1)?.push([])
        else if (name === 'w:p') paragraph = { text: '', isItem: false }
        else if (paragraph === null) return
        else if (name === 'w:t') isText = true
        else if (name === 'w:tab') paragraph.text += '\t'
        else if (name === 'w:br' || name === 'w:cr') paragraph.text += '\n'
        else if (name === 'w:noBreakHyphen') paragraph.text += '-'
        else if (name === 'w:numPr' || (name === 'w:pStyle' && /list|aufz/i.test(value))) paragraph.isItem = true
      },
      ontext(text) {
        if (isText && paragraph) paragraph.text += text
      },
      onclosetag(name) {
        depth--
        if (name === 'mc:Fallback') repeats--
        if (repeats > 0) return
        if (name === 'w:t') isText = false
        else if (name === 'w:p' && paragraph) {
          place().push(paragraph)
          paragraph = null
        } else if (name === 'w:tr') {
          const cells = rows.pop() ?? []
          const here = place()
          for (const each of besideOneAnother(cells)) here.push(each)
        }
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return body
}

/** The first lines of short cells are one line, as where a date stands beside a position. */
function besideOneAnother(cells: readonly Paragraph[][]): Paragraph[] {
  const filled = cells.map((cell) => cell.filter(({ text }) => text.trim() !== '')).filter((cell) => cell.length > 0)
  const [first, ...others] = filled
  const isPage = filled.filter((cell) => cell.length > LONGEST_CELL).length > 1
  if (!first || others.length === 0 || isPage || first.length > LONGEST_CELL) return filled.flat()
  const text = filled.map(([paragraph]) => paragraph?.text.trim()).join('\t')
  return [{ text, isItem: false }, ...filled.flatMap((cell) => cell.slice(1))]
}
