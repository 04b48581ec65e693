import { fakeActor, fakeClock, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { accounts } from '../account/index.ts'
import { attachments, storageUses } from '../attachment/index.ts'
import { checkIns, createCheckIn, createGoal, goals } from '../goal/index.ts'
import { createEntry, createJournal, journalEntries, journalRevisions, journals, journalTemplates } from '../journal/index.ts'
import { seal, sealed } from '../journal/test-journal.ts'
import { type Actor, AppError, type Kind, newEnvelope } from '../kernel/index.ts'
import { createDayMemory } from '../progress/index.ts'
import { calendarObjects, completeTask, completions, createTask, tasks, timeEntries } from '../task/index.ts'
import { attestations } from './attestation/schema.ts'
import { dismissedCandidates } from './candidate/schema.ts'
import { type Experience, experiences } from './experience/schema.ts'
import { profileFillings } from './profile/filling.ts'
import { profiles } from './profile/schema.ts'
import { type Skill, skills } from './skill/schema.ts'
import { followSources } from './source/follow-sources.ts'
import { winFollowings } from './source/following.ts'
import type { WinDeps } from './source/refresh-wins.ts'
import { createSkillMemory } from './suggest/skill-memory.ts'
import { createWin } from './win/create-win.ts'
import { type NewWin, type SourceKind, type Win, wins } from './win/schema.ts'

const kinds = [
  accounts,
  tasks,
  completions,
  timeEntries,
  calendarObjects,
  goals,
  checkIns,
  attachments,
  storageUses,
  journals,
  journalEntries,
  journalRevisions,
  journalTemplates,
  experiences,
  wins,
  attestations,
  dismissedCandidates,
  skills,
  profiles,
  profileFillings,
  winFollowings,
]

/** What the use cases of this area and of its sources ask for; it is 5 March 2026. */
export const careerDeps = (actor: Partial<Actor> = {}, others: readonly Kind[] = []) => ({
  ...createMemoryStorage({ kinds: [...kinds, ...others] }),
  kinds: [...kinds, ...others],
  clock: fakeClock(),
  giveWay: async () => {},
  ids: sequentialIds(),
  dayMemory: createDayMemory(),
  skillMemory: createSkillMemory(),
  actor: fakeActor(actor),
})

export type CareerTestDeps = ReturnType<typeof careerDeps>

/** The refusal of what must be refused. */
export async function refused(doing: Promise<unknown>): Promise<AppError> {
  const error = await doing.then(
    () => null,
    (error: unknown) => error,
  )
  if (error instanceof AppError) return error
  throw new Error('It was not refused.', { cause: error })
}

/** Pointer and code of every fault of what must be refused. */
export const faultsOf = async (doing: Promise<unknown>): Promise<string[]> =>
  ((await refused(doing)).details.faults ?? []).map(({ pointer, code }) => `${pointer} ${code}`)

/** The win as it is stored, in the trash or not. */
export async function storedWin({ store, actor }: Pick<CareerTestDeps, 'store' | 'actor'>, id: string): Promise<Win> {
  const win = await store.get(actor.space, wins, id)
  if (!win) throw new Error(`There is no win ${id}.`)
  return win
}

/** A task that was done today. */
export async function doneTask(deps: CareerTestDeps, title = 'Rerun the bakeware model'): Promise<string> {
  const { id } = await createTask(deps, { title })
  await completeTask(deps, id)
  return id
}

/** A goal of 71.4 to 82 % with a check-in of 77.6. */
export async function measuredGoal(deps: CareerTestDeps): Promise<{ goal: string; checkIn: string }> {
  const metric = { type: 'percent', start: '71.4', target: '82' } as const
  const { id: goal } = await createGoal(deps, { title: 'Forecast accuracy', startDate: '2026-01-05', metric })
  const { id: checkIn } = await createCheckIn(deps, goal, { value: '77.6', localDate: '2026-03-02', note: 'Bakeware is still the drag.' })
  return { goal, checkIn }
}

/** An entry of 3 March. */
export const writtenEntry = async (deps: CareerTestDeps): Promise<string> =>
  (await createEntry(deps, { title: 'The spike', body: 'We held £61,000 of tins for nobody.', entryDate: '2026-03-03' })).id

/** An entry of 3 March that nobody can read here. */
export async function sealedEntry(deps: CareerTestDeps): Promise<string> {
  const { id: journalId } = await createJournal(deps, { name: 'Night shift', seal })
  return (await createEntry(deps, { journalId, sealed: sealed('x'), entryDate: '2026-03-03' })).id
}

/** A position as it is stored. */
export async function storedExperience(deps: CareerTestDeps, given: Partial<Experience>): Promise<string> {
  const experience: Experience = {
    ...newEnvelope(deps.ids.next(), '2026-03-05T09:00:00.000Z'),
    kind: 'work',
    position: '',
    organisation: '',
    location: '',
    url: null,
    startDate: null,
    endDate: null,
    isOngoing: false,
    summary: '',
    highlights: [],
    skills: [],
    people: [],
    area: '',
    studyType: '',
    score: '',
    courses: [],
    roles: [],
    order: null,
    extra: {},
    importId: null,
    ...given,
  }
  await deps.store.save(deps.actor.space, experiences, experience, { expectedVersion: 0 })
  return experience.id
}

/** A skill that the person lists. */
export async function storedSkill({ store, actor, ids }: CareerTestDeps, name: string, aliases: string[] = []): Promise<string> {
  const skill: Skill = {
    ...newEnvelope(ids.next(), '2026-03-05T09:00:00.000Z'),
    ...{ name, aliases, level: '', keywords: [], order: 'a0', extra: {}, importId: null },
  }
  await store.save(actor.space, skills, skill, { expectedVersion: 0 })
  return skill.id
}

/** A win of something, which is followed from then on. */
export const winFrom = (deps: CareerTestDeps, kind: SourceKind, id: string, rest: Partial<NewWin> = {}) =>
  followed(deps, createWin(deps, { ...rest, from: { kind, id } }))

/** What a change comes to, once wins have heard of it. */
export async function followed<R>(deps: WinDeps, change: Promise<R>): Promise<R> {
  const changed = await change
  await followSources(deps)
  return changed
}
