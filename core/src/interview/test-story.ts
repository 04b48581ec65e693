import type { Experience, NewEvidence, NewWin } from '../career/index.ts'
import { careerDeps, storedExperience } from '../career/test-career.ts'
import { createWin } from '../career/win/create-win.ts'
import type { Actor } from '../kernel/index.ts'
import { practiceCards, practiceReviews } from './practice/schema.ts'
import { createStory } from './story/create-story.ts'
import { type NewStory, type Story, stories, type Telling } from './story/schema.ts'

/** What stories and their wins ask for; it is 5 March 2026. */
export const storyDeps = (actor: Partial<Actor> = {}) => careerDeps(actor, [stories, practiceCards, practiceReviews])

export type StoryTestDeps = ReturnType<typeof storyDeps>

/** The id of a new win. */
export const aWin = async (deps: StoryTestDeps, given: NewWin = { title: 'Found the order' }): Promise<string> =>
  (await createWin(deps, given)).id

/** A note of the person's own as evidence. */
export const note = (title: string, given: Partial<Extract<NewEvidence, { kind: 'note' | 'link' }>> = {}): NewEvidence => ({
  kind: 'note',
  title,
  ...given,
})

/** A story made of a win by hand, a minute later than what was before. */
export async function aStory(deps: StoryTestDeps, given: NewStory = { title: 'The spike' }): Promise<Story> {
  deps.clock.advance({ minutes: 1 })
  return createStory(deps, given)
}

/** Work at Pellworth since March 2023. */
export const atPellworth = (deps: StoryTestDeps, given: Partial<Experience> = {}): Promise<string> =>
  storedExperience(deps, { position: 'Analyst', organisation: 'Pellworth Kitchenware', startDate: '2023-03', isOngoing: true, ...given })

/** The first telling. */
export const told = ({ tellings }: Story): Telling => {
  const [first] = tellings
  if (!first) throw new Error('It is not told at all.')
  return first
}

/** Parts with what is told in them; those of nothing are left out. */
export const partsOf = (story: Story): Partial<Telling> =>
  Object.fromEntries(Object.entries(told(story)).filter(([part, text]) => part !== 'minutes' && text !== ''))

/** `part kind title` of each source. */
export const sourcesOf = ({ sources }: Story): string[] => sources.map(({ part, kind, title }) => `${part} ${kind} ${title}`)
