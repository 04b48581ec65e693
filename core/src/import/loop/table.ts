import { AppError } from '../../kernel/index.ts'
import { csvRows, MAX_ROWS } from '../csv-rows.ts'

export interface Marked {
  line: number
  date: string
  value: string
  note: string
}

const APP = 'Loop Habit Tracker'

/** The rows of `Habits.csv`. @throws AppError when it is none. */
export const habitRows = (text: string) => csvRows(text, { app: APP, required: ['NAME'] })

/** The marks in the file of one habit, which older versions wrote without a heading. */
export function marksOfOne(text: string): Marked[] {
  const isBare = /^\s*\d{4}-/.test(text)
  const rows = csvRows(isBare ? `DATE,VALUE\n${text}` : text, { app: APP, required: ['DATE', 'VALUE'], firstLine: isBare ? 0 : 1 })
  return rows.map(({ line, cells }) => ({ line, date: cells.DATE ?? '', value: cells.VALUE ?? '', note: cells.NOTES ?? '' }))
}

/** The marks of many habits in one table. */
export interface MarksOfMany {
  /** By the place of the habit among the names. */
  marks: ReadonlyMap<number, Marked[]>
  /** Columns whose name is none of the habits. */
  unknown: readonly string[]
}

/**
 * The marks of the table with a column for each habit. Loop writes the names as they are, with whatever commas are in them,
 * so the heading is read by the names there are.
 * @throws AppError `unsupported-format` or `too-large`.
 */
export function marksOfMany(text: string, names: readonly string[]): MarksOfMany {
  // By hand, as `/\n+$/` starts anew at each of many line breaks.
  let end = text.length
  while (text[end - 1] === '\n') end--
  const [head = '', ...lines] = text.slice(0, end).split('\n')
  const sign = /^"?date"?([,;\t])/i.exec(head)?.[1]
  if (!sign) throw new AppError('unsupported-format', 'Its first line does not begin with “Date”.')
  if (lines.length > MAX_ROWS) throw new AppError('too-large', `It has more than ${MAX_ROWS.toLocaleString('en')} rows.`)
  const columns = columnsOf(head.slice(head.indexOf(sign) + 1), sign, names)
  const marks = new Map<number, Marked[]>()
  for (const [row, line] of lines.entries()) {
    const [date = '', ...values] = line.split(sign).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
    if (date === '' && values.every((value) => value === '')) continue
    for (const [column, habit] of columns.places.entries())
      if (habit !== null) {
        const own = marks.get(habit) ?? []
        own.push({ line: row + 2, date, value: values[column] ?? '', note: '' })
        marks.set(habit, own)
      }
  }
  return { marks, unknown: columns.unknown }
}

/** Which habit each column is of. The longest name that fits is meant; one that comes twice is the next of that name. */
function columnsOf(head: string, sign: string, names: readonly string[]): { places: (number | null)[]; unknown: string[] } {
  const places: (number | null)[] = []
  const unknown: string[] = []
  const written = names.flatMap((name, place) => [name, `"${name.replaceAll('"', '""')}"`].map((text) => ({ text: text + sign, place })))
  const left = new Set(names.keys())
  for (let rest = head.endsWith(sign) ? head : head + sign; rest !== ''; ) {
    const fitting = written.filter(({ text, place }) => left.has(place) && rest.startsWith(text))
    const [found] = fitting.sort((a, b) => b.text.length - a.text.length || a.place - b.place)
    const cell = rest.slice(0, rest.indexOf(sign) + 1)
    places.push(found?.place ?? null)
    if (found) left.delete(found.place)
    else if (cell.trim() !== sign) unknown.push(cell.slice(0, -1))
    rest = rest.slice((found?.text ?? cell).length)
  }
  return { places, unknown }
}
