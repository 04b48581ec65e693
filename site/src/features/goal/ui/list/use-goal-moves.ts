import { type KeyboardEvent, useRef } from 'react'
import { focusSoon } from '../../../../components/focus-soon.ts'
import { useMoves } from '../../../desk/drag/use-moves.ts'
import type { GoalOutline } from '../../rules/outline.ts'
import { stepGoal } from '../../state/act.ts'

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

/** Lets goals be dragged to another place of their group. Answers what the same takes by key, of the row that has the focus. */
export function useGoalMoves(goals: readonly GoalOutline[], isOn: boolean): (event: KeyboardEvent) => void {
  const current = useRef(goals)
  current.current = goals
  useMoves(
    () => document.querySelector<HTMLElement>('.goals-page'),
    async () => {
      const { goalMoves } = await import('./drag-goals.ts')
      return goalMoves(() => current.current)
    },
    isOn,
  )
  return (event) => {
    const step = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey ? steps[event.key] : undefined
    const focused = event.target as HTMLElement
    const goal = goals.find(({ id }) => id === focused.closest<HTMLElement>('.goal')?.dataset.goal)
    if (!step || !goal || !isOn) return
    event.preventDefault()
    stepGoal(goal, goals, step)
    // Moving the row may take the focus away from what is in it.
    focusSoon(() => (focused.isConnected ? focused : null))
  }
}
