/** The parts of a story, in the order it is told. */
export const storyParts = ['situation', 'task', 'action', 'result', 'reflection'] as const
export type StoryPart = (typeof storyParts)[number]

/** A telling: each part is Markdown. */
export type StoryParts = Readonly<Record<StoryPart, string>>
