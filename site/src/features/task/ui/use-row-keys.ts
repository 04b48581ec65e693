import { useEffect, useRef } from 'react'
import { task as words } from '../../../messages/task.ts'
import { stepTo } from '../rules/reorder.ts'
import type { ListItem } from '../rules/sections.ts'
import { isOrderable } from '../rules/views.ts'
import { perform } from '../state/changes.ts'
import { openTask } from '../state/open.ts'
import { $editTitle } from '../state/stores.ts'
import { useDesk } from './Island.tsx'
import { keyName } from './keys.ts'
import { moveRow } from './move-row.ts'
import { toggle } from './TaskRow.tsx'

const linkOf = (id: string) => document.querySelector<HTMLElement>(`[data-task="${id}"]`)

/** The keys of a list: moving between rows, and what is done to the row that has the focus. */
export function useRowKeys(items: readonly ListItem[], scrollTo: (index: number) => void): void {
  const desk = useDesk()
  const current = useRef({ items, scrollTo, desk })
  current.current = { items, scrollTo, desk }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = keyName(event)
      if (!key) return
      const { items, scrollTo, desk } = current.current
      const { view } = desk
      const row = document.activeElement?.closest<HTMLElement>('[data-row]')
      const index = items.findIndex((item) => item.key === row?.dataset.row)
      const focusRow = (index: number) => {
        const item = items[index]
        if (!item) return
        scrollTo(index)
        // A row that was far away exists only once the list has scrolled there.
        requestAnimationFrame(() => requestAnimationFrame(() => linkOf(item.key)?.focus()))
        linkOf(item.key)?.focus({ preventScroll: true })
      }
      const nextRow = (step: 1 | -1) => {
        let next = index < 0 && step < 0 ? items.length - 1 : index + step
        while (items[next] && items[next]?.type !== 'task') next += step
        focusRow(next)
      }

      if (key === 'j' || (key === 'ArrowDown' && row)) nextRow(1)
      else if (key === 'k' || (key === 'ArrowUp' && row)) nextRow(-1)
      else {
        const item = items[index]
        if (item?.type !== 'task') return
        const { task } = item
        const onTitle = document.activeElement === linkOf(task.id)
        if (key === 'x' || (key === ' ' && onTitle)) {
          nextRow(1)
          toggle(task)
        } else if (key === 'Delete') {
          nextRow(1)
          void perform([{ do: 'remove', id: task.id }], words.did.remove(task.title))
        } else if (key === 'e') {
          $editTitle.set(task.id)
          openTask(task.id, desk)
        } else if ((key === 'Alt+ArrowUp' || key === 'Alt+ArrowDown') && isOrderable(view)) {
          const tasks = items.flatMap((item) => (item.type === 'task' && item.section.kind !== 'done' ? [item.task] : []))
          const step = key === 'Alt+ArrowUp' ? -1 : 1
          void moveRow(view, tasks, task.id, (peers) => stepTo(peers, task.id, step)).then(() => linkOf(task.id)?.focus())
        } else return
      }
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
