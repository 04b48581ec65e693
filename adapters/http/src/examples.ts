import { type Account, usualNotifications } from '@throughline/core/account'
import type { Attachment } from '@throughline/core/attachment'
import type { CheckIn, Goal } from '@throughline/core/goal'
import type { Import, ImportPreview } from '@throughline/core/import'
import { type Notification, toldInApp } from '@throughline/core/notification'
import type { Completion, SavedView, Task, TaskTemplate, TimeEntry, TimeSpent } from '@throughline/core/task'

/** One person's afternoon, as the API's description shows it. */

const envelope = {
  createdAt: '2026-03-02T08:15:00.000Z',
  updatedAt: '2026-03-05T15:04:00.000Z',
  version: 3,
  deletedAt: null,
}

const snapshot = { status: 'open', dueDate: '2026-03-05', dueAt: null, timeZone: null, startDate: null } as const

export const exampleId = '019a9b3c-5d00-7cc0-8000-0123456789ab'

export const exampleTask: Task = {
  ...envelope,
  id: exampleId,
  title: 'Send Ana the draft',
  notes: 'She reads it on the train.',
  status: 'open',
  priority: 'high',
  dueDate: '2026-03-05',
  dueAt: null,
  timeZone: null,
  startDate: null,
  durationMinutes: 45,
  recurrence: null,
  reminders: [{ offsetMinutes: 540 }],
  tags: ['work'],
  checklist: [{ id: '019a9b3c-5d01-7cc0-8000-0123456789ab', text: 'Figures of the last quarter', done: true }],
  parentId: null,
  goalId: null,
  blockedBy: [],
  links: [],
  order: 'a0',
  closedAt: null,
  lastCompletion: null,
  roundId: null,
  importId: null,
  formerGoalId: null,
  deletedWith: null,
  actionOf: null,
  saidIn: null,
}

const done = {
  occurrenceDate: '2026-03-05',
  completedAt: '2026-03-05T15:04:00.000Z',
  localDate: '2026-03-05',
  timeZone: 'Europe/Berlin',
  snapshot,
  steps: [],
}

const completionId = '019a9b3c-6e10-7aa1-8000-0123456789ab'

export const exampleCompletion: Completion = { ...envelope, id: completionId, taskId: exampleId, version: 1, ...done }

export const exampleDoneTask: Task = {
  ...exampleTask,
  status: 'done',
  version: 4,
  closedAt: done.completedAt,
  lastCompletion: { id: completionId, ...done, undone: false },
}

export const exampleTimeEntry: TimeEntry = {
  ...envelope,
  id: '019a9b3c-7f20-7aa1-8000-0123456789ab',
  version: 1,
  taskId: exampleId,
  startedAt: '2026-03-05T13:00:00.000Z',
  endedAt: '2026-03-05T13:45:00.000Z',
  note: 'First pass',
  localDate: '2026-03-05',
  timeZone: 'Europe/Berlin',
  dayStart: 4,
}

export const exampleTimeSpent: TimeSpent = {
  own: { milliseconds: 2_700_000, runningSince: null },
  withSteps: { milliseconds: 6_300_000, runningSince: '2026-03-05T15:04:00.000Z' },
}

export const exampleAttachment: Attachment = {
  ...envelope,
  id: '019a9b3c-8a30-7aa1-8000-0123456789ab',
  version: 1,
  owner: { kind: 'task', id: exampleId },
  name: 'Window, measured.jpg',
  size: 482_113,
  type: 'image/jpeg',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  pixels: { width: 2048, height: 1536 },
  blobId: '019a9b3c-8a2f-7aa1-8000-0123456789ab',
}

export const exampleAccount: Account = {
  ...envelope,
  id: '019a9b3b-0000-7cc0-8000-0123456789ab',
  email: 'ines.varga@post.example',
  name: 'Ines Varga',
  timeZone: 'Europe/Berlin',
  weekStart: 1,
  dayStart: 4,
  locale: 'en-GB',
  language: null,
  theme: 'system',
  notifications: usualNotifications,
  shortcuts: { singleKeys: true, keys: { 'complete-task': ['c'] } },
}

const counts = {
  tasks: 214,
  subtasks: 31,
  sections: 6,
  notes: 12,
  tags: 9,
  withDate: 88,
  recurring: 7,
  done: 40,
  checklistItems: 17,
  reminders: 5,
  files: 0,
  savedViews: 0,
  templates: 0,
  goals: 0,
  checkIns: 0,
  entries: 0,
  photos: 0,
  journals: 0,
  entryTemplates: 0,
  ...{ experiences: 0, wins: 0, skills: 0, profileFacts: 0, packets: 0, resumes: 0, questions: 0 },
  ...{ stories: 0, cards: 0, rehearsals: 0, mockInterviews: 0, targetJobs: 0, settings: 0 },
}
const problems = [{ line: 12, message: 'The date “every third moon” was not understood; it is kept in the notes.' }]

export const exampleImport: Import = {
  ...envelope,
  id: '019a9b40-0000-7cc0-8000-0123456789ab',
  report: null,
  format: 'todoist-csv',
  state: 'applied',
  attempt: '019a9b40-0000-7cc0-8000-0123456789ac',
  size: 18_204,
  counts,
  problems,
}

export const exampleImportPreview: ImportPreview = {
  format: 'todoist-csv',
  counts,
  problems,
  sections: [{ line: 2, name: 'Kitchen', tag: 'Kitchen' }],
  goals: [],
  entries: [],
  days: null,
  career: null,
  questions: [],
  rows: [
    {
      line: 3,
      depth: 1,
      parent: null,
      title: 'Measure the window',
      notes: '',
      status: 'open',
      priority: 'none',
      dueDate: '2026-03-06',
      dueAt: null,
      timeZone: null,
      startDate: null,
      durationMinutes: null,
      recurrence: null,
      reminders: [],
      checklist: [],
      tags: ['Kitchen'],
      blockedBy: [],
      closedAt: null,
      createdAt: null,
    },
  ],
}

export const exampleNotification: Notification = {
  ...envelope,
  id: '019cbd02-c000-7cc0-8000-0123456789ab',
  version: 1,
  type: 'task-reminder',
  taskId: exampleId,
  title: exampleTask.title,
  due: { dueDate: '2026-03-05', dueAt: null, timeZone: null },
  at: '2026-03-05T08:00:00.000Z',
  late: false,
  snoozedUntil: null,
  ...toldInApp,
}

export const exampleSavedView: SavedView = {
  ...envelope,
  id: '019a9b41-0000-7cc0-8000-0123456789ab',
  name: 'This week',
  query: 'due:<=7d -tag:home',
  layout: 'list',
  groupBy: 'day',
  sortBy: null,
  order: 'ascending',
}

export const exampleTaskTemplate: TaskTemplate = {
  ...envelope,
  id: '019a9b42-0000-7cc0-8000-0123456789ab',
  name: 'Move a warehouse',
  madeFrom: exampleId,
  tasks: [
    {
      title: 'Move a warehouse',
      notes: '',
      priority: 'high',
      durationMinutes: null,
      tags: ['work'],
      goalId: null,
      parent: null,
      dueInDays: 18,
      dueTime: null,
      startInDays: 0,
      recurrence: null,
      reminders: [],
      checklist: [],
      blockedBy: [],
    },
  ],
}

export const exampleGoal: Goal = {
  ...envelope,
  id: '019a9b43-0000-7cc0-8000-0123456789ab',
  title: 'Forecast accuracy to 82 %',
  why: 'Fewer lines run out, and nobody has to guess.',
  horizon: 'quarter',
  metric: {
    type: 'percent',
    direction: 'up',
    start: '71.4',
    target: '82',
    unit: '',
    aggregation: 'last',
    source: 'manual',
    weekdays: null,
    timesPerWeek: null,
    dailyTarget: null,
  },
  milestones: [],
  startDate: '2026-01-05',
  endDate: '2026-03-31',
  parentId: null,
  weight: 1,
  status: 'active',
  pauses: [{ from: '2026-02-16', until: '2026-02-23' }],
  closing: null,
  statedPace: null,
  checkInEvery: 'week',
  competencies: ['Demand planning'],
  tags: ['forecast'],
  order: 'a0',
  history: [{ localDate: '2026-02-02', until: '2026-02-02T08:30:00.000Z', endDate: '2026-03-15' }],
  formerParentId: null,
  importId: null,
}

export const exampleCheckIn: CheckIn = {
  ...envelope,
  id: '019a9b43-1000-7cc0-8000-0123456789ab',
  version: 2,
  goalId: exampleGoal.id,
  localDate: '2026-03-02',
  timeZone: 'Europe/Berlin',
  value: '77.6',
  confidence: 7,
  note: 'Bakeware is still the drag.',
  history: [
    {
      localDate: '2026-03-02',
      value: '77.4',
      confidence: 7,
      note: 'Bakeware is still the drag.',
      until: '2026-03-05T15:04:00.000Z',
    },
  ],
  importId: null,
}
