import { fitOf, type Reason, reasonsOf, spokenFor } from './fit-of.ts'
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
  const best = stories
    .map((story) => ({ story, read: readStory(story) }))
    .map(({ story, read }) => ({ story, read, fit: fitOf(needs, read, story) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit || later(a.story, b.story) || (a.story.id < b.story.id ? -1 : 1))
  return spokenFor(best, most, ({ read, story }) => reasonsOf(needs, read, story)).map(([{ story, fit }, reasons]) => ({
    storyId: story.id,
    fit,
    reasons,
  }))
}

function later({ lastPractisedOn: a }: StoryToMatch, { lastPractisedOn: b }: StoryToMatch): number {
  if (a === b) return 0
  return (a ?? '') > (b ?? '') ? -1 : 1
}
