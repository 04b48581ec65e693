import { AppError } from '../../kernel/index.ts'
import type { DateContext } from '../../task/index.ts'
import { type CsvRow, csvRows } from '../csv-rows.ts'
import { decodeText } from '../decode-text.ts'
import { Headings } from '../headings.ts'
import type { ImportPlan } from '../plan.ts'
import { ProblemList } from '../problem-list.ts'
import { RuleReader } from '../rule-reader.ts'
import { type KeyedDraft, treePlan } from '../tree-plan.ts'
import { readTaskRow } from './read-task-row.ts'

const REQUIRED = ['LIST NAME', 'TITLE', 'DUE DATE', 'PRIORITY', 'STATUS']
/** What stands before the header: date, version and a legend of several lines. */
const MAX_PREAMBLE_LINES = 40

/**
 * What a TickTick backup holds. A list becomes a tag of the topmost tasks in it, and so does the column of a board;
 * what is not understood is kept in the notes and reported.
 * @throws AppError `unsupported-format`, `too-large` or `validation`, in words that say what to do.
 */
export function readTickTickCsv(bytes: Uint8Array, context: DateContext): ImportPlan {
  const { table, firstLine } = withoutPreamble(decodeText(bytes))
  const rows = csvRows(table, { app: 'TickTick', required: REQUIRED, firstLine })
  const problems = new ProblemList()
  const headings = new Headings()
  const rules = new RuleReader()
  const drafts = rows.map((row) => readTaskRow(row, { context, rules, report: (message) => problems.add(row.line, message) }))
  rows.forEach((row, i) => {
    putUnderHeadings(drafts[i] as KeyedDraft, row, headings)
  })
  reportFolders(rows, problems)
  return treePlan({ app: 'TickTick', drafts: inOrder(drafts, rows), headings, problems, notes: 0 })
}

/** The table by itself, and the line of the file it begins on. */
function withoutPreamble(text: string): { table: string; firstLine: number } {
  let from = 0
  for (let line = 1; line <= MAX_PREAMBLE_LINES; line++) {
    const end = text.indexOf('\n', from)
    const head = text.slice(from, end < 0 ? undefined : end).slice(0, 10_000)
    if (/list name/i.test(head) && /title/i.test(head)) return { table: text.slice(from), firstLine: line }
    if (end < 0) break
    from = end + 1
  }
  throw new AppError('unsupported-format', `This is no TickTick export: no line names the columns ${REQUIRED.join(', ')}.`)
}

/** A step stands where its task does. */
function putUnderHeadings(task: KeyedDraft, { cells }: CsvRow, headings: Headings): void {
  if (task.parentKey) return
  const list = cells['LIST NAME'] ?? ''
  const column = cells['COLUMN NAME'] ?? ''
  if (list && list !== 'Inbox') headings.put(task, 'List', list)
  if (column && column !== 'Not Sectioned') headings.put(task, 'Column', column)
}

function reportFolders(rows: readonly CsvRow[], problems: ProblemList): void {
  const first = rows.find(({ cells }) => cells['FOLDER NAME'])
  if (first) problems.add(first.line, 'Folders of lists have no place here and were left out; each list became a tag.')
}

/** Lists as they come, and the tasks of each in the order they were put into by hand. */
function inOrder(drafts: readonly KeyedDraft[], rows: readonly CsvRow[]): KeyedDraft[] {
  const place = rows.map(({ cells }) => ({
    list: `${cells['FOLDER NAME'] ?? ''}\n${cells['LIST NAME'] ?? ''}`,
    order: Number(cells.ORDER) || 0,
  }))
  const lists = [...new Set(place.map(({ list }) => list))]
  const rank = new Map(lists.map((list, i) => [list, i]))
  const at = (i: number) => place[i] as { list: string; order: number }
  return drafts
    .map((_, i) => i)
    .sort((a, b) => (rank.get(at(a).list) as number) - (rank.get(at(b).list) as number) || at(a).order - at(b).order || a - b)
    .map((i) => drafts[i] as KeyedDraft)
}
