import type { Task } from '@throughline/core/task'
import { isActive } from '@throughline/core/task/rules'
import { useEffect, useState } from 'react'
import { bulk as words } from '../../../../messages/task-bulk.ts'
import { client } from '../../../desk/client.ts'
import { records } from '../../state/queries.ts'
import type { ChoiceProps } from './BulkDialog.tsx'

const PAUSE_MS = 150
const MOST = 8

/** The task that the chosen ones are to go under, or none. */
export function PlaceChoice({ tasks, onAct }: ChoiceProps) {
  const [text, setText] = useState('')
  const found = useFound(text, tasks)
  const n = tasks.length
  return (
    <>
      <input
        className="input input-small bulk-find"
        type="search"
        maxLength={200}
        aria-label={words.place.field}
        placeholder={words.place.field}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p className="hidden-text" role="status">
        {text.trim() && found ? words.place.found(found.length) : ''}
      </p>
      <ul className="bulk-choices">
        {text.trim() &&
          found?.map(({ id, title }) => (
            <li key={id}>
              <button className="bulk-choice" type="button" onClick={() => onAct({ do: 'move', parentId: id })}>
                {words.place.under(n, title)}
              </button>
            </li>
          ))}
        <li>
          <button className="bulk-choice" type="button" onClick={() => onAct({ do: 'move', parentId: null })}>
            {words.place.top(n)}
          </button>
        </li>
      </ul>
    </>
  )
}

/** The first tasks that are found by some words and are not chosen themselves; `null` until they are. */
function useFound(text: string, tasks: readonly Task[]): readonly Task[] | null {
  const [found, setFound] = useState<readonly Task[] | null>(null)
  useEffect(() => {
    const typed = text.trim()
    if (!typed) return
    let isOver = false
    const timer = setTimeout(async () => {
      const page = await client.search(typed, { kinds: ['task'], limit: 20 }).catch(() => null)
      // The words of the task are needed once it is chosen.
      if (!isOver && page) setFound(page.items.map(({ record }) => records.learn(record)))
    }, PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [text])
  const chosen = new Set(tasks.map(({ id }) => id))
  return found?.filter((task) => !chosen.has(task.id) && isActive(task)).slice(0, MOST) ?? null
}
