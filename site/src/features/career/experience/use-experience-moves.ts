import type { Experience } from '@throughline/core/career'
import { type KeyboardEvent, useRef } from 'react'
import { useMoves } from '../../desk/drag/use-moves.ts'
import { step } from './move.ts'

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

/** Lets experience be dragged to another place of its kind. Answers what the same takes by key, of the row that has the focus. */
export function useExperienceMoves(all: readonly Experience[]): (event: KeyboardEvent) => void {
  const current = useRef(all)
  current.current = all
  useMoves(
    () => document.querySelector<HTMLElement>('.experience'),
    async () => {
      const { experienceMoves } = await import('./drag-experience.ts')
      return experienceMoves(() => current.current)
    },
  )
  return (event) => {
    const by = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey ? steps[event.key] : undefined
    const ids = (event.target as HTMLElement).closest<HTMLElement>('.movable')?.dataset.ids?.split(',')
    const one = ids && all.find(({ id }) => id === ids[0])
    if (!by || !ids || !one) return
    event.preventDefault()
    step(
      all.filter(({ kind }) => kind === one.kind),
      ids,
      by,
    )
  }
}
