import { AppError, heldFile, joined } from '../../kernel/index.ts'
import type { DateContext } from '../../task/index.ts'
import { openZip, type Zip } from '../../zip/index.ts'
import { MAX_ROWS } from '../csv-rows.ts'
import { decodeText } from '../decode-text.ts'
import type { ImportPlan, PlannedGoal } from '../plan.ts'
import { ProblemList } from '../problem-list.ts'
import { noCounts } from '../schema.ts'
import { shortened } from '../text.ts'
import { goalOf, type Habit, readHabit } from './habit.ts'
import { checkInsOf } from './marks.ts'
import { habitRows, type Marked, marksOfMany, marksOfOne } from './table.ts'

const HABITS = 'Habits.csv'
const MARKS = 'Checkmarks.csv'
/** Far more than an export has. */
const LIMITS = { entries: 10_000, unpacked: 64 * 1024 * 1024 }
const MAX_HABITS = 1000
/** Days with a mark, of all habits together. */
export const MAX_CHECK_INS = 100_000

/**
 * What the “CSV” export of Loop Habit Tracker holds: each habit becomes a goal, each of its marks a check-in of that day.
 * What has marks in a folder of its own is read from there, with its notes; the rest from the table of all.
 * @throws AppError `unsupported-format`, `too-large` or `validation`, in words that say what to do.
 */
export async function readLoopZip(bytes: Uint8Array<ArrayBuffer>, { today, locale }: DateContext): Promise<ImportPlan> {
  const zip = await openZip(
    heldFile(bytes),
    LIMITS,
    (name) => /(^|\/)(Habits|Checkmarks)\.csv$/.test(name) && !name.startsWith('__MACOSX/'),
  )
  const root = rootOf(zip)
  const problems = new ProblemList()
  const rows = habitRows(await textOf(zip, root + HABITS))
  if (rows.length > Math.min(MAX_HABITS, MAX_ROWS)) throw new AppError('too-large', `The archive has more than ${MAX_HABITS} habits.`)
  const habits = rows.map((row, i) =>
    readHabit(row, { place: i + 1, locale, report: (message) => problems.add(row.line, `${HABITS}: ${message}`) }),
  )
  tellOfTwins(habits, problems)
  const files = await marksIn(zip, root, habits, problems)
  const goals = habits.map((habit): PlannedGoal => {
    const { name, marks } = files.get(habit) ?? { name: MARKS, marks: [] }
    const report = (line: number, message: string) => problems.add(line, `${name}: ${message}`)
    return goalOf(habit, checkInsOf(marks, { isCounted: habit.isCounted, today, report }), today)
  })
  const checkIns = goals.reduce((sum, goal) => sum + goal.checkIns.length, 0)
  if (checkIns > MAX_CHECK_INS)
    throw new AppError(
      'too-large',
      `The archive has more than ${MAX_CHECK_INS.toLocaleString('en')} marks. Take the folders of some habits out.`,
    )
  return { tasks: [], sections: [], goals, problems: problems.sorted(), counts: { ...noCounts, goals: goals.length, checkIns } }
}

/** The folder of the archive that all lies in, for one that was packed anew. */
function rootOf(zip: Zip): string {
  const [path] = zip.names.filter((name) => name === HABITS || name.endsWith(`/${HABITS}`)).sort((a, b) => a.length - b.length)
  if (path === undefined)
    throw new AppError('unsupported-format', 'This is no CSV export of Loop Habit Tracker: there is no Habits.csv in it.')
  return path.slice(0, -HABITS.length)
}

/** @throws AppError that names the file. */
async function textOf(zip: Zip, path: string): Promise<string> {
  const bytes = await joined(zip.read(path))
  return inFile(path, () => decodeText(bytes))
}

function inFile<T>(path: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof AppError) throw new AppError(error.code, `${shortened(path)}: ${error.message}`, error.details)
    throw error
  }
}

function tellOfTwins(habits: readonly Habit[], problems: ProblemList): void {
  const names = new Set<string>()
  for (const { name, line } of habits) {
    if (names.has(name)) problems.add(line, `${HABITS}: Another habit has this name, too; both are imported.`)
    names.add(name)
  }
}

type Files = Map<Habit, { name: string; marks: readonly Marked[] }>

async function marksIn(zip: Zip, root: string, habits: readonly Habit[], problems: ProblemList): Promise<Files> {
  const found: Files = new Map()
  const byPosition = new Map(habits.map((habit) => [habit.position, habit]))
  for (const path of zip.names) {
    const position = path.startsWith(root) ? /^(\d+)(?: [^/]*)?\/Checkmarks\.csv$/.exec(path.slice(root.length))?.[1] : undefined
    if (position === undefined) continue
    const name = path.slice(root.length)
    const habit = byPosition.get(Number(position))
    if (!habit || zip.sizeOf(path) === 0) {
      if (!habit) problems.add(shortened(name), 'There is no habit of this number in Habits.csv; its marks were left out.')
      continue
    }
    const text = await textOf(zip, path)
    found.set(habit, { name: shortened(name), marks: inFile(path, () => marksOfOne(text)) })
  }
  const left = habits.filter((habit) => !found.has(habit))
  if (left.length === 0 || !zip.sizeOf(root + MARKS)) return found
  const text = await textOf(zip, root + MARKS)
  const { marks, unknown } = inFile(MARKS, () =>
    marksOfMany(
      text,
      habits.map(({ name }) => name),
    ),
  )
  for (const column of unknown)
    problems.add(1, `${MARKS}: The column “${shortened(column)}” is no habit of Habits.csv; its marks were left out.`)
  for (const habit of left) found.set(habit, { name: MARKS, marks: marks.get(habits.indexOf(habit)) ?? [] })
  return found
}
