import type { AgendaItem } from '@throughline/core/discussion'
import { type KeyboardEvent, useRef } from 'react'
import { stepTo } from '../../../desk/drag/order.ts'
import { useMoves } from '../../../desk/drag/use-moves.ts'
import { keepFocus, keepFocusOn } from '../../../desk/keep-focus.ts'
import { moveItem, removeItem } from '../state/act.ts'

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

/** Lets the agenda be put into order by pointer. Answers what does the same by Alt and an arrow, of the item that has the focus. */
export function useAgendaMoves(discussionId: string, items: readonly AgendaItem[], isOn: boolean): (event: KeyboardEvent) => void {
  const current = useRef(items)
  current.current = items
  useMoves(
    () => document.querySelector<HTMLElement>('.agenda-section'),
    async () => {
      const { agendaMoves } = await import('./drag-agenda.ts')
      return agendaMoves(discussionId, () => current.current)
    },
    isOn,
  )
  return (event) => {
    const by = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey ? steps[event.key] : undefined
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-item]')?.dataset.item
    if (!by || !id || !isOn) return
    event.preventDefault()
    step(discussionId, current.current, id, by)
  }
}

/** Moves an item one place; what has the focus in it keeps it. */
export function step(discussionId: string, items: readonly AgendaItem[], id: string, by: -1 | 1): void {
  const name = document.activeElement?.className.match(/agenda-(number|more)/)?.[0] ?? 'agenda-more'
  void keepFocusOn(moveItem(discussionId, items, id, stepTo(items, id, by)), () => partOf(id, name))
}

/** Takes an item off; the focus goes to the next one, from the last to the one before, and from the only one to what adds another. */
export function remove(discussionId: string, items: readonly AgendaItem[], item: AgendaItem): void {
  const at = items.findIndex(({ id }) => id === item.id)
  const { id } = items[at + 1] ?? items[at - 1] ?? {}
  void removeItem(discussionId, item)
  keepFocus(() => (id ? partOf(id, 'agenda-more') : document.querySelector<HTMLElement>('.agenda-section .pane-add')))
}

const partOf = (id: string, name: string) => document.querySelector<HTMLElement>(`[data-item="${id}"] .${name}`)
