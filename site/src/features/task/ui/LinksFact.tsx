import { useQuery } from '@tanstack/react-query'
import { jobHref } from '@throughline/core/interview/job-href'
import type { Task, TaskLinks } from '@throughline/core/task'
import { useEffect, useRef, useState } from 'react'
import { focusSoon } from '../../../components/focus-soon.ts'
import { Icon } from '../../../components/Icon.tsx'
import { late } from '../../../components/late.tsx'
import { taskPane } from '../../../messages/task-pane.ts'
import { entryHref } from '../../addresses/entries.ts'
import { goalHref } from '../../addresses/goals.ts'
import { storyHref } from '../../addresses/stories.ts'
import { taskInListHref } from '../rules/list-address.ts'
import { linksQuery } from '../state/links.ts'
import { useTaskDesk } from '../state/task-desk.ts'
import { Fact } from './Fact.tsx'
import type { Named } from './FindLink.tsx'
import { edit, useRefused } from './use-edit.ts'

interface Props {
  task: Task
  given: TaskLinks | undefined
}

const FindLink = late(() => import('./FindLink.tsx'), { isInPage: true, takesFocus: true })

/** What a task belongs with beside its goal and its steps, and what names it in turn. */
export function LinksFact({ task, given }: Props) {
  const [isAdding, setAdding] = useState(false)
  // What was chosen here is called what it was called there, until the server tells.
  const [chosen, setChosen] = useState<readonly Named[]>([])
  const { data, refetch } = useQuery({ ...linksQuery(task.id), ...(given && { initialData: given }) })
  const refused = useRefused(task, 'links')
  const adding = useRef<HTMLButtonElement>(null)

  const known = new Map<string, Named>([...chosen, ...(data?.to ?? [])].map((record) => [record.id, record]))
  const shown = task.links.flatMap((link) => (known.has(link.id) ? [{ ...link, ...(known.get(link.id) as Named) }] : []))
  const unknown = data ? task.links.filter(({ id }) => !known.has(id)).map(({ id }) => id) : []
  // Linked elsewhere meanwhile, or in the trash.
  const asked = unknown.join()
  useEffect(() => {
    if (asked) void refetch()
  }, [asked, refetch])

  const end = () => {
    setAdding(false)
    focusSoon(() => adding.current)
  }
  const add = (record: Named) => {
    setChosen([...chosen, record])
    edit(task, { links: [...task.links, { kind: record.kind, id: record.id, quote: null, capturedAt: new Date().toISOString() }] })
    end()
  }
  const remove = (id: string, quote: string | null) =>
    edit(task, { links: task.links.filter((link) => link.id !== id || link.quote !== quote) })
  return (
    <>
      <Fact name={taskPane.links}>
        {shown.length > 0 && (
          <ul className="blockers">
            {shown.map(({ kind, id, title, isOpen, quote }) => (
              <li key={`${id} ${quote}`} className={isOpen === false ? 'is-done' : undefined}>
                <Linked record={{ kind, id, title }} />
                {isOpen === false && <span className="muted"> {taskPane.blockerDone}</span>}
                <button className="btn btn-icon" type="button" aria-label={taskPane.unlink(title)} onClick={() => remove(id, quote)}>
                  <Icon name="close" />
                </button>
                {quote && (
                  <q className="link-quote" dir="auto">
                    {quote}
                  </q>
                )}
              </li>
            ))}
          </ul>
        )}
        {isAdding ? (
          <FindLink task={task} onChoose={add} onEnd={end} />
        ) : (
          <button ref={adding} className="fact-value is-empty" type="button" onClick={() => setAdding(true)}>
            {shown.length ? taskPane.linkMore : taskPane.nothing}
            <span className="hidden-text"> {taskPane.links}</span>
          </button>
        )}
        {refused && <p className="error">{refused.why}</p>}
      </Fact>
      {data && data.from.length > 0 && (
        <Fact name={taskPane.linkedFrom}>
          <ul className="blockers">
            {data.from.map((record) => (
              <li key={record.id} className={record.isOpen ? undefined : 'is-done'}>
                <Linked record={record} />
                {!record.isOpen && <span className="muted"> {taskPane.blockerDone}</span>}
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </>
  )
}

const hrefOf = { goal: goalHref, 'journal-entry': entryHref, 'target-job': jobHref, story: storyHref } as const
const iconOf = { goal: 'goal', 'journal-entry': 'pen', 'target-job': 'person', story: 'file' } as const

function Linked({ record: { kind, id, title } }: { record: Named }) {
  const desk = useTaskDesk()
  return (
    <a
      className="link"
      dir="auto"
      href={kind === 'task' ? taskInListHref(id, desk) : hrefOf[kind](id)}
      {...(kind === 'task' && { 'data-opens': id })}
    >
      {kind !== 'task' && (
        <>
          <Icon name={iconOf[kind]} /> <span className="hidden-text">{taskPane.linkKinds[kind]} </span>
        </>
      )}
      {title}
    </a>
  )
}
