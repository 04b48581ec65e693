import type {
  BankQuestion,
  MockInterview,
  NewMockInterview,
  NewQuestion,
  NewRehearsal,
  NewStory,
  NewTargetJob,
  Rehearsal,
  Story,
  TargetJob,
} from '@throughline/core/interview'
import type { ChangeOf, EditOf } from '../../records/change.ts'

/** The records of interview prep that are changed on its screens. */
export interface InterviewRecords {
  question: BankQuestion
  story: Story
  rehearsal: Rehearsal
  'mock-interview': MockInterview
  'target-job': TargetJob
}
export type InterviewKind = keyof InterviewRecords
export type InterviewRecord = InterviewRecords[InterviewKind]
export type InterviewEdit = EditOf<InterviewRecord>

/** What makes one. */
type New = NewQuestion | NewStory | NewRehearsal | NewMockInterview | NewTargetJob

export type InterviewChange = ChangeOf<{ [K in InterviewKind]: InterviewRecords[K] }, New>
