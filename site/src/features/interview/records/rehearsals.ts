import type { MockInterview, Rehearsal } from '@throughline/core/interview'
import { unrated } from '@throughline/core/interview/rehearsal-rules'
import type { Unmade } from '../../changes/unmade.ts'

/** An answer as it shows until the server has kept it. */
export const newRehearsal = (id: string, said: Partial<Unmade<Rehearsal>>): Unmade<Rehearsal> => ({
  ...{ id, questionId: null, question: '', storyId: null, mockInterviewId: null },
  ...{ prepSeconds: 0, answerSeconds: 0, minutes: 2, marks: unrated, note: '', recording: null },
  ...{ startedAt: '', localDate: '', timeZone: 'UTC' },
  ...said,
})

/** What a rehearsal or a mock interview is called. */
export const titleOf = (record: Pick<Rehearsal, 'question'> | Pick<MockInterview, 'title'>): string =>
  'title' in record ? record.title : record.question
