import type { Task } from '@throughline/core/task'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { taskLayouts as words } from '../../../../messages/task-layouts.ts'
import { useTaskDesk } from '../../state/task-desk.ts'
import { AddLine } from '../AddLine.tsx'
import type { LaneName } from '../rules/lanes.ts'
import { addToLane } from './add-to-lane.ts'
import { Card } from './Card.tsx'

interface Props {
  name: LaneName
  tasks: readonly Task[]
  /** Whether more may be read than has been. */
  isPartial: boolean
  openId: string | null
  onMenu: (task: Task, lane: LaneName, opener: Element) => void
}

/** Cards drawn at once; a longer lane draws more as its end comes near. */
const PAGE = 50

/** A column of the board. What was called off is folded. */
export function Lane({ name, tasks, isPartial, openId, onMenu }: Props) {
  const desk = useTaskDesk()
  const [shown, setShown] = useState(PAGE)
  const [isAdding, setAdding] = useState(false)
  const [isFolded, setFolded] = useState(name === 'cancelled')
  const add = useRef<HTMLButtonElement>(null)
  const heading = `lane-${name}`
  const title = name === 'done' ? (desk.view === 'today' ? words.board.doneToday : words.board.doneThisWeek) : words.board.lanes[name]
  const knot = { open: 'open', 'in-progress': 'half', done: 'closed', cancelled: 'open' }[name]
  const count = <span className="count">{isPartial ? `${tasks.length}+` : tasks.length}</span>
  return (
    <section className={`lane lane-${name}`} data-lane={name} aria-labelledby={heading}>
      <div className="lane-head">
        <i className={`knot ${knot}`} />
        {name === 'cancelled' ? (
          <h2 id={heading}>
            <button className="lane-fold" type="button" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
              <Icon name="right" /> {title} {count}
            </button>
          </h2>
        ) : (
          <>
            <h2 id={heading}>{title}</h2>
            {count}
          </>
        )}
        {(name === 'open' || name === 'in-progress') && (
          <button ref={add} className="btn btn-icon" type="button" aria-label={words.board.add[name]} onClick={() => setAdding(true)}>
            <Icon name="plus" />
          </button>
        )}
      </div>
      {isAdding && (
        <AddLine
          label={words.board.field}
          onAdd={(text) => void addToLane(text, name, desk)}
          onClose={() => {
            setAdding(false)
            requestAnimationFrame(() => document.activeElement === document.body && add.current?.focus())
          }}
        />
      )}
      {!isFolded && tasks.length === 0 && !isPartial && <p className="lane-empty">{words.board.empty[name]}</p>}
      {!isFolded && tasks.length > 0 && (
        <ul className="cards">
          {tasks.slice(0, shown).map((task, i) => (
            <Card
              key={task.id}
              task={task}
              lane={name}
              position={i + 1}
              of={isPartial ? -1 : tasks.length}
              isOpen={task.id === openId}
              onMenu={onMenu}
            />
          ))}
        </ul>
      )}
      {!isFolded && tasks.length > shown && <More left={tasks.length - shown} onMore={() => setShown(shown + PAGE)} />}
    </section>
  )
}

/** Draws more when it comes near, or is pressed. */
function More({ left, onMore }: { left: number; onMore: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const more = useRef(onMore)
  more.current = onMore
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks anew once more is drawn, for it may still be in sight
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current(), { rootMargin: '600px' })
    if (button.current) observer.observe(button.current)
    return () => observer.disconnect()
  }, [left])
  return (
    <button ref={button} className="btn btn-quiet lane-more" type="button" onClick={onMore}>
      {words.board.more(Math.min(left, PAGE))}
    </button>
  )
}
