import type {
  BankQuestion,
  MockInterviewChanges,
  NewMockInterview,
  NewQuestion,
  NewRehearsal,
  NewStory,
  NewTargetJob,
  QuestionChanges,
  RehearsalChanges,
  StoryChanges,
} from '@throughline/core/interview'
import { gatheringInterview } from '../../desk/interview-client.ts'
import { createRecordArea } from '../../records/create-area.ts'
import { bothNames, mergeBy } from '../../records/merge.ts'
import { editJob, jobMeeting } from '../job/state/edit-job.ts'
import type { InterviewRecords } from './kinds.ts'
import { mergeStory } from './merge-story.ts'

const { questions, stories, rehearsals, mockInterviews, targetJobs } = gatheringInterview

type Records = { [K in keyof InterviewRecords]: InterviewRecords[K] }

/** How records of interview prep show, and are sent. */
export const interviewArea = createRecordArea<Records>({
  question: {
    get: questions.get,
    edit: (id, { hiddenAt, ...words }, based) => questions.edit(id, { ...words, ...hiddenAs(hiddenAt) } as QuestionChanges, based),
    merge: mergeBy({
      yielding: ['kind', 'level', 'minutes', 'starred', 'hiddenAt', 'askedAt'],
      joined: { competencies: bothNames, traps: bothNames },
    }),
    create: (input) => questions.create(input as NewQuestion),
    delete: questions.delete,
    restore: questions.restore,
  },
  story: {
    get: stories.get,
    // Sources go as they were taken, so that one is put back though its win is gone by now.
    edit: (id, changes, based) => stories.edit(id, changes as StoryChanges, based),
    merge: mergeStory,
    create: (input) => stories.create(input as NewStory),
    delete: stories.delete,
    restore: stories.restore,
  },
  rehearsal: {
    get: rehearsals.get,
    edit: (id, changes, based) => rehearsals.edit(id, changes as RehearsalChanges, based),
    merge: mergeBy({ yielding: ['marks', 'recording', 'storyId', 'questionId', 'mockInterviewId'] }),
    create: (input) => rehearsals.create(input as NewRehearsal),
    delete: rehearsals.delete,
    restore: rehearsals.restore,
  },
  'mock-interview': {
    get: mockInterviews.get,
    edit: (id, changes, based) => mockInterviews.edit(id, changes as MockInterviewChanges, based),
    merge: mergeBy({ yielding: ['endedAt', 'targetJobId', 'questions'] }),
    create: (input) => mockInterviews.create(input as NewMockInterview),
    delete: mockInterviews.delete,
    restore: mockInterviews.restore,
  },
  'target-job': {
    get: targetJobs.get,
    edit: editJob,
    merge: mergeBy(jobMeeting),
    create: (input) => targetJobs.create(input as NewTargetJob),
    delete: targetJobs.delete,
    restore: targetJobs.restore,
  },
})

/** When it was hidden is the server's to say. */
const hiddenAs = (hiddenAt: BankQuestion['hiddenAt'] | undefined) => (hiddenAt === undefined ? {} : { hidden: hiddenAt !== null })
