import { attachments } from '../../attachment/index.ts'
import { type CheckIn, checkIns, type Goal, goals } from '../../goal/index.ts'
import { entryName, type JournalEntry, journalEntries } from '../../journal/index.ts'
import { type Kind, type KindsDep, localDate, MAX_LIMIT, pacer, type StoredRecord } from '../../kernel/index.ts'
import { type ProgressDeps, readGoalProgress } from '../../progress/index.ts'
import { type Task, tasks } from '../../task/index.ts'
import type { MessageSource, Quantity, SourceKind } from '../win/schema.ts'
import type { Reading } from './readings.ts'

/** What reading sources asks for. */
export type SourceDeps = ProgressDeps & KindsDep

export type SourceRef = { kind: SourceKind; id: string } | SaidRef

interface SaidRef {
  kind: MessageSource['kind']
  id: string
  discussionId: string
}

/** What a record counts as where its reading is told, in UTF-16 units of text. */
const RECORD = 30

/** UTF-16 units of a source's text that are looked at for suggestions. */
export const MAX_TEXT = 10_000

/**
 * What some records say now, by id. What lies in the trash, is erased, or belongs to what is gone is left out; messages of
 * discussions that the person is in no longer, too. A few round trips for each kind, and one goal after the other, with turns
 * for others where there are many.
 */
export async function readSources(deps: SourceDeps, refs: readonly SourceRef[]): Promise<Map<string, Reading>> {
  const idsOf = Map.groupBy(refs, ({ kind }) => kind)
  const live = async <R extends StoredRecord>(name: SourceKind, kind: Kind<R>): Promise<R[]> => liveOf(deps, kind, idsIn(idsOf.get(name)))
  const said = refs.filter((ref): ref is SaidRef => 'discussionId' in ref)
  const [foundTasks, foundGoals, foundCheckIns, entries, files, present] = await Promise.all([
    live('task', tasks),
    live('goal', goals),
    live('check-in', checkIns),
    live('journal-entry', journalEntries),
    live('file', attachments),
    discussionsOf(deps, said),
  ])
  const readings = new Map<string, Reading>()
  const pace = pacer(deps)
  for (const task of foundTasks) {
    readings.set(task.id, ofTask(deps, task))
    await pace(RECORD)
  }
  for (const { id, discussionId } of said) if (present.has(discussionId)) readings.set(id, blankReading)
  for (const entry of entries) {
    readings.set(entry.id, ofEntry(entry))
    await pace(RECORD)
  }
  for (const goal of foundGoals) readings.set(goal.id, await ofGoal(deps, goal))
  const measured = new Map(
    (await liveOf(deps, goals, idsIn(foundCheckIns.map(({ goalId: id }) => ({ id }))))).map((goal) => [goal.id, goal]),
  )
  for (const checkIn of foundCheckIns) {
    const goal = measured.get(checkIn.goalId)
    if (goal) readings.set(checkIn.id, ofCheckIn(checkIn, goal))
    await pace(RECORD)
  }
  for (const { id, name, createdAt, version } of files) {
    readings.set(id, { ...blankReading, title: name, date: localDate(Temporal.Instant.from(createdAt), deps.actor), version })
    await pace(RECORD)
  }
  return readings
}

const idsIn = (some: readonly { id: string }[] = []) => [...new Set(some.map(({ id }) => id))]

/** Those that the person is in. Their area builds on this one: what the storage was opened with tells the kind. */
async function discussionsOf(deps: SourceDeps, said: readonly SaidRef[]): Promise<ReadonlySet<string>> {
  const kind = said.length > 0 && deps.kinds.find(({ name }) => name === 'participation')
  if (!kind) return new Set()
  return new Set((await liveOf(deps, kind, idsIn(said.map(({ discussionId: id }) => ({ id }))))).map(({ id }) => id))
}

async function liveOf<R extends StoredRecord>({ store, actor, giveWay }: SourceDeps, kind: Kind<R>, ids: readonly string[]): Promise<R[]> {
  const found: R[] = []
  for (let first = 0; first < ids.length; first += MAX_LIMIT) {
    if (first > 0) await giveWay()
    found.push(...(await store.getMany(actor.space, kind, ids.slice(first, first + MAX_LIMIT))))
  }
  return found.filter(({ deletedAt }) => deletedAt === null)
}

/** Of what says no more than its title and day. */
export const blankReading: Reading = {
  title: '',
  date: null,
  version: 1,
  number: null,
  baseline: null,
  goalId: null,
  unreached: null,
  milestones: [],
  competencies: [],
  text: '',
  isSealed: false,
}

/** What was given up was done on no day. */
function ofTask({ actor }: SourceDeps, { title, notes, version, lastCompletion, closedAt, status }: Task): Reading {
  const closed = status === 'done' && closedAt ? localDate(Temporal.Instant.from(closedAt), actor) : null
  const date = lastCompletion && !lastCompletion.undone ? lastCompletion.localDate : closed
  return { ...blankReading, title, date, version, text: notes.slice(0, MAX_TEXT) }
}

/** Of a sealed entry its day alone can be read. */
const ofEntry = (entry: JournalEntry): Reading => ({
  ...blankReading,
  title: entryName(entry),
  date: entry.entryDate,
  version: entry.version,
  text: entry.body.slice(0, MAX_TEXT),
  isSealed: entry.sealed !== null,
})

/** A goal that was closed says how it stood on that day; one that goes on, how it stands. */
async function ofGoal(deps: SourceDeps, goal: Goal): Promise<Reading> {
  const { id, title, why, closing, metric, milestones, competencies, version } = goal
  const unit = unitOf(goal)
  const measures = unit === null ? null : await readGoalProgress(deps, id, closing ? { on: closing.localDate } : {})
  const value = measures?.current ?? null
  return {
    ...blankReading,
    title,
    date: closing?.localDate ?? null,
    number: value === null || unit === null ? null : { value, unit },
    baseline: unit === null ? null : metric.start,
    milestones,
    competencies,
    version,
    text: `${why}\n${closing?.reflection ?? ''}`,
  }
}

function ofCheckIn({ value, localDate: date, note, version }: CheckIn, goal: Goal): Reading {
  const unit = unitOf(goal)
  const number: Quantity | null = unit === null || value === 'yes' || value === 'no' || value === 'skip' ? null : { value, unit }
  return {
    ...blankReading,
    goalId: goal.id,
    unreached: number && isShort(number.value, goal) ? goal.metric.target : null,
    competencies: goal.competencies,
    title: goal.title,
    date,
    number,
    baseline: unit === null ? null : goal.metric.start,
    version,
    text: note,
  }
}

const isShort = (value: string, { metric: { direction, target } }: Goal): boolean =>
  direction === 'down' ? Number(value) > Number(target) : Number(value) < Number(target)

/** In what a goal is counted; `null` where it is by steps, days or by yes and no. */
function unitOf({ metric: { type, unit } }: Goal): string | null {
  if (type === 'percent') return '%'
  if (type === 'duration') return 'min'
  return type === 'number' || type === 'currency' ? unit : null
}
