import type { CoachAnswer, CoachPreview } from '@throughline/core/discussion'

const at = '2026-03-05T17:12:00.000Z'
const sent = [{ kind: 'message' as const, id: '019a9b61-0000-7cc0-8000-0123456789ab', text: 'Person A: Will the number hold?' }]

export const exampleCoachAnswer: CoachAnswer = {
  ...{ id: '019a9b63-0000-7cc0-8000-0123456789ab', createdAt: at, updatedAt: at, version: 4, deletedAt: null },
  askedById: '019a9b3c-5d00-7cc0-8000-00000000a001',
  question: 'What have we left out?',
  sent,
  ...{ model: 'small-model', state: 'done', why: null },
  text: 'Until when it has to hold.',
  endedAt: at,
}

export const exampleCoachPreview: CoachPreview = {
  model: 'small-model',
  system: 'You are asked for advice by somebody in a conversation between people who work together.',
  user: 'What have we left out?\n\n### A message\nPerson A: Will the number hold?',
  sent,
}
