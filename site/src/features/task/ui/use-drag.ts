import type { Task } from '@throughline/core/task'
import { useRef } from 'react'
import { useMoves } from '../../desk/drag/use-moves.ts'
import type { ListPlace } from '../rules/list-address.ts'

/** Lets rows be dragged to another place. */
export function useDrag({ view }: ListPlace, tasks: readonly Task[], isOn: boolean): void {
  const current = useRef({ view, tasks })
  current.current = { view, tasks }
  useMoves(
    () => document.querySelector<HTMLElement>('.task-form'),
    async () => {
      const { rowMoves } = await import('./drag-rows.ts')
      return rowMoves(() => current.current)
    },
    isOn,
  )
}
