import { fakeActor, fakeClock, nextId, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { accounts } from '../account/index.ts'
import { attachments } from '../attachment/index.ts'
import { type Evidence, experiences, skills, type Win, wins } from '../career/index.ts'
import { editions } from '../edition/index.ts'
import { type ClosedStatus, checkIns, createCheckIn, createGoal, editGoal, goals, type NewGoal } from '../goal/index.ts'
import { journalEntries } from '../journal/index.ts'
import { newEnvelope, nowText, saveNew } from '../kernel/index.ts'
import { createDayMemory } from '../progress/index.ts'
import { calendarObjects, completions, tasks, timeEntries } from '../task/index.ts'
import { reviewPackets } from './schema.ts'

const kinds = [
  accounts,
  wins,
  experiences,
  skills,
  goals,
  checkIns,
  tasks,
  completions,
  timeEntries,
  calendarObjects,
  attachments,
  journalEntries,
  reviewPackets,
  editions,
]

/** What packets ask for; it is 12 November 2026. */
export const reviewDeps = (locale = 'en-GB') => ({
  ...createMemoryStorage({ kinds }),
  kinds,
  clock: fakeClock('2026-11-12T10:00:00.000Z'),
  ids: sequentialIds(),
  dayMemory: createDayMemory(),
  giveWay: async () => {},
  actor: fakeActor({ locale }),
  secrets: { create: () => 'secret', digest: (text: string) => text, keyed: () => '0' },
})
export type ReviewTestDeps = ReturnType<typeof reviewDeps>

export const HALF_YEAR = { from: '2026-07-01', until: '2026-12-31' }

type Metric = NonNullable<Win['metric']>

/** A number a win says, from where to where. */
export const metric = (baseline: string | null, value: string | null, unit: string, of = ''): Metric => ({
  ...{ baseline, value, unit, of },
  ...{ baselineFrom: null, valueFrom: null },
})

/** A piece of evidence of a record. */
export const evidence = (kind: Evidence['kind'], title: string, given: Partial<Evidence> = {}): Evidence => ({
  ...{ id: nextId(), kind, recordId: nextId(), url: null, title, quote: null, date: '2026-11-12', number: null },
  ...{ capturedAt: '2026-11-12T10:00:00.000Z', sourceVersion: 1, state: 'live', corrected: null, goalId: null, discussionId: null },
  ...given,
})

/** A win as it is stored. */
export async function storedWin(deps: ReviewTestDeps, given: Partial<Win> & { title: string }): Promise<Win> {
  const win: Win = {
    ...newEnvelope(nextId(), nowText(deps)),
    ...{ text: '', happenedOn: '2026-09-30', experienceId: null, metric: null, competencies: [], skills: [] },
    ...{ confidentiality: 'review', evidence: [], importId: null },
    ...given,
  }
  return saveNew(deps, deps.actor.space, wins, win)
}

interface GoalGiven {
  values?: Readonly<Record<string, string>>
  closed?: { status: ClosedStatus; localDate: string }
}

/** A goal with its check-ins by day, closed where that is said. */
export async function measuredGoal(deps: ReviewTestDeps, goal: NewGoal, { values = {}, closed }: GoalGiven = {}) {
  const made = await createGoal(deps, goal)
  for (const [localDate, value] of Object.entries(values)) await createCheckIn(deps, made.id, { localDate, value })
  if (!closed) return made
  return editGoal(deps, made.id, { status: closed.status, closing: { localDate: closed.localDate, timeZone: 'UTC', reflection: '' } })
}
