import type { GiveWayDep } from '../../kernel/index.ts'
import { isQuestionRead, needsOf } from './needs-of.ts'
import { isStoryRead, readStory } from './read-story.ts'
import type { QuestionToMatch, StoryToMatch } from './story.ts'

/** How many are read at one go, which takes some ten milliseconds of the processor where they are as long as they may be. */
const AT_ONCE = { stories: 2, questions: 10 }

/** Reads what matching is to go by, and gives way in between: all stories of an account take seconds. */
export async function readAhead(
  deps: GiveWayDep,
  { stories = [], questions = [] }: { stories?: readonly StoryToMatch[]; questions?: readonly QuestionToMatch[] },
): Promise<void> {
  const unread = stories.filter((story) => !isStoryRead(story))
  await givingWay(deps, unread, AT_ONCE.stories, readStory)
  const open = questions.filter((question) => !isQuestionRead(question))
  await givingWay(deps, open, AT_ONCE.questions, needsOf)
}

/** Does something with each of many, and gives way after every so many. */
export async function givingWay<T>({ giveWay }: GiveWayDep, many: readonly T[], atOnce: number, act: (one: T) => unknown): Promise<void> {
  for (const [place, one] of many.entries()) {
    if (place > 0 && place % atOnce === 0) await giveWay()
    act(one)
  }
}
