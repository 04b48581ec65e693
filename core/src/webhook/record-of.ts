import { getAccount, type TokenArea } from '../account/index.ts'
import { readSubscription } from '../calendar/index.ts'
import { getProfile, getWin, readExperience, readSkill } from '../career/index.ts'
import { readAgendaItem, readDecision, readDiscussion, readMessage } from '../discussion/index.ts'
import { getCheckIn, readGoal } from '../goal/index.ts'
import { getQuestion, getStory, readMockInterview, readRehearsal, readTargetJob } from '../interview/index.ts'
import { getRevision, readEntry, readJournal, readJournalTemplate } from '../journal/index.ts'
import {
  type ActorDep,
  type BlobsDep,
  type ChangeDeps,
  type DirectoryDep,
  hasCode,
  type KindsDep,
  type QueueDep,
  type RecordJson,
} from '../kernel/index.ts'
import type { DayMemoryDep } from '../progress/index.ts'
import { readResume } from '../resume/index.ts'
import { readPacket } from '../review/index.ts'
import { readSavedView, readTask, readTaskTemplate } from '../task/index.ts'

/** What the use cases that read one record ask for. */
export type ReadDeps = Omit<ChangeDeps, 'actor'> & QueueDep & DirectoryDep & BlobsDep & DayMemoryDep & KindsDep

type Deps = ReadDeps & ActorDep

interface Readable {
  area: TokenArea
  /** As its GET does, with the person's own rights; absent for what no GET reads alone. */
  read?(deps: Deps, id: string, discussionId: string): Promise<RecordJson | { id: string }>
}

/** Kinds that a person reads one by one, or whose area alone says who may know of them. */
const readable: Readonly<Record<string, Readable>> = {
  task: { area: 'tasks', read: readTask },
  'saved-view': { area: 'tasks', read: readSavedView },
  'task-template': { area: 'tasks', read: readTaskTemplate },
  completion: { area: 'tasks' },
  'time-entry': { area: 'time' },
  attachment: { area: 'files' },
  goal: { area: 'goals', read: readGoal },
  'check-in': { area: 'goals', read: getCheckIn },
  'journal-entry': { area: 'journal', read: readEntry },
  'journal-revision': { area: 'journal', read: getRevision },
  'journal-template': { area: 'journal', read: readJournalTemplate },
  journal: { area: 'journal', read: readJournal },
  experience: { area: 'career', read: readExperience },
  win: { area: 'career', read: getWin },
  skill: { area: 'career', read: readSkill },
  profile: { area: 'career', read: (deps) => getProfile(deps) },
  resume: { area: 'career', read: readResume },
  'review-packet': { area: 'career', read: readPacket },
  question: { area: 'interview-prep', read: getQuestion },
  story: { area: 'interview-prep', read: getStory },
  rehearsal: { area: 'interview-prep', read: readRehearsal },
  'mock-interview': { area: 'interview-prep', read: readMockInterview },
  'target-job': { area: 'interview-prep', read: readTargetJob },
  'practice-card': { area: 'interview-prep' },
  'practice-review': { area: 'interview-prep' },
  discussion: { area: 'discussions', read: readDiscussion },
  participation: { area: 'discussions' },
  membership: { area: 'discussions' },
  message: { area: 'discussions', read: (deps, id, discussionId) => readMessage(deps, discussionId, id) },
  decision: { area: 'discussions', read: (deps, id, discussionId) => readDecision(deps, discussionId, id) },
  'agenda-item': { area: 'discussions', read: (deps, id, discussionId) => readAgendaItem(deps, discussionId, id) },
  'action-item': { area: 'discussions' },
  meeting: { area: 'discussions' },
  'calendar-subscription': { area: 'calendar', read: readSubscription },
  notification: { area: 'notifications' },
  import: { area: 'imports' },
  account: { area: 'account', read: (deps) => getAccount(deps) },
}

/** The area of the API that tells of a kind; `null` where only who may know everything may know of it. */
export const areaOf = (kind: string): TokenArea | null => (Object.hasOwn(readable, kind) ? (readable[kind]?.area ?? null) : null)

interface Named {
  kind: string
  recordId: string
  spaceId: string | null
}

/** A record as its person reads it now, as JSON; `null` where they cannot, and `sealed` for what only their browser can read. */
export async function recordOf(deps: Deps, { kind, recordId, spaceId }: Named): Promise<string | 'sealed' | null> {
  const read = Object.hasOwn(readable, kind) ? readable[kind]?.read : undefined
  if (!read) return null
  try {
    const found = await read(deps, recordId, spaceId ?? recordId)
    const json = 'json' in found ? (found as RecordJson).json : JSON.stringify(found)
    return isSealed(kind, json) ? 'sealed' : json
  } catch (error) {
    if (hasCode(error, 'not-found') || hasCode(error, 'forbidden')) return null
    throw error
  }
}

/** Whether any of it was encrypted in a browser, or says how. */
function isSealed(kind: string, json: string): boolean {
  if (!kind.startsWith('journal')) return false
  const { sealed = null, seal = null } = JSON.parse(json) as { sealed?: unknown; seal?: unknown }
  return sealed !== null || seal !== null
}
