import {
  type AskedCard,
  type LastReview,
  type PracticeCard,
  type PracticeReview,
  type PracticeSettings,
  type PracticeStatistics,
  type PracticeToday,
  usualSettings,
} from '@throughline/core/interview'

const envelope = { createdAt: '2026-02-02T08:15:00.000Z', updatedAt: '2026-03-05T15:04:00.000Z', version: 4, deletedAt: null }

const before = { dueOn: '2026-03-05', stability: 2.31, difficulty: 2.12, reps: 1, lapses: 0, lastReviewedOn: '2026-03-02' }
const after = { dueOn: '2026-03-19', stability: 13.83, difficulty: 2.11, reps: 2, lapses: 0, lastReviewedOn: '2026-03-05' }

const storyId = '019a9b47-0000-7cc0-8000-0123456789ab'

const rated: Pick<PracticeReview, Exclude<keyof LastReview & keyof PracticeReview, 'id'>> = {
  ...{ storyId, questionId: null, rating: 'good', reviewedAt: '2026-03-05T15:04:00.000Z' },
  ...{ localDate: '2026-03-05', timeZone: 'Europe/London', before, dueBefore: '2026-03-05', after },
}

const reviewId = '019a9b49-0000-7cc0-8000-0123456789ab'

export const exampleCard: PracticeCard = {
  ...envelope,
  ...{ id: '019a9b48-0000-7cc0-8000-0123456789ab', storyId, questionId: null, due: '2026-03-19', scheduling: after },
  ...{ lastReview: { id: reviewId, ...rated, undone: false }, pausedAt: null, taskId: null },
}

export const exampleReview: PracticeReview = { ...envelope, version: 1, id: reviewId, cardId: exampleCard.id, ...rated }

export const exampleAsked: AskedCard = {
  card: { ...exampleCard, due: '2026-03-05', scheduling: before, lastReview: null },
  question: {
    id: 'number-changed-a-mind',
    text: 'Tell me about an analysis of yours that changed somebody’s mind.',
    ...{ minutes: 2, competencies: ['influence', 'forecasting'] },
  },
  story: {
    ...{ id: storyId, title: 'The spike that wasn’t demand', seconds: 112, sources: [] },
    telling: {
      minutes: 2,
      situation: 'Every spring the plan for bakeware jumped, and the warehouse filled.',
      task: 'I was to bring the stock down before the summer.',
      action: 'I set the promotions beside the orders, week by week, and showed where one was the other.',
      result: 'Stock of the range fell by a fifth in one season.',
      reflection: 'I would ask the shops first.',
    },
  },
  reason: 'You named “Influence” as the main point of this story.',
  next: { again: '2026-03-06', hard: '2026-03-12', good: '2026-03-19', easy: '2026-04-07' },
  isLeech: false,
}

export const exampleToday: PracticeToday = {
  on: '2026-03-05',
  interview: {
    ...{ targetJobId: '019a9b4a-0000-7cc0-8000-0123456789ab', title: 'Panel', role: 'Lead supply-chain analyst' },
    ...{ company: 'Harbourline Foods', on: '2026-03-08' },
  },
  ...{ ratedToday: 1, dailyLimit: 10, cards: [exampleAsked], left: 1 },
  done: [{ cardId: '019a9b48-0001-7cc0-8000-0123456789ab', reviewId, text: 'A lorry too many', rating: 'hard' }],
  ...{ waiting: 0, nextOn: '2026-03-07' },
  plan: [
    { on: '2026-03-05', due: 1 },
    { on: '2026-03-06', due: 0 },
    { on: '2026-03-07', due: 2 },
  ],
  total: 4,
}

export const exampleSettings: PracticeSettings = {
  ...envelope,
  id: '019a9b3c-0000-7cc0-8000-0123456789ab',
  ...usualSettings,
  dailyLimit: 5,
}

export const exampleStatistics: PracticeStatistics = {
  on: '2026-03-05',
  retention: [{ month: '2026-02', seen: 20, kept: 17, retention: 0.85 }],
  reviews: [{ on: '2026-03-05', total: 1, again: 0, hard: 0, good: 1, easy: 0 }],
  forecast: [{ on: '2026-03-05', due: 3 }],
  cards: { total: 24, new: 4, leeches: 1, paused: 2 },
  rated: 61,
}
