export const STORIES = '/interview-prep/stories'

export const storyHref = (id: string): string => `${STORIES}/${id}`

/** Where a story is made of a win of some experience. */
export const newStoryOfHref = (experienceId: string): string => `${STORIES}/new?experienceId=${experienceId}`

/** Where a story is made of some wins. */
export const newStoryHref = (winIds: readonly string[] = []): string =>
  `${STORIES}/new${winIds.length > 0 ? `?winIds=${winIds.join(',')}` : ''}`
