import type { ActionItem, Calibration, Decision } from '@throughline/core/discussion'
import { exampleMessage } from './discussion-examples.ts'

const at = '2026-03-05T17:20:00.000Z'

export const exampleDecision: Decision = {
  id: '019a9b62-0000-7cc0-8000-0123456789ab',
  ...{ createdAt: at, updatedAt: at, version: 1, deletedAt: null },
  what: 'The forecast goes out on Mondays',
  why: 'Finance closes its week on Tuesday.',
  options: [
    { text: 'Mondays, with what is known by then', chosen: true },
    { text: 'Fridays, once all regions have answered', chosen: false },
  ],
  byIds: [exampleMessage.authorId],
  confidence: 80,
  decidedOn: '2026-03-05',
  reviewOn: '2026-06-01',
  messageId: exampleMessage.id,
  recordedById: exampleMessage.authorId,
  outcome: {
    text: 'It went out eleven Mondays out of twelve.',
    went: 'as-expected',
    held: true,
    on: '2026-06-01',
    byId: exampleMessage.authorId,
  },
  supersedesId: null,
  supersededById: null,
  reviewAskedAt: at,
}

export const exampleActionItem: ActionItem = {
  id: '019a9b63-0000-7cc0-8000-0123456789ab',
  ...{ createdAt: at, updatedAt: at, version: 1, deletedAt: null },
  assigneeId: exampleMessage.authorId,
  taskId: '00000000-0000-7000-8000-5d1c0b2a9f3e',
  text: 'Ask finance for their deadline',
  dueDate: '2026-03-12',
  dueAt: null,
  timeZone: null,
  state: 'open',
  createdById: exampleMessage.authorId,
  messageId: exampleMessage.id,
}

export const exampleCalibration: Calibration = {
  ...{ cases: 14, held: 11, expected: 76.4 },
  buckets: [
    { from: 50, to: 59, cases: 2, held: 1, expected: 52.5 },
    { from: 60, to: 69, cases: 3, held: 2, expected: 63.3 },
    { from: 70, to: 79, cases: 3, held: 3, expected: 73.3 },
    { from: 80, to: 89, cases: 4, held: 3, expected: 82.5 },
    { from: 90, to: 100, cases: 2, held: 2, expected: 95 },
  ],
  quarters: [{ year: 2026, quarter: 1, cases: 14, held: 11, expected: 76.4 }],
}
