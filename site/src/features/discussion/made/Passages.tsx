import { useStore } from '@nanostores/react'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { late } from '../../../components/late.tsx'
import { made as words } from '../../../messages/discussion-made.ts'
import { $task, askForTask, makeWinOf, type Said } from './make.ts'
import { type SelectedPassage, selectedPassage } from './selected.ts'

const MakeTask = late(() => import('./MakeTask.tsx'))

/** The island of what can be made of a selected passage: a toolbar below it, entered by Alt and F10. */
export default function Passages({ discussionId }: { discussionId: string }) {
  const task = useStore($task)
  const [passage, setPassage] = useState<SelectedPassage | null>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const isWithin = () => toolbar.current?.contains(document.activeElement) ?? false
    let isPressed = false
    const look = () => {
      if (!isPressed && !isWithin()) setPassage(selectedPassage(discussionId))
    }
    const onPress = ({ target }: Event) => {
      isPressed = !(target instanceof Node && toolbar.current?.contains(target))
      // Another selection begins, or none is wanted any more.
      if (isPressed) setPassage(null)
    }
    const onRelease = () => {
      isPressed = false
      // What a click clears is cleared only after it.
      requestAnimationFrame(look)
    }
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F10' || !event.altKey) return
      const first = toolbar.current?.querySelector('button')
      first?.focus()
      if (first) event.preventDefault()
    }
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('selectionchange', look, { signal })
    document.addEventListener('pointerdown', onPress, { signal })
    document.addEventListener('pointerup', onRelease, { signal })
    document.addEventListener('pointercancel', onRelease, { signal })
    document.addEventListener('keydown', onKey, { signal })
    addEventListener('scroll', look, { signal, passive: true, capture: true })
    addEventListener('resize', look, { signal })
    return () => controller.abort()
  }, [discussionId])
  const make = (how: (said: Said) => unknown) => {
    if (passage) how(passage.said)
    getSelection()?.removeAllRanges()
    setPassage(null)
  }
  return (
    <>
      {passage && (
        <div
          ref={toolbar}
          className="menu selection-menu of-message"
          role="toolbar"
          aria-label={words.toolbar}
          style={{ '--top': `${passage.bottom + 8}px`, '--left': `${passage.left}px` } as CSSProperties}
          onKeyDown={(event) => moveWithin(event, () => setPassage(null))}
        >
          {/* The selection stays as a button is pressed. */}
          <button className="btn btn-quiet" type="button" onMouseDown={keep} onClick={() => make(makeWinOf)}>
            {words.win}
          </button>
          <button className="btn btn-quiet" type="button" tabIndex={-1} onMouseDown={keep} onClick={() => make(askForTask)}>
            {words.task}
          </button>
        </div>
      )}
      {task && <MakeTask said={task} key={task.messageId} onClose={() => $task.set(null)} />}
    </>
  )
}

const keep = (event: { preventDefault: () => void }) => event.preventDefault()

/** One stop for the keyboard, and arrows within. */
function moveWithin(event: KeyboardEvent<HTMLElement>, onLeave: () => void): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  if (event.key === 'Escape') onLeave()
  else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') buttons[(at + 1) % buttons.length]?.focus()
  else return
  event.preventDefault()
}
