import { type Access, access } from './access.ts'
import { coverage } from './coverage.ts'
import type { ClientOptions } from './options.ts'
import { practice } from './practice.ts'
import { questions } from './questions.ts'
import { mockInterviews, rehearsals } from './rehearsals.ts'
import { stories } from './stories.ts'
import { targetJobs } from './target-jobs.ts'
import { winSuggestions } from './wins.ts'

export type InterviewClient = ReturnType<typeof interview>

/** For a page of interview prep; what is done every day is asked of another. */
export const createInterviewClient = (options: ClientOptions = {}): InterviewClient => interview(access(options))

/** What one tells of one's work, and how one practises telling it. */
export const interview = ({ request }: Access) => ({
  questions: questions(request),
  stories: stories(request),
  coverage: coverage(request),
  rehearsals: rehearsals(request),
  mockInterviews: mockInterviews(request),
  targetJobs: targetJobs(request),
  practice: practice(request),
  winSuggestions: winSuggestions(request),
})
