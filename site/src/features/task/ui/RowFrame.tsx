import type { Task } from '@throughline/core/task'
import { type CSSProperties, type ReactNode, type Ref, useState } from 'react'
import { ChooseBox } from './select/ChooseBox.tsx'
import { useChosen } from './select/use-chosen.ts'

/** Where a row stands in its list. */
export interface RowPlace {
  task: Task
  position: number
  /** Rows in the section; −1 when more are to come. */
  of: number
  index?: number | undefined
  measure?: Ref<HTMLLIElement> | undefined
}

interface Props extends RowPlace {
  className?: string
  children: ReactNode
}

/** A row and the box that chooses it. What it holds is not drawn anew as a pointer comes and goes. */
export function RowFrame({ task, position, of, index, measure, className, children }: Props) {
  const chosen = useChosen(task.id)
  const [isPointedAt, setPointedAt] = useState(false)
  const look = ['task', className, chosen === 'yes' && 'is-chosen', chosen !== 'off' && 'is-choosable'].filter(Boolean).join(' ')
  return (
    <li
      className={look}
      // How long the title is decides how much of the row it keeps.
      style={{ '--letters': task.title.length } as CSSProperties}
      aria-posinset={position}
      aria-setsize={of}
      data-index={index}
      data-row={task.id}
      ref={measure}
      onPointerEnter={({ pointerType }) => setPointedAt(pointerType === 'mouse')}
      onPointerLeave={() => setPointedAt(false)}
    >
      {(chosen !== 'off' || isPointedAt) && <ChooseBox task={task} isChosen={chosen === 'yes'} />}
      {children}
    </li>
  )
}
