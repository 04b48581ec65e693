import { type StoryParts, storyParts } from './parts.ts'
import { spokenSeconds } from './spoken.ts'

/** How long telling all parts takes, in whole seconds. */
export const secondsToTell = (telling: StoryParts): number => spokenSeconds(storyParts.map((part) => telling[part]).join('\n\n'))

/**
 * The telling of so many minutes, or the one nearest to it; of two that are as near the one that comes first.
 * @param tellings one at least, as every story has
 */
export function nearestTelling<T extends { minutes: number }>(tellings: readonly T[], minutes: number): T {
  const away = (telling: T) => Math.abs(telling.minutes - minutes)
  return tellings.reduce((best, one) => (away(one) < away(best) ? one : best))
}
