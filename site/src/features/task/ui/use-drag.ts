import type { Task } from '@throughline/core/task'
import { useEffect, useRef } from 'react'
import type { ListPlace } from '../rules/list-address.ts'
import { dropRow } from './move-row.ts'

/** Lets rows be dragged to another place. The library is fetched when a pointer first comes near a row. */
export function useDrag({ view }: ListPlace, tasks: readonly Task[], isOn: boolean): void {
  const current = useRef(tasks)
  current.current = tasks

  useEffect(() => {
    if (!isOn) return
    let stop = () => {}
    let ended = false
    const prepare = async (event: PointerEvent) => {
      if (!(event.target as Element).closest?.('[data-row]')) return
      document.removeEventListener('pointerover', prepare)
      // Without a network there is no dragging; the keys still move rows.
      const library = await import('./drag-rows.ts').catch(() => null)
      if (ended || !library) return
      stop = library.dragRows((id, over, half) => {
        void dropRow(view, current.current, id, over, half)
      })
    }
    document.addEventListener('pointerover', prepare)
    return () => {
      ended = true
      document.removeEventListener('pointerover', prepare)
      stop()
    }
  }, [view, isOn])
}
