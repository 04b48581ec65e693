import type { Task } from '@throughline/core/task'
import { taskDiscussion as words } from '../../../messages/task-discussion.ts'
import { actionHref } from '../../addresses/messages.ts'

/** The way back to the discussion that a task was given in. */
export const FromDiscussion = ({ of: { discussionId, actionId } }: { of: NonNullable<Task['actionOf']> }) => (
  <p className="small">
    <span className="muted">{words.from}</span>{' '}
    <a className="link" href={actionHref(discussionId, actionId)}>
      {words.open}
    </a>
  </p>
)
