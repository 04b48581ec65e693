import { getAccount } from '../account/index.ts'
import { readSubscription } from '../calendar/index.ts'
import { getProfile, getWin, readExperience, readSkill } from '../career/index.ts'
import {
  readActionItem,
  readAgendaItem,
  readCoachAnswer,
  readDecision,
  readDiscussion,
  readFeedback,
  readGivenFeedback,
  readMeeting,
  readMessage,
  readNote,
  readParticipation,
} from '../discussion/index.ts'
import { getCheckIn, readGoal } from '../goal/index.ts'
import {
  dueNow,
  getCard,
  getPracticeSettings,
  getQuestion,
  getStory,
  type InterviewMemoryDep,
  readMockInterview,
  readRehearsal,
  readTargetJob,
} from '../interview/index.ts'
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
export type ReadDeps = Omit<ChangeDeps, 'actor'> & QueueDep & DirectoryDep & BlobsDep & DayMemoryDep & InterviewMemoryDep & KindsDep

type Deps = ReadDeps & ActorDep

/** Reads a record as its GET does, with the person's own rights. */
type Read = (deps: Deps, id: string, discussionId: string) => Promise<RecordJson | { id: string }>

/** The kinds that are read one by one, but for those whose `GET` tells an address that is a secret. */
const reads: Readonly<Record<string, Read>> = {
  task: readTask,
  'saved-view': readSavedView,
  'task-template': readTaskTemplate,
  goal: readGoal,
  'check-in': getCheckIn,
  'journal-entry': readEntry,
  'journal-revision': getRevision,
  'journal-template': readJournalTemplate,
  journal: readJournal,
  experience: readExperience,
  win: getWin,
  skill: readSkill,
  profile: (deps) => getProfile(deps),
  resume: readResume,
  'review-packet': readPacket,
  question: getQuestion,
  story: getStory,
  rehearsal: readRehearsal,
  'mock-interview': readMockInterview,
  'target-job': readTargetJob,
  'practice-card': async (deps, id) => dueNow(deps, await getCard(deps, id)),
  'practice-settings': (deps) => getPracticeSettings(deps),
  discussion: readDiscussion,
  participation: readParticipation,
  message: (deps, id, discussionId) => readMessage(deps, discussionId, id),
  decision: (deps, id, discussionId) => readDecision(deps, discussionId, id),
  'action-item': (deps, id, discussionId) => readActionItem(deps, discussionId, id),
  meeting: (deps, id, discussionId) => readMeeting(deps, discussionId, id),
  'agenda-item': (deps, id, discussionId) => readAgendaItem(deps, discussionId, id),
  'discussion-note': readNote,
  'coach-answer': (deps, id, discussionId) => readCoachAnswer(deps, discussionId, id),
  'feedback-request': (deps, id, discussionId) => readFeedback(deps, discussionId, id),
  'given-feedback': readGivenFeedback,
  'calendar-subscription': readSubscription,
  account: (deps) => getAccount(deps),
}

interface Named {
  kind: string
  recordId: string
  spaceId: string | null
}

/** A record as its person reads it now, as JSON; `null` where they cannot, and `sealed` for what only their browser can read. */
export async function recordOf(deps: Deps, { kind, recordId, spaceId }: Named): Promise<string | 'sealed' | null> {
  const read = Object.hasOwn(reads, kind) ? reads[kind] : undefined
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
