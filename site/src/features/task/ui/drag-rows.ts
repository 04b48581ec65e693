import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

type Half = 'upper' | 'lower'

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
  const observer = new MutationObserver(register)
  observer.observe(list, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    for (const release of rows.values()) release()
  }
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
      getInitialData: () => ({ id: rowOf(row) }),
      onDragStart: () => row.setAttribute('data-dragging', ''),
      onDrop: () => row.removeAttribute('data-dragging'),
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
