import type { BankQuestion, NewQuestion, NewStory, Story } from '@throughline/core/interview'
import type { ChangeOf, EditOf } from '../../records/change.ts'

/** The records of interview prep that are changed on its screens. */
export interface InterviewRecords {
  question: BankQuestion
  story: Story
}
export type InterviewKind = keyof InterviewRecords
export type InterviewRecord = InterviewRecords[InterviewKind]
export type InterviewEdit = EditOf<InterviewRecord>

/** What makes one. */
type New = NewQuestion | NewStory

export type InterviewChange = ChangeOf<{ [K in InterviewKind]: InterviewRecords[K] }, New>
