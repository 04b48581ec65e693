import { attachments } from '../../attachment/index.ts'
import { type CheckIn, checkIns, type Goal, goals } from '../../goal/index.ts'
import { entryName, type JournalEntry, journalEntries } from '../../journal/index.ts'
import { type Kind, localDate, MAX_LIMIT, type StoredRecord } from '../../kernel/index.ts'
import { type ProgressDeps, readGoalProgress } from '../../progress/index.ts'
import { type Task, tasks } from '../../task/index.ts'
import type { Quantity, SourceKind } from '../win/schema.ts'
import type { Reading } from './readings.ts'

/** What reading sources asks for. */
export type SourceDeps = ProgressDeps

export interface SourceRef {
  kind: SourceKind
  id: string
}

/** UTF-16 units of a source's text that are looked at for suggestions. */
const MAX_TEXT = 10_000

/**
 * What some records say now, by id. What lies in the trash, is erased, or belongs to what is gone is left out. A few round
 * trips for each kind, and one goal after the other.
 */
export async function readSources(deps: SourceDeps, refs: readonly SourceRef[]): Promise<Map<string, Reading>> {
  const idsOf = Map.groupBy(refs, ({ kind }) => kind)
  const live = async <R extends StoredRecord>(name: SourceKind, kind: Kind<R>): Promise<R[]> => liveOf(deps, kind, idsIn(idsOf.get(name)))
  const [foundTasks, foundGoals, foundCheckIns, entries, files] = await Promise.all([
    live('task', tasks),
    live('goal', goals),
    live('check-in', checkIns),
    live('journal-entry', journalEntries),
    live('file', attachments),
  ])
  const readings = new Map<string, Reading>()
  for (const task of foundTasks) readings.set(task.id, ofTask(deps, task))
  for (const entry of entries) readings.set(entry.id, ofEntry(entry))
  for (const goal of foundGoals) readings.set(goal.id, await ofGoal(deps, goal))
  const measured = new Map(
    (await liveOf(deps, goals, idsIn(foundCheckIns.map(({ goalId: id }) => ({ id }))))).map((goal) => [goal.id, goal]),
  )
  for (const checkIn of foundCheckIns) {
    const goal = measured.get(checkIn.goalId)
    if (goal) readings.set(checkIn.id, ofCheckIn(checkIn, goal))
  }
  for (const { id, name, createdAt, version } of files)
    readings.set(id, { ...blank, title: name, date: localDate(Temporal.Instant.from(createdAt), deps.actor), version })
  return readings
}

const idsIn = (some: readonly { id: string }[] = []) => [...new Set(some.map(({ id }) => id))]

async function liveOf<R extends StoredRecord>({ store, actor }: SourceDeps, kind: Kind<R>, ids: readonly string[]): Promise<R[]> {
  const found: R[] = []
  for (let first = 0; first < ids.length; first += MAX_LIMIT)
    found.push(...(await store.getMany(actor.space, kind, ids.slice(first, first + MAX_LIMIT))))
  return found.filter(({ deletedAt }) => deletedAt === null)
}

const blank = { number: null, baseline: null, goalId: null, text: '', isSealed: false }

function ofTask({ actor }: SourceDeps, { title, notes, version, lastCompletion, closedAt }: Task): Reading {
  const closed = closedAt && localDate(Temporal.Instant.from(closedAt), actor)
  const date = lastCompletion && !lastCompletion.undone ? lastCompletion.localDate : closed
  return { ...blank, title, date, version, text: notes.slice(0, MAX_TEXT) }
}

/** Of a sealed entry its day alone can be read. */
const ofEntry = (entry: JournalEntry): Reading => ({
  ...blank,
  title: entryName(entry),
  date: entry.entryDate,
  version: entry.version,
  text: entry.body.slice(0, MAX_TEXT),
  isSealed: entry.sealed !== null,
})

/** A goal that was closed says how it stood on that day; one that goes on, how it stands. */
async function ofGoal(deps: SourceDeps, goal: Goal): Promise<Reading> {
  const { id, title, why, closing, metric, version } = goal
  const unit = unitOf(goal)
  const measures = unit === null ? null : await readGoalProgress(deps, id, closing ? { on: closing.localDate } : {})
  const value = measures?.current ?? null
  return {
    ...blank,
    title,
    date: closing?.localDate ?? null,
    number: value === null || unit === null ? null : { value, unit },
    baseline: unit === null ? null : metric.start,
    version,
    text: `${why}\n${closing?.reflection ?? ''}`,
  }
}

function ofCheckIn({ value, localDate: date, note, version }: CheckIn, goal: Goal): Reading {
  const unit = unitOf(goal)
  const number: Quantity | null = unit === null || value === 'yes' || value === 'no' || value === 'skip' ? null : { value, unit }
  return {
    ...blank,
    goalId: goal.id,
    title: goal.title,
    date,
    number,
    baseline: unit === null ? null : goal.metric.start,
    version,
    text: note,
  }
}

/** In what a goal is counted; `null` where it is by steps, days or by yes and no. */
function unitOf({ metric: { type, unit } }: Goal): string | null {
  if (type === 'percent') return '%'
  if (type === 'duration') return 'min'
  return type === 'number' || type === 'currency' ? unit : null
}
