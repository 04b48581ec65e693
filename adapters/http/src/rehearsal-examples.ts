import type { MockInterview, MockInterviewSummary, Rehearsal } from '@throughline/core/interview'

const questionId = 'own-mistake'
const question = 'Tell me about a mistake that was yours alone. Who learnt of it, and from whom?'

export const exampleMockInterview: MockInterview = {
  id: '019a9b46-3000-7cc0-8000-0123456789ab',
  createdAt: '2026-03-05T15:00:00.000Z',
  updatedAt: '2026-03-05T15:21:00.000Z',
  version: 2,
  deletedAt: null,
  title: 'Before the panel',
  targetJobId: null,
  questions: [{ questionId, text: question }],
  startedAt: '2026-03-05T15:00:00.000Z',
  localDate: '2026-03-05',
  timeZone: 'Europe/Prague',
  endedAt: '2026-03-05T15:21:00.000Z',
  note: '',
}

export const exampleRehearsal: Rehearsal = {
  id: '019a9b46-2000-7cc0-8000-0123456789ab',
  createdAt: '2026-03-05T15:04:00.000Z',
  updatedAt: '2026-03-05T15:04:00.000Z',
  version: 1,
  deletedAt: null,
  questionId,
  question,
  storyId: '019a9b46-1000-7cc0-8000-0123456789ab',
  mockInterviewId: exampleMockInterview.id,
  prepSeconds: 41,
  answerSeconds: 131.5,
  minutes: 2,
  marks: { answered: 4, 'own-part': 3, proof: 2, delivery: null },
  note: 'Say the number sooner.',
  recording: { kind: 'audio', device: 'Firefox on Linux', seconds: 131.5, size: 1_048_576 },
  startedAt: '2026-03-05T15:01:00.000Z',
  localDate: '2026-03-05',
  timeZone: 'Europe/Prague',
}

export const exampleMockSummary: MockInterviewSummary = {
  mockInterviewId: exampleMockInterview.id,
  answers: [
    {
      ...{ questionId, text: question, rehearsalId: exampleRehearsal.id, storyId: exampleRehearsal.storyId },
      ...{ attempts: 1, answerSeconds: 131.5, minutes: 2, over: 12, mean: 3 },
    },
  ],
  unanswered: [],
  means: { answered: 4, 'own-part': 3, proof: 2, delivery: null },
  weakest: 'proof',
  over: { answers: 1, seconds: 12 },
  practise: [],
}
