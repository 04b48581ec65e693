import { z } from 'zod'
import { OWN_FORMAT, OWN_VERSION } from '../../export/index.ts'
import { checkIns, goals } from '../../goal/index.ts'
import { AppError } from '../../kernel/index.ts'
import { completions, tasks, timeEntries } from '../../task/index.ts'
import { decodeText } from '../decode-text.ts'
import type { ImportPlan } from '../plan.ts'
import { ProblemList } from '../problem-list.ts'
import { untitledIn } from '../untitled.ts'
import { type OwnReading, of, ownPlan } from './own-plan.ts'
import { readGoals } from './read-own-goals.ts'
import { type Body, RecordReader, stopped } from './record-reader.ts'

/** Tasks or goals that are looked at. */
const MAX_TASKS = 50_000
/** Completions, times or check-ins one import takes. */
const MAX_OTHERS = 200_000

const head = {
  format: z.literal(OWN_FORMAT),
  version: z.int().min(1),
  exportedAt: z.string(),
  kinds: z.record(z.string(), z.int().min(1)),
}
const list = z.array(z.record(z.string(), z.unknown()))

const TasksExport = z.object({ ...head, tasks: list, completions: list, timeEntries: list })
const GoalsExport = z.object({ ...head, goals: list, checkIns: list })
type OwnExport = z.infer<typeof TasksExport> | z.infer<typeof GoalsExport>

/** The plan of a `tasks.json` or a `goals.json`. @throws AppError `unsupported-format`, `too-large` or `validation`. */
export function readOwnJson(bytes: Uint8Array | undefined, { context, goals: ownGoals }: OwnReading): ImportPlan {
  if (!bytes) throw new AppError('unsupported-format', 'This is no Throughline export: there is no tasks.json in it.')
  const file = exportIn(decodeText(bytes))
  const problems = new ProblemList()
  const reader = new RecordReader(file.kinds, problems)
  const calledBy = ({ title }: Body) => String(title ?? untitledIn(context.locale))
  if ('goals' in file) {
    const found = readGoals(
      file.goals.map((body) => ({ body, place: calledBy(body) })),
      reader,
      problems,
    )
    const said = file.checkIns.flatMap((body) => reader.read(checkIns, body, 'Check-ins'))
    return ownPlan({ tasks: [], others: [...found.map(of(goals)), ...said.map(of(checkIns))] }, problems)
  }
  const linked = (body: Body): Body => {
    if (typeof body.goalId !== 'string') return body
    const goalId = ownGoals.find({ id: body.goalId })
    if (goalId === null) problems.add(calledBy(body), 'The goal it names is not here; it is imported without it.')
    return { ...body, goalId }
  }
  const plan = ownPlan(
    {
      tasks: file.tasks.flatMap((body) => reader.read(tasks, linked(body), calledBy(body))),
      others: [
        ...file.completions.flatMap((body) => reader.read(completions, body, 'Completions')).map(of(completions)),
        ...file.timeEntries
          .flatMap((body) => reader.read(timeEntries, stopped(timeEntries, body, file.exportedAt, problems), 'Times'))
          .map(of(timeEntries)),
      ],
    },
    problems,
  )
  return { ...plan, ownGoals: ownGoals.found }
}

function exportIn(text: string): OwnExport {
  const value = parsed(text)
  if ((value as { version?: unknown } | null)?.version !== undefined && Number((value as { version: unknown }).version) > OWN_VERSION)
    throw newerExport()
  if (isTooLong(value))
    throw new AppError(
      'too-large',
      `The export holds more than ${MAX_TASKS.toLocaleString('en')} tasks or goals, or their history is longer than one import takes.`,
    )
  const isOfGoals = typeof value === 'object' && value !== null && 'goals' in value && !('tasks' in value)
  const result = (isOfGoals ? GoalsExport : TasksExport).safeParse(value)
  if (result.success) return result.data
  throw new AppError(
    'unsupported-format',
    `This is no Throughline export: “${result.error.issues[0]?.path.join('.') || 'format'}” is not as it should be.`,
  )
}

/** Told before anything is looked at one by one. */
function isTooLong(value: unknown): boolean {
  const { tasks, goals, completions, timeEntries, checkIns } = (value ?? {}) as Partial<Record<string, unknown>>
  const isOver = (list: unknown, most: number) => Array.isArray(list) && list.length > most
  return [tasks, goals].some((all) => isOver(all, MAX_TASKS)) || [completions, timeEntries, checkIns].some((all) => isOver(all, MAX_OTHERS))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('validation', 'The file is not whole: its JSON breaks off or is damaged. Export it again.')
  }
}

export const newerExport = () =>
  new AppError('unsupported-format', 'This export was made by a newer Throughline. Update this one and try again.')
