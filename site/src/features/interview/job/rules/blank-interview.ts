import type { TargetJob } from '@throughline/core/interview'
import { INTERVIEW_MINUTES } from '@throughline/core/interview/target-job-rules'
import { newId } from '../../../desk/id.ts'

/** An interview of which nothing is said yet. */
export const blankInterview = (timeZone: string): TargetJob['interviews'][number] => ({
  ...{ id: newId(), title: '', on: '', time: null, timeZone, durationMinutes: INTERVIEW_MINUTES, people: '', note: '', debrief: null },
})
