import { type ImportPreview, noCounts } from '@throughline/core/import'
import type { BankQuestion } from '@throughline/core/interview'

export const exampleQuestion: BankQuestion = {
  id: '019a9b46-0000-7cc0-8000-0123456789ab',
  origin: 'own',
  version: 2,
  createdAt: '2026-03-02T08:15:00.000Z',
  updatedAt: '2026-03-05T15:04:00.000Z',
  deletedAt: null,
  text: 'How would you bring our stock down by a fifth?',
  kind: 'data',
  level: 'experienced',
  competencies: ['planning', 'forecasting', 'budget'],
  wants: 'Whether I would look at the reasons for the stock before cutting it.',
  traps: ['One rule for every article'],
  minutes: 2,
  note: 'They nodded at the bakeware story.',
  askedAt: '2026-03-04',
  company: 'Harbourline Foods',
  starred: true,
  hiddenAt: null,
  importId: null,
}

export const exampleQuestionPreview: ImportPreview = {
  format: 'question-list',
  counts: { ...noCounts, questions: 1 },
  problems: [{ line: 1, message: '“Leadership” is a heading: the questions below it are taken as leadership.' }],
  ...{ rows: [], sections: [], goals: [], entries: [], days: null, career: null },
  questions: [{ line: 2, text: 'How do you find out what worries your team?', kind: 'leadership', competencies: ['leadership'] }],
}
