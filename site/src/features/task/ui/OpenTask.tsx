import { useQuery } from '@tanstack/react-query'
import type { Task } from '@throughline/core/task'
import { isActive } from '@throughline/core/task/rules'
import { task as words } from '../../../messages/task.ts'
import { taskPane } from '../../../messages/task-pane.ts'
import { template } from '../../../messages/template.ts'
import { TEMPLATES } from '../../addresses/templates.ts'
import { WinsOfRecord } from '../../made/WinsOfRecord.tsx'
import { taskInListHref } from '../rules/list-address.ts'
import { taskQuery } from '../state/queries.ts'
import { useTaskDesk } from '../state/task-desk.ts'
import { toggle } from '../state/toggle.ts'
import { Checklist } from './Checklist.tsx'
import { Conflicts } from './Conflicts.tsx'
import { EditableTitle } from './EditableTitle.tsx'
import { Facts } from './Facts.tsx'
import { FilesSection } from './FilesSection.tsx'
import { FromDiscussion } from './FromDiscussion.tsx'
import { HistorySection } from './HistorySection.tsx'
import { Notes } from './Notes.tsx'
import { Steps } from './Steps.tsx'
import type { Opened } from './TaskPane.tsx'
import { Tick } from './Tick.tsx'
import { TimeSection } from './TimeSection.tsx'
import { edit } from './use-edit.ts'

interface Props {
  task: Task
  opened: Opened | null
}

/** A task whole. */
export function OpenTask({ task, opened }: Props) {
  const active = isActive(task)
  return (
    <>
      <form className="open-title" method="post" onSubmit={(event) => event.preventDefault()}>
        <Tick task={task} onToggle={() => toggle(task)} />
        <EditableTitle task={task} />
      </form>
      <div className="open-body">
        <Conflicts task={task} />
        {task.parentId && <Parent id={task.parentId} given={opened?.parent ?? null} />}
        {task.actionOf && <FromDiscussion of={task.actionOf} />}
        <WinsOfRecord source={{ kind: 'task', id: task.id }} called={task.title} given={opened?.wins} mayBeMade={task.status === 'done'} />
        <Notes task={task} rendered={opened?.notes} />
        <Facts task={task} links={opened?.links} />
        <Checklist task={task} />
        <Steps task={task} given={opened?.steps} />
        <FilesSection task={task} given={opened?.files} />
        <TimeSection task={task} given={opened?.time} />
        <HistorySection task={task} given={opened?.done} />
      </div>
      <form className="pane-foot" method="post" onSubmit={(event) => event.preventDefault()}>
        <button
          className={active ? 'btn btn-primary' : 'btn btn-plain'}
          type="submit"
          name={active ? 'complete' : 'reopen'}
          value={task.id}
          onClick={() => toggle(task)}
        >
          {active ? taskPane.complete : taskPane.reopen}
        </button>
        {active && (
          <button
            className="btn btn-plain"
            type="button"
            onClick={() => edit(task, { status: task.status === 'open' ? 'in-progress' : 'open' })}
          >
            {task.status === 'open' ? words.act.start : words.act.pause}
          </button>
        )}
        <button
          className="btn btn-quiet pane-template"
          type="submit"
          name="save"
          value={task.id}
          formAction={TEMPLATES}
          onClick={() => void import('../../template/keep-as-template.ts').then(({ keepAsTemplate }) => keepAsTemplate(task))}
        >
          {template.save}
        </button>
      </form>
    </>
  )
}

function Parent({ id, given }: { id: string; given: Task | null }) {
  const desk = useTaskDesk()
  const { data } = useQuery({ ...taskQuery(id), ...(given && { initialData: given }) })
  if (!data) return null
  return (
    <p className="small">
      <span className="muted">{taskPane.stepOf}</span>{' '}
      <a className="link" dir="auto" href={taskInListHref(id, desk)} data-opens={id}>
        {data.title}
      </a>
    </p>
  )
}
