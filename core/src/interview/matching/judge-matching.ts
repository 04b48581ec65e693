import { libraryQuestion } from '../question/library/index.ts'
import { storyParts } from '../story/parts.ts'
import { heldOutQuestions, heldOutStories } from './held-out.ts'
import { labelledQuestions } from './labelled-questions.ts'
import { labelledStories } from './labelled-stories.ts'
import { matchStories } from './match-stories.ts'
import type { StoryToMatch } from './story.ts'

/** How many of the labelled questions have a fitting story first, and among the first three. */
export interface Judged {
  first: number
  amongThree: number
  of: number
}

/** How well matching does on stories without tags: on those it was tuned by, and on those it was not. */
export const judgeMatching = (): { tunedBy: Judged; heldOut: Judged } => ({
  tunedBy: judge(labelledStories, labelledQuestions),
  heldOut: judge(heldOutStories, heldOutQuestions),
})

function judge(
  stories: readonly { id: string; text: string }[],
  questions: readonly { questionId: string; storyIds: readonly string[] }[],
): Judged {
  const told = stories.map(({ id, text }) => untagged(id, text))
  const places = questions.map(({ questionId, storyIds }) => {
    const question = libraryQuestion(questionId)
    const matches = question ? matchStories(question, told, 3) : []
    return matches.findIndex(({ storyId }) => storyIds.includes(storyId))
  })
  return { first: places.filter((place) => place === 0).length, amongThree: places.filter((place) => place >= 0).length, of: places.length }
}

/** A story that was told in one piece and of which nothing else is known. */
export const untagged = (id: string, text: string): StoryToMatch => ({
  ...{ id, title: '', competencies: [], numbers: 0, evidenceKinds: [], lastPractisedOn: null },
  parts: Object.fromEntries(storyParts.map((part) => [part, text])) as StoryToMatch['parts'],
})
