import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview'
import { select as words } from '../../../messages/task-select.ts'
import type { Half } from '../rules/reorder.ts'
import { movedWith } from '../rules/selection.ts'
import { $selection } from '../state/selection.ts'

const rowOf = (element: Element) => (element as HTMLElement).dataset.row ?? ''

/** Makes every row of the list movable by pointer, also those that come into being later. Answers how to stop. */
export function dragRows(onDrop: (id: string, over: string, half: Half) => void): () => void {
  const rows = new Map<Element, () => void>()
  const list = document.querySelector('.task-form')
  if (!list) return () => {}

  const register = () => {
    for (const [row, release] of rows) if (!row.isConnected) release()
    for (const row of rows.keys()) if (!row.isConnected) rows.delete(row)
    for (const row of list.querySelectorAll<HTMLElement>('[data-row]')) if (!rows.has(row)) rows.set(row, movable(row, onDrop))
  }
  register()
  document.addEventListener('pointerdown', notePointer, { capture: true })
  const observer = new MutationObserver(register)
  observer.observe(list, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('pointerdown', notePointer, { capture: true })
    for (const release of rows.values()) release()
  }
}

let isTouch = false
const notePointer = ({ pointerType }: PointerEvent) => {
  isTouch = pointerType === 'touch'
}

/** What moves along with a row, itself included. */
const alongWith = (row: HTMLElement): readonly string[] => movedWith($selection.get(), [...$selection.get().ids], rowOf(row))

const markDragging = (ids: readonly string[]) => {
  for (const row of document.querySelectorAll<HTMLElement>('.task-form [data-row]'))
    row.toggleAttribute('data-dragging', ids.includes(rowOf(row)))
}

function movable(row: HTMLElement, onDrop: (id: string, over: string, half: Half) => void): () => void {
  const mark = (half: Half | null) => (half ? row.setAttribute('data-drop', half) : row.removeAttribute('data-drop'))
  const halfAt = (y: number): Half => {
    const { top, height } = row.getBoundingClientRect()
    return y < top + height / 2 ? 'upper' : 'lower'
  }
  return combine(
    draggable({
      element: row,
      // A long press by finger chooses a row; then a second one takes hold of all that are chosen.
      canDrag: () => !isTouch || $selection.get().ids.has(rowOf(row)),
      getInitialData: () => ({ id: rowOf(row) }),
      onGenerateDragPreview({ nativeSetDragImage }) {
        const { length } = alongWith(row)
        if (length === 1) return
        setCustomNativeDragPreview({
          nativeSetDragImage,
          render({ container }) {
            const badge = document.createElement('p')
            badge.className = 'toast'
            badge.textContent = words.dragged(length)
            container.append(badge)
          },
        })
      },
      onDragStart: () => markDragging(alongWith(row)),
      onDrop: () => markDragging([]),
    }),
    dropTargetForElements({
      element: row,
      canDrop: ({ source }) => source.element !== row && source.data.id !== undefined,
      onDrag: ({ location }) => mark(halfAt(location.current.input.clientY)),
      onDragLeave: () => mark(null),
      onDrop: ({ source, location }) => {
        mark(null)
        onDrop(String(source.data.id), rowOf(row), halfAt(location.current.input.clientY))
      },
    }),
  )
}
