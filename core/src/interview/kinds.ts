import type { ChangeDeps, ShownKind } from '../kernel/index.ts'
import type { InterviewMemoryDep } from './memory/interview-memory.ts'
import { readCard } from './practice/read-practice.ts'
import { practiceCards, practiceReviews, practiceSettings } from './practice/schema.ts'
import { getPracticeSettings } from './practice/settings.ts'
import { ownInBank } from './question/as-bank-question.ts'
import { getQuestion } from './question/read-questions.ts'
import { questionChoices, questions } from './question/schema.ts'
import { readMockInterview, readRehearsal } from './rehearsal/read-rehearsals.ts'
import { mockInterviews, rehearsals } from './rehearsal/schema.ts'
import { getStory } from './story/read-stories.ts'
import { stories } from './story/schema.ts'
import { readTargetJob } from './target-job/read-target-jobs.ts'
import { targetJobs } from './target-job/schema.ts'

/** The kinds of this area, and how each is shown. */
export const interviewKinds: readonly ShownKind<ChangeDeps & InterviewMemoryDep>[] = [
  { kind: questions, read: getQuestion, copy: ownInBank },
  { kind: questionChoices, copy: 'as-stored' },
  { kind: stories, read: getStory, copy: 'as-stored' },
  { kind: practiceSettings, read: getPracticeSettings, copy: 'as-stored' },
  { kind: practiceCards, read: readCard, copy: 'as-stored' },
  { kind: practiceReviews, copy: 'as-stored' },
  { kind: mockInterviews, read: readMockInterview, copy: 'as-stored' },
  { kind: rehearsals, read: readRehearsal, copy: 'as-stored' },
  { kind: targetJobs, read: readTargetJob, copy: 'as-stored' },
]
