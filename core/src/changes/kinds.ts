import { accounts, type TokenArea } from '../account/index.ts'
import { attachments } from '../attachment/index.ts'
import { type CalendarFeed, calendarFeeds, calendarSubscriptions } from '../calendar/index.ts'
import { attestations, dismissedCandidates, experiences, profiles, skills, wins } from '../career/index.ts'
import { discussionNotes, givenFeedbacks, participations, sharedKinds } from '../discussion/index.ts'
import { editions } from '../edition/index.ts'
import { checkIns, goals } from '../goal/index.ts'
import { imports } from '../import/index.ts'
import {
  mockInterviews,
  ownInBank,
  practiceCards,
  practiceReviews,
  practiceSettings,
  questionChoices,
  questions,
  rehearsals,
  stories,
  targetJobs,
} from '../interview/index.ts'
import { journalEntries, journalRevisions, journals, journalTemplates } from '../journal/index.ts'
import { derivedId, type Kind, type StoredRecord } from '../kernel/index.ts'
import { notifications } from '../notification/index.ts'
import { resumes } from '../resume/index.ts'
import { reviewPackets } from '../review/index.ts'
import { completions, savedViews, tasks, taskTemplates, timeEntries } from '../task/index.ts'

type CopiedArea = Exclude<TokenArea, 'batch'>

/** A kind that lies in the space of the person whose it is. */
export interface OwnKind {
  kind: Kind
  /** What a token has to be allowed to read. */
  area: CopiedArea
  /** A record as it is read by itself. */
  shown(record: StoredRecord): StoredRecord
}

const own = <R extends StoredRecord>(area: CopiedArea, kind: Kind<R>, shown: (record: R) => object = (record) => record): OwnKind => ({
  kind: kind as unknown as Kind,
  area,
  shown: shown as unknown as OwnKind['shown'],
})

/** The address of a feed is a secret, and is only told to who asks for it. */
const withoutAddress = ({ digest: _, secret: __, ...feed }: CalendarFeed): StoredRecord => feed

/** What a person may keep a copy of, what others name ahead of them. */
export const ownKinds: readonly OwnKind[] = [
  own('account', accounts),
  own('goals', goals),
  own('goals', checkIns),
  own('tasks', tasks),
  own('tasks', completions),
  own('time', timeEntries),
  own('tasks', savedViews),
  own('tasks', taskTemplates),
  own('journal', journals),
  own('journal', journalEntries),
  own('journal', journalRevisions),
  own('journal', journalTemplates),
  own('career', profiles),
  own('career', experiences),
  own('career', skills),
  own('career', wins),
  own('career', attestations),
  own('career', dismissedCandidates),
  own('career', reviewPackets),
  own('career', resumes),
  own('career', editions),
  own('interview-prep', questions, ownInBank),
  own('interview-prep', questionChoices),
  own('interview-prep', stories),
  own('interview-prep', practiceSettings),
  own('interview-prep', practiceCards),
  own('interview-prep', practiceReviews),
  own('interview-prep', mockInterviews),
  own('interview-prep', rehearsals),
  own('interview-prep', targetJobs),
  own('files', attachments),
  own('imports', imports),
  own('notifications', notifications),
  own('calendar', calendarFeeds, withoutAddress),
  own('calendar', calendarSubscriptions),
  own('discussions', givenFeedbacks),
  own('discussions', participations),
  own('discussions', discussionNotes),
]

/** The areas there is something of in a copy. */
export const copiedAreas: readonly CopiedArea[] = [...new Set(ownKinds.map(({ area }) => area))]

/** Of the person's own space, what they have of a discussion under its id: it comes and goes with that. */
export const ofDiscussions: ReadonlySet<string> = new Set([participations.name, discussionNotes.name])

/** The area of all that lies in discussions. */
export const SHARED_AREA: CopiedArea = 'discussions'

/** Stands for the kinds and their schemas: a copy that was begun under others lacks something, or reads otherwise. */
export const schemaMark: string = derivedId([...ownKinds, ...sharedKinds].map(({ kind: { name, version } }) => `${name} ${version}`).join())
