import { addDays } from '@throughline/core/kernel/day'
import type { Task } from '@throughline/core/task'
import { dayKey } from '@throughline/core/task/rules'
import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react'
import type { Desk } from '../../../desk/desk.ts'
import { minutesOf } from '../../../desk/wall-clock.ts'
import type { At } from '../../../when/rules/at.ts'
import type { TaskEdit } from '../../rules/change.ts'
import type { TaskItem } from '../../rules/list-items.ts'
import { showList } from '../../state/list.ts'
import { records } from '../../state/queries.ts'
import type { Entry } from '../rules/entries.ts'
import { atTime, lasting, onDay, STEP_MINUTES } from '../rules/reschedule.ts'

/** The link of a task, where its day has room for it. */
export function entryLink(id: string | undefined): HTMLElement | null {
  const link = document.querySelector<HTMLElement>(`.cal-wide [data-entry="${id}"] .entry-link`)
  return link?.getClientRects().length ? link : null
}

const dayKeys: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, PageUp: -7, PageDown: 7 }

interface Options {
  at: At
  desk: Desk
  entries: ReadonlyMap<string, readonly Entry[]>
  days: readonly string[]
  onMove: (task: Task, changes: TaskEdit) => void
}

/**
 * The keys of a task in the calendar that has the focus. With Alt an arrow gives it another day or week; among the hours
 * up and down go by quarters, and with Shift as well they change how long it takes. Without Alt, left and right go to other days.
 */
export function useCalendarKeys(options: Options): (event: KeyboardEvent) => void {
  const current = useRef(options)
  current.current = options
  useEntriesAsList(options)
  return useCallback((event) => {
    const { at, desk, entries, days, onMove } = current.current
    const place = (event.target as Element).closest<HTMLElement>('.entry-link')?.closest<HTMLElement>('[data-entry]')
    const day = place?.closest<HTMLElement>('[data-day]')?.dataset.day
    // As it is by now: moved a moment ago, it may not be drawn there yet.
    const task = place?.dataset.entry ? records.shown(place.dataset.entry) : null
    const step = Object.hasOwn(dayKeys, event.key) ? dayKeys[event.key] : undefined
    if (!day || !task || !step || event.ctrlKey || event.metaKey) return
    const isUpDown = event.key === 'ArrowUp' || event.key === 'ArrowDown'
    if (!event.altKey) {
      if (isUpDown || Math.abs(step) > 1) return
      event.preventDefault()
      return focusDay(entries, days, day, step)
    }
    event.preventDefault()
    const minutes = Math.sign(step) * STEP_MINUTES
    const from = dayKey(task)?.slice(0, 10) ?? day
    if (event.shiftKey && isUpDown) return onMove(task, lasting(task, minutes))
    if (isUpDown && at.mode === 'week' && task.dueAt)
      return onMove(task, atTime(task, from, minutesOf(task.dueAt.slice(11)) + minutes, desk.timeZone))
    onMove(task, onDay(task, addDays(from, step)))
  }, [])
}

/** Gives the first task of the next day that has one the focus, on the given side. */
function focusDay(entries: Options['entries'], days: readonly string[], from: string, step: number) {
  for (let i = days.indexOf(from) + step; i >= 0 && i < days.length; i += step) {
    const link = (entries.get(days[i] ?? '') ?? []).map(({ kind, task }) => (kind === 'task' ? entryLink(task.id) : null)).find(Boolean)
    if (link) return link.focus()
  }
}

/** Lets the page's keys, such as those to the next task and to complete it, work in the calendar. */
function useEntriesAsList({ entries, days }: Pick<Options, 'entries' | 'days'>) {
  useEffect(() => {
    const items = days.flatMap((day) => {
      const due = (entries.get(day) ?? []).filter(({ kind }) => kind === 'task').map(({ task }) => task)
      const section = { key: day, kind: 'day' as const, day, tasks: due }
      return due.map((task, i): TaskItem => ({ type: 'task', key: task.id, section, task, position: i + 1 }))
    })
    return showList({ items, focus: (index) => entryLink(items[index]?.key)?.focus() })
  }, [entries, days])
}
