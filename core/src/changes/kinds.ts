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
import { areaOfKind } from './kind-areas.ts'

type CopiedArea = Exclude<TokenArea, 'batch'>

/** A kind that lies in the space of the person whose it is. */
export interface OwnKind {
  kind: Kind
  /** What a token has to be allowed to read. */
  area: CopiedArea
  /** A record as it is read by itself. */
  shown(record: StoredRecord): StoredRecord
}

const own = <R extends StoredRecord>(kind: Kind<R>, shown: (record: R) => object = (record) => record): OwnKind => ({
  kind: kind as unknown as Kind,
  area: areaOfKind(kind.name) as CopiedArea,
  shown: shown as unknown as OwnKind['shown'],
})

/** The address of a feed is a secret, and is only told to who asks for it. */
const withoutAddress = ({ digest: _, secret: __, ...feed }: CalendarFeed): StoredRecord => feed

/** What a person may keep a copy of, what others name ahead of them. */
export const ownKinds: readonly OwnKind[] = [
  own(accounts),
  own(goals),
  own(checkIns),
  own(tasks),
  own(completions),
  own(timeEntries),
  own(savedViews),
  own(taskTemplates),
  own(journals),
  own(journalEntries),
  own(journalRevisions),
  own(journalTemplates),
  own(profiles),
  own(experiences),
  own(skills),
  own(wins),
  own(attestations),
  own(dismissedCandidates),
  own(reviewPackets),
  own(resumes),
  own(editions),
  own(questions, ownInBank),
  own(questionChoices),
  own(stories),
  own(practiceSettings),
  own(practiceCards),
  own(practiceReviews),
  own(mockInterviews),
  own(rehearsals),
  own(targetJobs),
  own(attachments),
  own(imports),
  own(notifications),
  own(calendarFeeds, withoutAddress),
  own(calendarSubscriptions),
  own(givenFeedbacks),
  own(participations),
  own(discussionNotes),
]

/** The areas there is something of in a copy. */
export const copiedAreas: readonly CopiedArea[] = [...new Set(ownKinds.map(({ area }) => area))]

/** Of the person's own space, what they have of a discussion under its id: it comes and goes with that. */
export const ofDiscussions: readonly string[] = [participations.name, discussionNotes.name]

/** The area of all that lies in discussions. */
export const SHARED_AREA: CopiedArea = 'discussions'

/** Stands for the kinds and their schemas: a copy that was begun under others lacks something, or reads otherwise. */
export const schemaMark: string = derivedId([...ownKinds, ...sharedKinds].map(({ kind: { name, version } }) => `${name} ${version}`).join())
