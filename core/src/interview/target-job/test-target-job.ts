import { fakeActor, fakeClock, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { accounts } from '../../account/index.ts'
import { attachments, storageUses } from '../../attachment/index.ts'
import { attestations, experiences, profiles, skills, wins } from '../../career/index.ts'
import { editions } from '../../edition/index.ts'
import { checkIns, goals } from '../../goal/index.ts'
import { journalEntries } from '../../journal/index.ts'
import type { Actor, Kind } from '../../kernel/index.ts'
import { createDayMemory } from '../../progress/index.ts'
import { resumes } from '../../resume/index.ts'
import { plainResumeSetter } from '../../resume/test-setter.ts'
import { calendarObjects, completions, tasks, timeEntries } from '../../task/index.ts'
import { practiceCards, practiceReviews, practiceSettings } from '../practice/schema.ts'
import { questionChoices, questions } from '../question/schema.ts'
import { stories } from '../story/schema.ts'
import { targetJobs } from './schema.ts'

const kinds: readonly Kind[] = [
  ...[
    accounts,
    attachments,
    storageUses,
    experiences,
    profiles,
    skills,
    wins,
    attestations,
    editions,
    checkIns,
    goals,
    journalEntries,
    resumes,
  ],
  ...[
    tasks,
    completions,
    timeEntries,
    calendarObjects,
    practiceCards,
    practiceReviews,
    practiceSettings,
    questions,
    questionChoices,
    stories,
    targetJobs,
  ],
]

/** What the use cases around a target job ask for, over storage in memory and a clock that stands still; it is 5 March 2026. */
export const jobDeps = (actor: Partial<Actor> = {}) => ({
  ...createMemoryStorage({ kinds }),
  kinds,
  clock: fakeClock(),
  ids: sequentialIds(),
  dayMemory: createDayMemory(),
  giveWay: async () => {},
  actor: fakeActor(actor),
  storageLimit: 10 * 1024 * 1024,
  resumeSetter: plainResumeSetter,
  secrets: {
    create: () => 'secret',
    keyed: () => '0',
    digest: (text: string) =>
      [...text]
        .map((sign) => sign.codePointAt(0)?.toString(16))
        .join('')
        .slice(-64)
        .padStart(64, '0'),
  },
})
export type JobTestDeps = ReturnType<typeof jobDeps>
