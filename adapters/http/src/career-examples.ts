import {
  type DismissedCandidate,
  type LibraryCompetency,
  libraryCompetency,
  libraryEvidence,
  type Win,
  type WinCandidate,
  type WinSuggestions,
} from '@throughline/core/career'
import { exampleCheckIn, exampleDoneTask, exampleGoal, exampleId } from './examples.ts'

const capturedAt = '2026-03-05T15:10:00.000Z'
const measuredBy = '019a9b50-1000-7cc0-8000-0123456789ab'

export const exampleWin: Win = {
  id: '019a9b50-0000-7cc0-8000-0123456789ab',
  createdAt: capturedAt,
  updatedAt: capturedAt,
  version: 2,
  deletedAt: null,
  title: 'Found the order that had bent the bakeware forecast',
  text: 'Traced a trade-fair order that the model took for demand, and took it out of the history.',
  happenedOn: '2026-03-02',
  experienceId: null,
  metric: { baseline: '71.4', value: '77.6', unit: '%', of: '', baselineFrom: null, valueFrom: measuredBy },
  competencies: ['forecasting', 'finding-causes'],
  skills: ['Demand forecasting'],
  confidentiality: 'review',
  evidence: [
    {
      id: measuredBy,
      kind: 'check-in',
      recordId: exampleCheckIn.id,
      goalId: exampleCheckIn.goalId,
      discussionId: null,
      url: null,
      title: exampleGoal.title,
      quote: null,
      date: exampleCheckIn.localDate,
      number: { value: '77.6', unit: '%' },
      corrected: { was: { value: '76.7', unit: '%' }, at: '2026-03-05T08:00:00.000Z' },
      capturedAt,
      sourceVersion: exampleCheckIn.version,
      state: 'live',
    },
    {
      id: '019a9b50-2000-7cc0-8000-0123456789ab',
      kind: 'task',
      recordId: exampleId,
      goalId: null,
      discussionId: null,
      url: null,
      title: exampleDoneTask.title,
      quote: null,
      date: '2026-03-05',
      number: null,
      corrected: null,
      capturedAt,
      sourceVersion: exampleDoneTask.version,
      state: 'live',
    },
  ],
  importId: null,
}

/** Of a person with five such wins. */
export const exampleCompetency = libraryEvidence('en', libraryCompetency('finding-causes') as LibraryCompetency, {
  wins: 5,
  lastOn: exampleWin.happenedOn,
})

export const exampleSuggestions: WinSuggestions = {
  competencies: [{ id: 'teaching', name: 'Teaching and coaching', because: ['taught'] }],
  skills: [{ name: 'Demand forecasting', because: ['demand forecasting'], isListed: true }],
  metric: null,
  happened: { on: '2025-03', because: 'March 2025' },
  asks: { ask: 'people', question: 'How many people?', because: ['taught'] },
}

export const exampleCandidate: WinCandidate = {
  kind: 'task',
  id: exampleId,
  title: 'Rerun the bakeware model without week 31',
  date: '2026-03-05',
  number: null,
  from: { kind: 'task', id: exampleId },
  reasons: [
    { code: 'high-priority', about: '' },
    { code: 'goal', about: exampleGoal.title },
  ],
  points: 4,
}

export const exampleDismissal: DismissedCandidate = {
  id: '019a9b51-0000-7cc0-8000-0123456789ab',
  createdAt: capturedAt,
  updatedAt: capturedAt,
  version: 1,
  deletedAt: null,
  sourceKind: 'task',
  sourceId: exampleId,
}
