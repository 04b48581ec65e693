import type { Goal } from '@throughline/core/goal'
import { goalPage } from '../../../../messages/goal-page.ts'
import type { Desk } from '../../../desk/desk.ts'
import { shortDate } from '../../../desk/words/day.ts'
import { storyOf } from '../story.ts'

interface Props {
  goal: Goal
  desk: Desk
}

/** What happened to the goal, newest first. */
export function Story({ goal, desk }: Props) {
  return (
    <section className="goal-part" id="goal-story" aria-labelledby="h-story">
      <h2 className="section-title" id="h-story">
        {goalPage.story.title}
      </h2>
      <ol className="thread faint story">
        {storyOf(goal, desk).map(({ on, what, key }) => (
          <li key={key}>
            <i className="knot" />
            {what} <time dateTime={on}>{shortDate(on, desk)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
