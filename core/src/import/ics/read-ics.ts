import { calendarsIn, componentsIn, type JcalComponent, propertiesIn, propertyIn, Zones } from '../../ics/index.ts'
import { AppError } from '../../kernel/index.ts'
import type { DateContext } from '../../task/index.ts'
import { MAX_ROWS } from '../csv-rows.ts'
import { decodeText } from '../decode-text.ts'
import { Headings } from '../headings.ts'
import type { ImportPlan } from '../plan.ts'
import { ProblemList } from '../problem-list.ts'
import { RuleReader } from '../rule-reader.ts'
import { type KeyedDraft, treePlan } from '../tree-plan.ts'
import { readTodo, setDue } from './read-todo.ts'
import { type Reading, readWhen } from './read-when.ts'

/** Many more than 10,000 to-dos of an export have. */
const MAX_LINES = 300_000

/**
 * What the to-dos of an iCalendar file hold. Events and journal entries are left out; what is not understood is kept in the
 * notes and reported.
 * @throws AppError `unsupported-format`, `too-large` or `validation`, in words that say what to do.
 */
export function readIcs(bytes: Uint8Array, context: DateContext): ImportPlan {
  const text = decodeText(bytes)
  const lines = linesOf(text, 'VTODO')
  // Ahead of the parser, which takes its time.
  if (lines.length > MAX_ROWS || text.split('\n', MAX_LINES + 1).length > MAX_LINES) throw tooMany()
  const calendars = calendarsIn(text)
  const zones = new Zones(calendars.flatMap((calendar) => componentsIn(calendar, 'vtimezone')))
  const problems = new ProblemList()
  const rules = new RuleReader()
  const todos = calendars.flatMap((calendar) => componentsIn(calendar, 'vtodo'))
  const read = todos.map((todo, i) => {
    const line = lines[i] ?? 1
    const { timeZone, locale } = context
    const reading = { zones, timeZone, locale, rules, line, report: (message: string) => problems.add(line, message) }
    return { todo, reading, draft: readTodo(todo, reading) }
  })
  const drafts = withMoves(read)
  adopt(read)
  for (const other of ['VEVENT', 'VJOURNAL']) {
    const [first, ...more] = linesOf(text, other)
    if (first) problems.add(first, `${more.length + 1} of ${other} left out: only to-dos (VTODO) become tasks.`)
  }
  const notes = todos.reduce((sum, todo) => sum + propertiesIn(todo, 'comment').length, 0)
  return treePlan({ app: 'the calendar', drafts, headings: new Headings(), problems, notes })
}

const tooMany = () =>
  new AppError(
    'too-large',
    `The file has more than ${MAX_ROWS.toLocaleString('en')} to-dos, or far too many lines. Export one list at a time.`,
  )

interface Read {
  todo: JcalComponent
  reading: Reading & { line: number }
  draft: KeyedDraft
}

/** A to-do that stands for one round of another (RECURRENCE-ID): the round that is due may be moved by it, others are left out. */
function withMoves(read: readonly Read[]): KeyedDraft[] {
  const main = new Map(read.filter(({ todo }) => !propertyIn(todo, 'recurrence-id')).map(({ draft }) => [draft.key, draft]))
  return read.flatMap(({ todo, reading, draft }) => {
    const round = propertyIn(todo, 'recurrence-id')
    const repeating = round && draft.key ? main.get(draft.key) : undefined
    if (!repeating?.recurrence) return [draft]
    const isDue = readWhen(round, reading)?.day === repeating.recurrence.anchor
    const due = readWhen(propertyIn(todo, 'due') ?? propertyIn(todo, 'dtstart'), reading)
    if (isDue && due && draft.status === repeating.status) setDue(repeating, due)
    else reading.report('This is one round of a to-do that repeats, changed by itself; it was left out.')
    return []
  })
}

/** Some programs name the steps in the parent instead. */
function adopt(read: readonly Read[]): void {
  const byKey = new Map(read.map(({ draft }) => [draft.key, draft]))
  for (const { todo, draft } of read)
    for (const property of propertiesIn(todo, 'related-to')) {
      const child = property[1].reltype === 'CHILD' ? byKey.get(String(property[3])) : undefined
      if (child && !child.parentKey) child.parentKey = draft.key
    }
}

/** The lines on which components of a sort begin. */
const linesOf = (text: string, name: string): number[] =>
  text.split('\n').flatMap((line, i) => (line.trim().toUpperCase() === `BEGIN:${name}` ? [i + 1] : []))
