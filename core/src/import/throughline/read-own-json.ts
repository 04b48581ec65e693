import { z } from 'zod'
import { OWN_FORMAT, OWN_VERSION } from '../../export/index.ts'
import { AppError } from '../../kernel/index.ts'
import { completions, tasks, timeEntries } from '../../task/index.ts'
import { decodeText } from '../decode-text.ts'
import type { ImportPlan } from '../plan.ts'
import { ProblemList } from '../problem-list.ts'
import { of, ownPlan } from './own-plan.ts'
import { RecordReader, stopped } from './record-reader.ts'

const MAX_TASKS = 50_000
/** Completions or times one import takes. */
const MAX_OTHERS = 200_000

const OwnExport = z.object({
  format: z.literal(OWN_FORMAT),
  version: z.int().min(1),
  exportedAt: z.string(),
  kinds: z.record(z.string(), z.int().min(1)),
  tasks: z.array(z.record(z.string(), z.unknown())),
  completions: z.array(z.record(z.string(), z.unknown())),
  timeEntries: z.array(z.record(z.string(), z.unknown())),
})
type OwnExport = z.infer<typeof OwnExport>

/** The plan of a `tasks.json`. @throws AppError `unsupported-format`, `too-large` or `validation`. */
export function readOwnJson(bytes: Uint8Array | undefined): ImportPlan {
  if (!bytes) throw new AppError('unsupported-format', 'This is no Throughline export: there is no tasks.json in it.')
  const file = exportIn(decodeText(bytes))
  const problems = new ProblemList()
  const reader = new RecordReader(file.kinds, problems)
  return ownPlan(
    {
      tasks: file.tasks.flatMap((body) => reader.read(tasks, body, String(body.title ?? 'Untitled'))),
      others: [
        ...file.completions.flatMap((body) => reader.read(completions, body, 'Completions')).map(of(completions)),
        ...file.timeEntries
          .flatMap((body) => reader.read(timeEntries, stopped(timeEntries, body, file.exportedAt, problems), 'Times'))
          .map(of(timeEntries)),
      ],
    },
    problems,
  )
}

function exportIn(text: string): OwnExport {
  const value = parsed(text)
  if ((value as { version?: unknown } | null)?.version !== undefined && Number((value as { version: unknown }).version) > OWN_VERSION)
    throw newerExport()
  if (isTooLong(value))
    throw new AppError(
      'too-large',
      `The export holds more than ${MAX_TASKS.toLocaleString('en')} tasks or their history is longer than one import takes.`,
    )
  const result = OwnExport.safeParse(value)
  if (result.success) return result.data
  throw new AppError(
    'unsupported-format',
    `This is no Throughline export: “${result.error.issues[0]?.path.join('.') || 'format'}” is not as it should be.`,
  )
}

/** Told before anything is looked at one by one. */
function isTooLong(value: unknown): boolean {
  const { tasks, completions, timeEntries } = (value ?? {}) as Partial<Record<string, unknown>>
  const isOver = (list: unknown, most: number) => Array.isArray(list) && list.length > most
  return isOver(tasks, MAX_TASKS) || isOver(completions, MAX_OTHERS) || isOver(timeEntries, MAX_OTHERS)
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
