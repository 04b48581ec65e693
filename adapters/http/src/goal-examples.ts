import type { GoalActivity, GoalDays, Measures } from '@throughline/core/progress'
import { exampleCheckIn, exampleId, exampleTask } from './examples.ts'

export const exampleMeasures: Measures = {
  on: '2026-03-05',
  start: '71.4',
  target: '82',
  current: '77.6',
  progress: 0.5849056603773585,
  unmeasured: null,
  pace: 'behind',
  computedPace: 'behind',
  statedPace: null,
  paceRatio: 0.9193044986940492,
  noPace: null,
  isFirstMiss: false,
  ideal: '78.144228935',
  neededPerWeek: '1.184615385',
  projection: {
    state: 'expected',
    on: '2026-04-09',
    earliest: '2026-04-07',
    latest: '2026-04-13',
    perWeek: '0.88',
    errorPerWeek: '0.075718778',
  },
  days: 7,
  lastOn: '2026-03-02',
  nextCheckIn: '2026-03-09',
  habit: null,
  rollUp: null,
}

export const exampleDays: GoalDays = {
  days: [
    { localDate: '2026-02-23', value: '76.1', current: '76.1' },
    { localDate: '2026-03-02', value: '77.6', current: '77.6' },
  ],
  marks: [],
  ideal: [
    { localDate: '2026-01-05', value: '71.4' },
    { localDate: '2026-02-15', value: '76.512941176' },
    { localDate: '2026-02-22', value: '76.512941176' },
    { localDate: '2026-03-31', value: '82' },
  ],
}

export const exampleActivity: GoalActivity = {
  since: exampleCheckIn.createdAt,
  checkInId: exampleCheckIn.id,
  done: { count: 1, tasks: [{ taskId: exampleId, title: exampleTask.title, localDate: '2026-03-05' }] },
  added: { count: 0, tasks: [] },
  time: { milliseconds: 2_700_000, runningSince: null },
}
