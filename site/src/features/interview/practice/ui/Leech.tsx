import type { AskedCard } from '@throughline/core/interview'
import { useState } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { practice } from '../../../../messages/practice.ts'
import { storyHref } from '../../../addresses/stories.ts'
import { taskHref } from '../../../addresses/tasks.ts'
import { makeRewriteTask, restartCard } from '../act.ts'
import { titleOf } from '../rules/day.ts'

const words = practice.leech

/** What was forgotten too often is better written anew. */
export function Leech({ asked }: { asked: AskedCard }) {
  const { card, story, isLeech } = asked
  const [made, setMade] = useState<{ of: string; taskId: string } | null>(null)
  if (!isLeech) return null
  const taskId = card.taskId ?? (made?.of === card.id ? made.taskId : null)
  const makeTask = async () => {
    const taskId = await makeRewriteTask(card.id)
    if (taskId) setMade({ of: card.id, taskId })
  }
  return (
    <div className="leech">
      <Icon name="warn" />
      <div>
        <p>{words.text(card.scheduling?.lapses ?? 0)}</p>
        <p className="leech-acts">
          {story && (
            <a className="btn btn-plain" href={storyHref(story.id)}>
              {words.rewrite}
            </a>
          )}
          {taskId ? (
            <a className="link" href={taskHref(taskId)}>
              {words.task}
            </a>
          ) : (
            <button className="btn btn-quiet" type="button" onClick={() => void makeTask()}>
              {words.makeTask}
            </button>
          )}
          {taskId && (
            <button className="btn btn-quiet" type="button" onClick={() => restartCard(card.id, titleOf(asked))}>
              {words.restart}
            </button>
          )}
        </p>
      </div>
    </div>
  )
}
