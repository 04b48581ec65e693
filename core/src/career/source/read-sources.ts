import { attachments } from '../../attachment/index.ts'
import { type CheckIn, checkIns, type Goal, goals } from '../../goal/index.ts'
import { entryName, type JournalEntry, journalEntries } from '../../journal/index.ts'
import { type Kind, type KindsDep, localDate, pacer, type StoredRecord } from '../../kernel/index.ts'
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

/** Records that are held whole at a time, as what is written in one may be long. */
const AT_ONCE = 50

/**
 * What some records say now, by id. What lies in the trash, is erased, or belongs to what is gone is left out; messages of
 * discussions that the person is in no longer, too. Some of a kind after the other, with turns for others in between.
 * @param withText whether what was written about them is to be told as well; of many it takes much room
 */
export async function readSources(
  deps: SourceDeps,
  refs: readonly SourceRef[],
  { withText = true }: { withText?: boolean } = {},
): Promise<Map<string, Reading>> {
  const idsOf = Map.groupBy(refs, ({ kind }) => kind)
  const readings = new Map<string, Reading>()
  const pace = pacer(deps)
  async function tell(id: string, reading: Reading): Promise<void> {
    readings.set(id, withText ? reading : { ...reading, text: '' })
    await pace(RECORD)
  }
  const live = <R extends StoredRecord>(name: SourceKind, kind: Kind<R>) => liveOf(deps, kind, idsIn(idsOf.get(name)))
  for await (const task of live('task', tasks)) await tell(task.id, ofTask(deps, task))
  for await (const entry of live('journal-entry', journalEntries)) await tell(entry.id, ofEntry(entry))
  for await (const goal of live('goal', goals)) readings.set(goal.id, await ofGoal(deps, goal))
  for await (const { id, name, createdAt, version } of live('file', attachments))
    await tell(id, { ...blankReading, title: name, date: localDate(Temporal.Instant.from(createdAt), deps.actor), version })
  const foundCheckIns: CheckIn[] = []
  for await (const checkIn of live('check-in', checkIns)) foundCheckIns.push(checkIn)
  const measured = new Map<string, Goal>()
  for await (const goal of liveOf(deps, goals, idsIn(foundCheckIns.map(({ goalId: id }) => ({ id }))))) measured.set(goal.id, goal)
  for (const checkIn of foundCheckIns) {
    const goal = measured.get(checkIn.goalId)
    if (goal) await tell(checkIn.id, ofCheckIn(checkIn, goal))
  }
  const said = refs.filter((ref): ref is SaidRef => 'discussionId' in ref)
  const present = await discussionsOf(deps, said)
  for (const { id, discussionId } of said) if (present.has(discussionId)) readings.set(id, blankReading)
  return readings
}

const idsIn = (some: readonly { id: string }[] = []) => [...new Set(some.map(({ id }) => id))]

/** Those that the person is in. Their area builds on this one: what the storage was opened with tells the kind. */
async function discussionsOf(deps: SourceDeps, said: readonly SaidRef[]): Promise<ReadonlySet<string>> {
  const kind = said.length > 0 && deps.kinds.find(({ name }) => name === 'participation')
  if (!kind) return new Set()
  const present = new Set<string>()
  for await (const { id } of liveOf(deps, kind, idsIn(said.map(({ discussionId: id }) => ({ id }))))) present.add(id)
  return present
}

async function* liveOf<R extends StoredRecord>(
  { store, actor, giveWay }: SourceDeps,
  kind: Kind<R>,
  ids: readonly string[],
): AsyncGenerator<R> {
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    if (first > 0) await giveWay()
    for (const record of await store.getMany(actor.space, kind, ids.slice(first, first + AT_ONCE)))
      if (record.deletedAt === null) yield record
  }
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
