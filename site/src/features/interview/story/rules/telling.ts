import type { Story, Telling } from '@throughline/core/interview'
import {
  checkStory,
  nearestTelling,
  type StoryPart,
  type StoryRemark,
  secondsToTell,
  storyParts,
} from '@throughline/core/interview/story-rules'

export type Minutes = Telling['minutes']

/** The lengths a story may be told in. */
export const lengths: readonly Minutes[] = [1, 2, 5]

/** The telling of so many minutes, two where nothing is said, or the one nearest to it. */
export const tellingIn = (tellings: readonly Telling[], minutes: Minutes | null): Telling => nearestTelling(tellings, minutes ?? 2)

/** Where what might be better about a telling is told: with the part it is about, or with its length. */
export type RemarkPlace = StoryPart | 'length'

const placeOf = (remark: StoryRemark): RemarkPlace => {
  switch (remark.code) {
    case 'missing-part':
      return remark.part
    case 'result-without-number':
      return 'result'
    case 'we-more-than-i':
      return 'action'
    case 'over-length':
      return 'length'
    case 'situation-longer-than-action':
      return 'situation'
  }
}

/** What might be better, by where that is told. A telling of which nothing is written yet is not remarked on. */
export function remarksBy(telling: Telling): ReadonlyMap<RemarkPlace, readonly StoryRemark[]> {
  if (secondsToTell(telling) === 0) return new Map()
  return Map.groupBy(checkStory(telling, telling.minutes), placeOf)
}

/** Parts that a story tells in none of its lengths; of its reflection nothing is asked. */
export const partsMissing = (tellings: readonly Telling[]): StoryPart[] =>
  storyParts.filter((part) => part !== 'reflection' && tellings.every((telling) => telling[part].trim() === ''))

/** Competencies with another one for the main point. */
export const withMain = ({ competencies }: Pick<Story, 'competencies'>, main: string): string[] => [
  main,
  ...competencies.filter((one) => one !== main),
]
