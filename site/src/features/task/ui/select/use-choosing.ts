import { type DOMAttributes, type MouseEvent, type PointerEvent, useRef } from 'react'
import { buzz, LONG_PRESS_MS, WANDER } from '../../../desk/drag/press.ts'
import { orderOf } from '../../rules/list-items.ts'
import { isChoosing } from '../../rules/selection.ts'
import { listShown } from '../../state/list.ts'
import { $selection, chooseTo, toggleChosen } from '../../state/selection.ts'

interface Press {
  x: number
  y: number
  timer: ReturnType<typeof setTimeout>
  isDone: boolean
}

/** The task whose row this is in. */
const rowOf = (target: EventTarget) => {
  const row = (target as Element).closest<HTMLElement>('[data-row]')
  return row?.querySelector<HTMLElement>('[data-task]')?.dataset.task ?? row?.dataset.row
}

/** How rows are chosen by pointer: Ctrl or Cmd and a click, Shift and a click for a range, a long press by finger. Spread it on the list. */
export function useChoosing(): DOMAttributes<HTMLElement> {
  const press = useRef<Press>(null)

  const release = () => {
    clearTimeout(press.current?.timer)
    if (!press.current?.isDone) press.current = null
  }

  const onClickCapture = (event: MouseEvent) => {
    const wasLong = press.current?.isDone ?? false
    press.current = null
    const id = rowOf(event.target)
    const isBox = (event.target as Element).closest('.choose') !== null
    if (id === undefined || (isBox && !event.shiftKey && !wasLong)) return
    if (event.shiftKey) chooseTo(orderOf(listShown()?.items ?? []), id)
    else if (event.ctrlKey || event.metaKey) toggleChosen(id)
    else if (!wasLong) return
    event.preventDefault()
    event.stopPropagation()
  }

  const onPointerDown = (event: PointerEvent) => {
    release()
    press.current = null
    const id = rowOf(event.target)
    if (event.pointerType !== 'touch' || id === undefined || isChoosing($selection.get())) return
    const timer = setTimeout(() => {
      if (!press.current) return
      press.current.isDone = true
      buzz()
      toggleChosen(id)
    }, LONG_PRESS_MS)
    press.current = { x: event.clientX, y: event.clientY, timer, isDone: false }
  }

  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const { current } = press
    if (current && Math.hypot(clientX - current.x, clientY - current.y) > WANDER) release()
  }

  return {
    onClickCapture,
    onPointerDown,
    onPointerMove,
    onPointerUp: release,
    onPointerCancel: release,
    // Shift would mark the words between two clicks.
    onMouseDown: (event) => {
      if (event.shiftKey && rowOf(event.target) !== undefined) event.preventDefault()
    },
    // A long press would also ask what to do with the link.
    onContextMenu: (event) => {
      if (press.current) event.preventDefault()
    },
  }
}
