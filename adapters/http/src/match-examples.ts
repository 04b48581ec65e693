import type { Coverage, QuestionForStory, StoryForQuestion } from '@throughline/core/interview'
import { exampleQuestion } from './question-examples.ts'

const story = { id: '019a9b46-2000-7cc0-8000-0123456789ab', title: 'The spike that wasn’t demand' } as const

const why = {
  fit: 0.82,
  reason:
    'You named “Finding causes” as the main point of this story. What the question asks about happens in it: “went back to” and “never repeated”.',
  reasons: [
    { code: 'tagged-main', competency: 'finding-causes' },
    { code: 'happens', words: ['went back to', 'never repeated'] },
  ] satisfies StoryForQuestion['reasons'],
}

export const exampleStoryMatch: StoryForQuestion = {
  story: { ...story, competencies: ['finding-causes', 'forecasting'], lastPractisedOn: '2026-03-01', strength: 'strong' },
  ...why,
}

export const exampleQuestionMatch: QuestionForStory = { question: exampleQuestion, ...why }

export const exampleCoverage: Coverage = {
  on: '2026-03-05',
  targetJobId: null,
  competencies: [
    {
      ...{ competency: 'finding-causes', name: 'Finding causes', wins: 5, newestWinOn: '2025-11-12' },
      stories: [{ id: story.id, isMain: true, strength: 'strong' }],
      ...{ questions: { practised: 4, of: 7 }, lastPractisedOn: '2026-03-01' },
      next: { step: 'second-story', win: { id: '019a9b3c-5d00-7cc0-8000-0123456789ab', title: 'Twenty minutes, not four hours' } },
    },
  ],
  stories: [story],
}
