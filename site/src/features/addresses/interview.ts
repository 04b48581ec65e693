import { STORIES } from './stories.ts'

export const PRACTICE = '/interview-prep'
export const QUESTIONS = '/interview-prep/questions'
export const REHEARSALS = '/interview-prep/rehearsals'

/** Questions of the library are called by words, which may have to be escaped. */
export const questionHref = (id: string): string => `${QUESTIONS}/${encodeURIComponent(id)}`

/** The questions that ask about a competency. */
export const questionsAboutHref = (competencyId: string): string => `${QUESTIONS}?competency=${encodeURIComponent(competencyId)}`

/** Where a story is made that answers a question. */
export const newStoryForHref = (questionId: string): string => `${STORIES}/new?questionId=${encodeURIComponent(questionId)}`

/** Where the cards of a story are practised. */
export const practiseStoryHref = (storyId: string): string => `${PRACTICE}?storyId=${storyId}`

/** Where a question is told aloud, by a story or not, or a story by itself. */
export function rehearseHref({ questionId, storyId }: { questionId: string | null; storyId: string | null }): string {
  const asked = new URLSearchParams()
  if (questionId !== null) asked.set('questionId', questionId)
  if (storyId !== null) asked.set('storyId', storyId)
  return `${PRACTICE}/rehearse?${asked}`
}

export const mockHref = (id: string): string => `${REHEARSALS}/mock/${id}`
