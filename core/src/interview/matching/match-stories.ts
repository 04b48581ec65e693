import { fitOf, type Reason, reasonsOf, speaksForIt } from './fit-of.ts'
import { needsOf } from './needs-of.ts'
import { readStory } from './read-story.ts'
import type { QuestionToMatch, StoryToMatch } from './story.ts'

export interface StoryMatch {
  storyId: string
  /** 0 to 1. */
  fit: number
  reasons: Reason[]
}

/**
 * The stories that answer a question, best first, at most `most`; those that nothing speaks for are left out. Equal ones:
 * the one practised last first, then by id. Depends on nothing but what is given.
 */
export function matchStories(question: QuestionToMatch, stories: readonly StoryToMatch[], most = 10): StoryMatch[] {
  const needs = needsOf(question)
  return stories
    .map((story) => ({ story, read: readStory(story) }))
    .map(({ story, read }) => ({ story, read, fit: fitOf(needs, read, story) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit || later(a.story, b.story) || (a.story.id < b.story.id ? -1 : 1))
    .map(({ story, read, fit }) => ({ storyId: story.id, fit, reasons: reasonsOf(needs, read, story) }))
    .filter(({ reasons }) => speaksForIt(reasons))
    .slice(0, most)
}

function later({ lastPractisedOn: a }: StoryToMatch, { lastPractisedOn: b }: StoryToMatch): number {
  if (a === b) return 0
  return (a ?? '') > (b ?? '') ? -1 : 1
}
