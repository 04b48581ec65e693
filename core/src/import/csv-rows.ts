/// <reference path="./papaparse.d.ts" />
import Papa from 'papaparse'
import { AppError } from '../kernel/index.ts'

/** Rows of a file, blank ones aside. */
export const MAX_ROWS = 10_000

/** Far more than an export has; beyond it a file is made to keep us busy. */
const MAX_CELL = 100_000
const MAX_COLUMNS = 50
const MAX_HEAD = 10_000
/** Characters of all headings together, which the notes repeat for columns nobody knows. */
const MAX_HEADINGS = 2000

export interface CsvRow {
  /** Line of the file it begins on, from 1. */
  line: number
  /** What stands under each heading, the heading in capitals. */
  cells: Readonly<Record<string, string>>
}

export interface CsvKind {
  /** Whose export it is, such as `Todoist`. */
  app: string
  /** Columns there must be, in capitals. */
  required: readonly string[]
  /** Line of the file that the text begins on; 1 when absent. */
  firstLine?: number
  /** Keeps the space round a value. */
  exact?: boolean
}

/**
 * The rows of a CSV whose first row names its columns, `required` among them. Values are trimmed.
 * @throws AppError `unsupported-format` when it does not, `too-large`, or `validation` with the line of a quote that goes wrong.
 */
export function csvRows(text: string, { app, required, firstLine = 1, exact = false }: CsvKind): CsvRow[] {
  const head = text.trimStart().slice(0, MAX_HEAD).split('\n', 1)[0] ?? ''
  if (!required.every((name) => head.toUpperCase().includes(name))) throw noExport(app, required)
  // Without its fast mode, so that reading ends with the last row wanted.
  const { data, errors } = Papa.parse(text, { delimiter: delimiterOf(head), newline: '\n', preview: 2 * MAX_ROWS, fastMode: false })
  const rows = numbered(data, { app, firstLine, exact })
  const [first, ...body] = rows.filter(({ values }) => values.some((value) => value !== ''))
  const names = first?.values.map((name) => name.trim().toUpperCase()) ?? []
  if (!required.every((name) => names.includes(name))) throw noExport(app, required)
  if (names.join('').length > MAX_HEADINGS) throw tooMuch(app, first?.line ?? 1)
  for (const { code, row = 0 } of errors)
    if (code === 'MissingQuotes' || code === 'InvalidQuotes') throw badQuote(rows[Math.min(row, rows.length - 1)]?.line ?? 1)
  if (body.length > MAX_ROWS || data.length >= 2 * MAX_ROWS)
    throw new AppError('too-large', `The file has more than ${MAX_ROWS.toLocaleString('en')} rows. Export one project or list at a time.`)
  return body.map(({ line, values }) => ({
    line,
    cells: Object.fromEntries(values.map((value, i) => [names[i] || `COLUMN ${i + 1}`, value])),
  }))
}

/** Spreadsheets of some countries write semicolons when they save a CSV. */
function delimiterOf(head: string): string {
  return [',', ';', '\t'].reduce((best, sign) => (head.split(sign).length > head.split(best).length ? sign : best))
}

function numbered(
  data: readonly string[][],
  { app, firstLine, exact }: { app: string; firstLine: number; exact: boolean },
): { line: number; values: string[] }[] {
  let line = firstLine
  return data.map((values) => {
    if (values.length > MAX_COLUMNS || values.some((value) => value.length > MAX_CELL)) throw tooMuch(app, line)
    const row = { line, values: exact ? values : values.map((value) => value.trim()) }
    line += 1 + values.reduce((breaks, value) => breaks + value.split('\n').length - 1, 0)
    return row
  })
}

const noExport = (app: string, required: readonly string[]) =>
  new AppError('unsupported-format', `This is no ${app} export: no line names the columns ${required.join(', ')}.`)

const tooMuch = (app: string, line: number) =>
  new AppError('too-large', `The row of line ${line} holds more than any ${app} export does. Take it out and try again.`)

const badQuote = (line: number) =>
  new AppError('validation', `A quotation mark in the row of line ${line} is not closed, or stands where none may. Export the file again.`)
