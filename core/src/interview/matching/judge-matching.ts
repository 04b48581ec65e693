import { libraryQuestion } from '../question/library/index.ts'
import { storyParts } from '../story/parts.ts'
import { heldOutQuestions, heldOutStories } from './held-out.ts'
import { heldOutTags } from './held-out-tags.ts'
import { labelledQuestions } from './labelled-questions.ts'
import { labelledStories } from './labelled-stories.ts'
import { labelledTags } from './labelled-tags.ts'
import { matchStories } from './match-stories.ts'
import type { StoryToMatch } from './story.ts'

/** How many of the labelled questions have a fitting story first, and among the first three. */
export interface Judged {
  first: number
  amongThree: number
  of: number
}

/** How well matching does on one set of stories. */
export interface JudgedSet {
  /** As people keep them: with the competencies they show. */
  tagged: Judged
  /** By their words alone. */
  untagged: Judged
}

/** How well matching does on the stories it was tuned by, and on those it was not. */
export const judgeMatching = (): { tunedBy: JudgedSet; heldOut: JudgedSet } => ({
  tunedBy: judgeSet(labelledStories, labelledTags, labelledQuestions),
  heldOut: judgeSet(heldOutStories, heldOutTags, heldOutQuestions),
})

type Labelled = readonly { questionId: string; storyIds: readonly string[] }[]

function judgeSet(
  stories: readonly { id: string; text: string }[],
  tags: Readonly<Record<string, readonly string[]>>,
  questions: Labelled,
): JudgedSet {
  const told = stories.map(({ id, text }) => untagged(id, text))
  const named = told.map((story) => ({
    ...story,
    competencies: (tags[story.id] ?? []).map((name, index) => ({ name, isMain: index === 0 })),
  }))
  return { tagged: judge(named, questions), untagged: judge(told, questions) }
}

function judge(stories: readonly StoryToMatch[], questions: Labelled): Judged {
  const places = questions.map(({ questionId, storyIds }) => {
    const question = libraryQuestion(questionId)
    const matches = question ? matchStories(question, stories, 3) : []
    return matches.findIndex(({ storyId }) => storyIds.includes(storyId))
  })
  return { first: places.filter((place) => place === 0).length, amongThree: places.filter((place) => place >= 0).length, of: places.length }
}

/** A story that was told in one piece and of which nothing else is known. */
export const untagged = (id: string, text: string): StoryToMatch => ({
  ...{ id, title: '', competencies: [], numbers: 0, evidenceKinds: [], lastPractisedOn: null },
  parts: Object.fromEntries(storyParts.map((part) => [part, text])) as StoryToMatch['parts'],
})
