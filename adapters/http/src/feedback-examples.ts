import type { FeedbackAnswer, FeedbackRequest, GivenFeedback, OpenedFeedback } from '@throughline/core/discussion'

const at = '2026-03-05T17:12:00.000Z'
const kept = { createdAt: at, updatedAt: at, version: 2, deletedAt: null }
const id = '019a9b66-0000-7cc0-8000-0123456789ab'

const asked = {
  about: 'Moving the forecast to the new model',
  seenBy: 'asker',
  questions: [
    { text: 'What should go on as it is?', kind: 'text', options: [] },
    { text: 'How well did you know where it stood?', kind: 'scale', options: ['Hardly', 'Always'] },
  ],
} as const satisfies Partial<FeedbackRequest>

const questions = asked.questions.map(({ options, ...question }) => ({ ...question, options: [...options] }))

const answer: FeedbackAnswer = {
  name: 'Ruth Callan',
  replies: [
    { text: 'She asks before she plans.', value: null },
    { text: '', value: 4 },
  ],
  givenAt: at,
  editedAt: null,
  editableUntil: '2026-03-06T17:12:00.000Z',
  revision: 1,
}

export const exampleFeedbackRequest: FeedbackRequest = {
  id,
  ...kept,
  ...{ ...asked, questions },
  askedOf: 'Ruth Callan',
  askedBy: '019a9b3c-5d00-7cc0-8000-00000000a001',
  email: null,
  mailedAt: null,
  remindedAt: null,
  linkVersion: 1,
  expiresAt: '2026-03-26T17:12:00.000Z',
  revokedAt: null,
  answer,
  correction: null,
}

export const exampleOpenedFeedback: OpenedFeedback = {
  ...{ ...asked, questions },
  askedOf: 'Ruth Callan',
  asker: 'Ines Varga',
  expiresAt: '2026-03-26T17:12:00.000Z',
  answered: { name: answer.name, givenAt: at, editableUntil: answer.editableUntil },
  answer,
}

export const exampleGivenFeedback: GivenFeedback = { id, ...kept, ...{ ...asked, questions }, asker: 'Ines Varga', answer, givenAt: at }
