import type { DateContext } from '../../task/index.ts'
import type { CsvRow } from '../csv-rows.ts'
import { countsOf, type ImportPlan, type PlannedSection } from '../plan.ts'
import { ProblemList } from '../problem-list.ts'
import { addTag, finished, type TaskDraft, tagFor } from '../task-draft.ts'
import { heading, oneLine, shortened } from '../text.ts'
import { DateReader } from './date-reader.ts'
import { readTaskRow, unknownColumns } from './read-task-row.ts'

/** Levels of indentation that are kept as subtasks. */
const MAX_INDENT = 4

/** Reads the rows of a Todoist export one after the other, from top to bottom. */
export class TodoistReader {
  readonly #dates: DateReader
  readonly #locale: string
  readonly #tellAuthors: boolean
  readonly #tasks: TaskDraft[] = []
  readonly #sections: PlannedSection[] = []
  readonly #problems = new ProblemList()
  /** Columns nobody knows, and the line on which each is first used. */
  readonly #unknown = new Map<string, number>()
  /** The places of the task above and of those it stands under, topmost first. */
  #path: number[] = []
  #notes = 0
  #section: PlannedSection | null = null
  #above: TaskDraft | null = null

  constructor(context: DateContext, tellAuthors: boolean) {
    this.#dates = new DateReader(context)
    this.#locale = context.locale
    this.#tellAuthors = tellAuthors
  }

  read(row: CsvRow): void {
    const { TYPE = '', CONTENT = '' } = row.cells
    switch (TYPE.toLowerCase()) {
      case 'task':
        this.#task(row)
        break
      case 'section':
        this.#newSection(row.line, heading(CONTENT))
        break
      case 'note':
        this.#note(row)
        break
      case 'meta':
        // How Todoist showed the project.
        break
      default:
        this.#report(row.line, `“${shortened(TYPE)}” is neither a task nor a section nor a note; “${shortened(CONTENT)}” was left out.`)
    }
  }

  plan(): ImportPlan {
    const tasks = this.#tasks.map((task) => finished(task, 'Todoist', (message) => this.#report(task.line ?? 1, message)))
    this.#reportUnknown()
    return {
      tasks,
      sections: this.#sections,
      problems: this.#problems.sorted(),
      counts: { ...countsOf(tasks), sections: this.#sections.length, notes: this.#notes },
    }
  }

  #task(row: CsvRow): void {
    const report = (message: string) => this.#report(row.line, message)
    const task = readTaskRow(row, { dates: this.#dates, locale: this.#locale, report })
    for (const name of unknownColumns(row.cells)) if (!this.#unknown.has(name)) this.#unknown.set(name, row.line)
    this.#place(task, row)
    if (task.depth === 1 && this.#section) this.#tag(task, this.#section)
    if (this.#tellAuthors && row.cells.AUTHOR) task.kept.push(`AUTHOR: ${oneLine(row.cells.AUTHOR)}`)
    this.#path = [...this.#path.slice(0, task.depth - 1), this.#tasks.push(task) - 1]
    this.#above = task
  }

  #place(task: TaskDraft, { line, cells: { INDENT: indent = '' } }: CsvRow): void {
    const wanted = indent === '' ? 1 : Number(indent)
    const deepest = Math.min(MAX_INDENT, this.#path.length + 1)
    const known = Number.isInteger(wanted) && wanted >= 1
    task.depth = known ? Math.min(wanted, deepest) : 1
    task.parent = this.#path[task.depth - 2] ?? null
    if (!known) this.#report(line, `The indentation “${shortened(indent)}” was not understood; the task stands at the top level.`)
    else if (wanted > MAX_INDENT) this.#report(line, `Subtasks go ${MAX_INDENT} levels deep; the task stands at level ${task.depth}.`)
    else if (wanted > deepest) this.#report(line, `No task above is indented ${wanted - 1} levels; the task stands at level ${task.depth}.`)
  }

  #newSection(line: number, name: string): void {
    this.#section = { line, name, tag: tagFor(name) }
    this.#sections.push(this.#section)
    this.#path = []
    this.#above = null
  }

  #tag(task: TaskDraft, { name, tag }: PlannedSection): void {
    if (!tag || !addTag(task, tag)) task.kept.push(`SECTION: ${name}`)
  }

  #note({ line, cells }: CsvRow): void {
    const { CONTENT = '', AUTHOR = '' } = cells
    if (!this.#above) {
      this.#report(line, `The note “${shortened(CONTENT)}” stands below no task and was left out.`)
      return
    }
    this.#notes++
    this.#above.paragraphs.push(this.#tellAuthors && AUTHOR ? `${oneLine(AUTHOR)}: ${CONTENT}` : CONTENT)
  }

  /** One problem, however many rows and columns it is about. */
  #reportUnknown(): void {
    const [[, line] = ['', 1]] = this.#unknown
    const names = [...this.#unknown.keys()].map(shortened)
    if (names.length > 0) this.#report(line, `Todoist has no column ${named(names)}; what stands there is kept in the notes.`)
  }

  #report(line: number, message: string): void {
    this.#problems.add(line, message)
  }
}

/** So many columns are called by name. */
const NAMED = 5

const named = (columns: readonly string[]) =>
  columns.length > NAMED ? `${columns.slice(0, NAMED).join(', ')} or ${columns.length - NAMED} more` : columns.join(', ')
