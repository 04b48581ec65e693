import type { InterviewMemoryDep } from '../memory/interview-memory.ts'
import { isQuestionRead, needsOf } from './needs-of.ts'
import { isStoryRead, readStory } from './read-story.ts'
import type { QuestionToMatch, StoryToMatch } from './story.ts'

/** How many are read at one go, which takes some ten milliseconds of the processor where they are as long as they may be. */
const AT_ONCE = { stories: 2, questions: 10 }

/** Reads what matching is to go by, so that others have their turn in between: all stories of an account take seconds. */
export async function readAhead(
  { interviewMemory }: InterviewMemoryDep,
  { stories = [], questions = [] }: { stories?: readonly StoryToMatch[]; questions?: readonly QuestionToMatch[] },
): Promise<void> {
  const unread = stories.filter((story) => !isStoryRead(story))
  await inTurns(interviewMemory, unread, AT_ONCE.stories, readStory)
  const open = questions.filter((question) => !isQuestionRead(question))
  await inTurns(interviewMemory, open, AT_ONCE.questions, needsOf)
}

/** Does something with each of many, and after every so many lets others have their turn. */
export async function inTurns<T>(
  { takeTurn }: Pick<InterviewMemoryDep['interviewMemory'], 'takeTurn'>,
  many: readonly T[],
  atOnce: number,
  act: (one: T) => unknown,
): Promise<void> {
  for (const [place, one] of many.entries()) {
    if (place > 0 && place % atOnce === 0) await takeTurn()
    act(one)
  }
}
