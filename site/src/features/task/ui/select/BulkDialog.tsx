import type { Task } from '@throughline/core/task'
import { useEffect, useRef } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { bulk as words } from '../../../../messages/task-bulk.ts'
import { taskPane } from '../../../../messages/task-pane.ts'
import type { BulkAction } from '../../rules/bulk.ts'
import { DayChoice } from './DayChoice.tsx'
import { GoalChoice } from './GoalChoice.tsx'
import { PlaceChoice } from './PlaceChoice.tsx'
import { TagChoice } from './TagChoice.tsx'

/** What has a value to be asked for. */
export type Chosen = 'due' | 'start' | 'priority' | 'tags' | 'goal' | 'move'

export interface ChoiceProps {
  tasks: readonly Task[]
  onAct: (action: BulkAction) => void
}

interface Props extends ChoiceProps {
  asked: Chosen
  onClose: () => void
}

/** Asks what the chosen tasks are to become. */
export function BulkDialog({ asked, tasks, onAct, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.setAttribute('closedby', 'any')
    dialog.current?.showModal()
    // Whoever has asked for choices wants them, not the button that closes them.
    dialog.current?.querySelector<HTMLElement>('[data-first], .bulk-head ~ input, .bulk-head ~ * :is(input, button)')?.focus()
  }, [])
  return (
    <dialog ref={dialog} className="dialog bulk-dialog" aria-labelledby="bulk-title" onClose={onClose}>
      <div className="bulk-head">
        <h2 id="bulk-title">{words.long[asked](tasks.length)}</h2>
        <button className="btn btn-icon" type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <Choice asked={asked} tasks={tasks} onAct={onAct} />
    </dialog>
  )
}

function Choice({ asked, ...given }: ChoiceProps & { asked: Chosen }) {
  switch (asked) {
    case 'due':
    case 'start':
      return <DayChoice field={asked} {...given} />
    case 'priority':
      return <PriorityChoice {...given} />
    case 'tags':
      return <TagChoice {...given} />
    case 'goal':
      return <GoalChoice {...given} />
    case 'move':
      return <PlaceChoice {...given} />
  }
}

const priorities = ['urgent', 'high', 'medium', 'low', 'none'] as const

const PriorityChoice = ({ tasks, onAct }: ChoiceProps) => (
  <ul className="bulk-choices">
    {priorities.map((priority) => (
      <li key={priority}>
        <button className="bulk-choice" type="button" onClick={() => onAct({ do: 'priority', priority })}>
          {words.priority(tasks.length, taskPane.priorities[priority])}
        </button>
      </li>
    ))}
  </ul>
)
