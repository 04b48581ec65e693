import type { Task } from '@throughline/core/task'
import { useEffect, useRef } from 'react'
import { moveTo } from '../data/reorder.ts'
import { dropIndex } from '../rules/reorder.ts'

/** Lets rows be dragged to another place. The library is fetched when a pointer first comes near a row. */
export function useDrag(tasks: readonly Task[] | null): void {
  const current = useRef(tasks)
  current.current = tasks
  const isOn = tasks !== null

  useEffect(() => {
    if (!isOn) return
    let stop = () => {}
    let ended = false
    const prepare = async (event: PointerEvent) => {
      if (!(event.target as Element).closest?.('[data-row]')) return
      document.removeEventListener('pointerover', prepare)
      const { dragRows } = await import('./drag-rows.ts')
      if (ended) return
      stop = dragRows((id, over, half) => {
        const tasks = current.current ?? []
        const index = dropIndex(tasks, id, over, half)
        if (index >= 0) void moveTo(tasks, id, index)
      })
    }
    document.addEventListener('pointerover', prepare)
    return () => {
      ended = true
      document.removeEventListener('pointerover', prepare)
      stop()
    }
  }, [isOn])
}
