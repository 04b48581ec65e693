import type { Story, StoryProofs } from '@throughline/core/interview'
import { exampleWin } from './career-examples.ts'

const capturedAt = '2026-03-05T15:20:00.000Z'
const [measuredBy] = exampleWin.evidence

export const exampleStory: Story = {
  id: '019a9b52-0000-7cc0-8000-0123456789ab',
  createdAt: capturedAt,
  updatedAt: capturedAt,
  version: 3,
  deletedAt: null,
  title: 'The spike that wasn’t demand',
  competencies: ['finding-causes', 'forecasting'],
  tellings: [
    {
      minutes: 2,
      situation: 'In March 2026 I was senior supply-chain analyst at Pellworth Kitchenware. Back then, forecast accuracy stood at 71.4 %.',
      task: 'My goal was to get “Forecast accuracy” from 71.4 to 82 %.',
      action: 'I traced a trade-fair order that the model took for demand, and took it out of the history.',
      result: 'Forecast accuracy rose from 71.4 to 77.6 %.',
      reflection: 'I would look at the orders first now.',
    },
  ],
  winIds: [exampleWin.id],
  note: '',
  sources: [
    {
      id: '019a9b52-1000-7cc0-8000-0123456789ab',
      part: 'result',
      winId: exampleWin.id,
      evidenceId: measuredBy?.id ?? null,
      kind: 'check-in',
      title: measuredBy?.title ?? '',
      date: measuredBy?.date ?? null,
      number: { value: '76.7', unit: '%' },
      capturedAt,
    },
  ],
}

export const exampleProofs: StoryProofs = {
  strength: 'fair',
  reasons: ['live-evidence', 'number-from-evidence', 'recent'],
  lacking: ['attested', 'several-kinds'],
  wins: [
    {
      id: exampleWin.id,
      title: exampleWin.title,
      happenedOn: exampleWin.happenedOn,
      experience: { id: '019a9b45-0000-7cc0-8000-0123456789ab', position: 'Analyst', organisation: 'Pellworth Kitchenware' },
      state: 'live',
    },
  ],
  sources: exampleStory.sources.map((source) => ({
    ...source,
    state: 'live',
    corrected: { was: { value: '76.7', unit: '%' }, now: { value: '77.6', unit: '%' } },
    recordId: measuredBy?.recordId ?? null,
    goalId: measuredBy?.goalId ?? null,
    discussionId: null,
    url: null,
    quote: null,
  })),
}
