import { fitOf, type Reason, reasonsOf, spokenFor } from './fit-of.ts'
import { needsOf } from './needs-of.ts'
import { readStory } from './read-story.ts'
import type { QuestionToMatch, StoryToMatch } from './story.ts'

export interface QuestionMatch {
  questionId: string
  /** 0 to 1. */
  fit: number
  reasons: Reason[]
}

/** They are worked out on the spot, or turned round: no story answers them. */
const answeredByNone: ReadonlySet<string> = new Set(['check-the-estimate', 'questions-for-us'])

/** The questions that a story answers, best first, at most `most`, equal ones in the order given; those that nothing speaks for are left out. */
export function matchQuestions(story: StoryToMatch, questions: readonly QuestionToMatch[], most = 10): QuestionMatch[] {
  const read = readStory(story)
  const best = questions
    .filter(({ id }) => !answeredByNone.has(id))
    .map((question) => ({ question, needs: needsOf(question) }))
    .map(({ question, needs }) => ({ question, needs, fit: fitOf(needs, read, story) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
  return spokenFor(best, most, ({ needs }) => reasonsOf(needs, read, story)).map(([{ question, fit }, reasons]) => ({
    questionId: question.id,
    fit,
    reasons,
  }))
}
