import { checked, type Kind, type StoredRecord, upcast } from '../../kernel/index.ts'
import { timeEntries } from '../../task/index.ts'
import type { ProblemList } from '../problem-list.ts'
import { RuleReader } from '../rule-reader.ts'
import { shortened } from '../text.ts'

export type Body = Record<string, unknown>

/** Different rules an own export may have: its history has those of all rounds. */
const MAX_RULES = 3000

/** Reads records as they are stored, and leaves out what cannot be one. */
export class RecordReader {
  readonly #rules = new RuleReader(MAX_RULES)
  /** The versions the records are in, by the names of their kinds. */
  readonly #versions: Readonly<Record<string, number>>
  readonly #problems: ProblemList

  constructor(versions: Readonly<Record<string, number>>, problems: ProblemList) {
    this.#versions = versions
    this.#problems = problems
  }

  /** The one record, or none; `place` is its line, or what to call it by. What lies in the trash is none either. */
  read<R extends StoredRecord>(kind: Kind<R>, body: Body, place: number | string): R[] {
    const record = this.#checked(kind, body)
    if (typeof record !== 'string') return record.deletedAt === null ? [record] : []
    this.#problems.add(place, `This was left out: ${record}`)
    return []
  }

  /** The record, or why it is none. */
  #checked<R extends StoredRecord>(kind: Kind<R>, body: Body): R | string {
    const version = this.#versions[kind.name] ?? kind.version
    if (version > kind.version) return 'a newer Throughline wrote it.'
    const current = version < kind.version ? raised(kind, body, version) : body
    if (!current) return `it is not of version ${version}, as the export says.`
    // Trying a rule out takes long, so that each is tried once, apart from the records.
    const rules = repeatsIn(current).map((repeat) => {
      const { rrule } = repeat
      repeat.rrule = 'FREQ=DAILY'
      return String(rrule)
    })
    const result = checked(kind.schema, current)
    if (!result.success) {
      const [issue] = result.error.issues
      return shortened(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
    }
    const bad = rules.find((rule) => !this.#rules.isRule(rule))
    if (bad !== undefined) return `“${shortened(bad)}” is no rule to repeat by.`
    repeatsIn(result.data as unknown as Body).forEach((repeat, i) => {
      repeat.rrule = rules[i]
    })
    return result.data
  }
}

/** A record in the version of today; `null` for what was never of its own. */
function raised(kind: Kind, body: Body, version: number): Body | null {
  try {
    return upcast(kind, body, version) as unknown as Body
  } catch {
    return null
  }
}

/** A timer that was running is stopped at the moment of the export. */
export function stopped({ name }: Kind, body: Body, exportedAt: string, problems: ProblemList): Body {
  if (name !== timeEntries.name || body.endedAt !== null) return body
  problems.add('Times', 'A timer was running; it ends with the moment of the export.')
  return { ...body, endedAt: exportedAt }
}

/** The repeats of a task, a completion or a template: its own, those of what it was before it was done, and those of its steps. */
function repeatsIn({ recurrence, snapshot, lastCompletion, tasks }: Body): Body[] {
  const before = (completion: unknown) => (isBody(completion) && isBody(completion.snapshot) ? completion.snapshot.recurrence : null)
  const ofTemplate = Array.isArray(tasks) ? tasks.map((task) => (isBody(task) ? task.recurrence : null)) : []
  return [recurrence, before(lastCompletion), before({ snapshot }), ...ofTemplate].filter(isBody)
}

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null
