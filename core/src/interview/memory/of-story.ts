import type { StoryToMatch } from '../matching/story.ts'
import type { StoryStrength } from '../story/strength.ts'
import { strengthOfWins } from '../story/strength-of-wins.ts'
import type { InterviewFacts, StoryFact, WinFact } from './facts.ts'

/** The wins a story rests on, of those that are there. */
const winsOf = ({ wins }: InterviewFacts, { winIds }: StoryFact): WinFact[] =>
  winIds.map((id) => wins.get(id)).filter((win) => win !== undefined)

/** When each story, or each question, was last told in practice, by its id; one that never was is left out. */
export function lastPractised({ cards }: InterviewFacts, of: 'storyId' | 'questionId'): ReadonlyMap<string, string> {
  const days = new Map<string, string>()
  for (const { [of]: id, scheduling } of cards.values())
    if (id !== null && scheduling && scheduling.lastReviewedOn > (days.get(id) ?? '')) days.set(id, scheduling.lastReviewedOn)
  return days
}

/** How well some stories are proved. @param on the person's date */
export function strengths(facts: InterviewFacts, some: Iterable<StoryFact>, on: string): ReadonlyMap<string, StoryStrength['strength']> {
  const confirmed = new Set(facts.confirmed.values())
  return new Map([...some].map((story) => [story.id, strengthOfWins(winsOf(facts, story), confirmed, on).strength]))
}

/** All stories as matching looks at them; those that did not change are read once. */
export function storiesToMatch(facts: InterviewFacts): StoryToMatch[] {
  const practised = lastPractised(facts, 'storyId')
  return [...facts.stories.values()].map((story) => ({
    ...{ id: story.id, title: story.title, parts: story.parts, numbers: story.numbers },
    competencies: story.competencies.map((name, index) => ({ name, isMain: index === 0 })),
    evidenceKinds: [
      ...new Set(winsOf(facts, story).flatMap(({ evidence }) => evidence.filter(({ isLive }) => isLive).map(({ kind }) => kind))),
    ],
    lastPractisedOn: practised.get(story.id) ?? null,
  }))
}
