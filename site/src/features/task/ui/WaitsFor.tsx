import { useQuery } from '@tanstack/react-query'
import type { Task } from '@throughline/core/task'
import { useDeferredValue, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { task as words } from '../../../messages/task.ts'
import { taskHref } from '../rules/list-address.ts'
import { client, pagesQuery } from '../state/queries.ts'
import { useProgress } from '../state/task-progress.ts'
import { useDesk } from './Island.tsx'
import { takeFocus } from './take-focus.ts'
import { edit, useRefused } from './use-edit.ts'

/** Results offered at once. */
const OFFERED = 6

/** What has to be closed before a task can be done, and what waits for it in turn. */
export function WaitsFor({ task }: { task: Task }) {
  const desk = useDesk()
  const [isAdding, setAdding] = useState(false)
  const blockers = useProgress(task)?.blockers.filter(({ id }) => task.blockedBy.includes(id)) ?? []
  const refused = useRefused(task, 'blockedBy')
  const dependents = useQuery({
    queryKey: ['dependents', task.id],
    queryFn: () => client.tasks.dependents(task.id, { limit: OFFERED }).then(({ items }) => items),
    staleTime: 0,
  })
  const set = (blockedBy: string[]) => edit(task, { blockedBy })
  return (
    <>
      <dt>{words.pane.waitsFor}</dt>
      <dd>
        {blockers.length > 0 && (
          <ul className="blockers">
            {blockers.map(({ id, title, isOpen }) => (
              <li key={id} className={isOpen ? undefined : 'is-done'}>
                <a className="link" dir="auto" href={taskHref(id, desk)} data-opens={id}>
                  {title}
                </a>
                {!isOpen && <span className="muted"> {words.pane.blockerDone}</span>}
                <button
                  className="btn btn-icon"
                  type="button"
                  aria-label={words.pane.stopWaiting(title)}
                  onClick={() => set(task.blockedBy.filter((other) => other !== id))}
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
        )}
        {isAdding ? (
          <FindTask
            without={[task.id, ...task.blockedBy]}
            onChoose={(id) => {
              set([...task.blockedBy, id])
              setAdding(false)
            }}
            onEnd={() => setAdding(false)}
          />
        ) : (
          <button className="fact-value is-empty" type="button" onClick={() => setAdding(true)}>
            {blockers.length ? words.pane.waitForMore : words.pane.nothing}
            <span className="hidden-text"> {words.pane.waitsFor}</span>
          </button>
        )}
        {refused && <p className="error">{refused.why}</p>}
      </dd>
      {dependents.data && dependents.data.length > 0 && (
        <>
          <dt>{words.pane.holdsUp}</dt>
          <dd>
            <ul className="blockers">
              {dependents.data.map(({ id, title }) => (
                <li key={id}>
                  <a className="link" dir="auto" href={taskHref(id, desk)} data-opens={id}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
    </>
  )
}

interface FindProps {
  without: readonly string[]
  onChoose: (id: string) => void
  onEnd: () => void
}

/** A field that finds tasks by their words, and what it found as buttons below. */
function FindTask({ without, onChoose, onEnd }: FindProps) {
  const [text, setText] = useState('')
  const typed = useDeferredValue(text.trim())
  const { data } = useQuery({ ...pagesQuery('search', typed), enabled: typed !== '' })
  const found = (data ?? [])
    .flatMap(({ items }) => items)
    .filter(({ id }) => !without.includes(id))
    .slice(0, OFFERED)
  return (
    <search
      className="find-task"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onEnd()
      }}
    >
      <input
        className="input input-small"
        type="search"
        aria-label={words.pane.findBlocker}
        placeholder={words.pane.findBlocker}
        autoComplete="off"
        maxLength={200}
        ref={takeFocus}
        onChange={({ target }) => setText(target.value)}
      />
      <p className="hidden-text" role="status">
        {typed && data ? words.found(found.length, false) : ''}
      </p>
      <ul>
        {found.map(({ id, title }) => (
          <li key={id}>
            <button className="btn btn-quiet" type="button" dir="auto" onClick={() => onChoose(id)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </search>
  )
}
