import type { Task } from '@throughline/core/task'
import type { ToldLine } from '../../calendar/told-days.ts'
import type { Section } from './sections.ts'

export interface HeadingItem {
  type: 'heading'
  key: string
  section: Section
}

export interface TaskItem {
  type: 'task'
  key: string
  section: Section
  task: Task
  /** Its place in its section, from 1. */
  position: number
}

/** What is no task, between tasks. */
export interface EventItem {
  type: 'event'
  key: string
  section: Section
  line: ToldLine
}

/** The line that ends what was unfolded. */
export interface EndItem {
  type: 'end'
  key: string
  section: Section
}

export type ListItem = HeadingItem | TaskItem | EventItem | EndItem

/** The sections as one flat run of lines, which is what a virtual list wants. A folded section shows its heading alone. */
export function itemsOf(sections: readonly Section[], isFolded: (section: Section) => boolean): ListItem[] {
  const items: ListItem[] = []
  for (const section of sections) {
    if (section.kind !== 'plain') items.push({ type: 'heading', key: `heading-${section.key}`, section })
    if (!isFolded(section))
      for (const [i, task] of section.tasks.entries()) {
        items.push({ type: 'task', key: task.id, section, task, position: i + 1 })
        for (const [n, [line, after]] of (section.among ?? []).entries())
          if (after === i + 1) items.push({ type: 'event', key: `event-${section.key}-${n}`, section, line })
      }
    if (section.kind === 'overdue') items.push({ type: 'end', key: `end-${section.key}`, section })
  }
  return items
}

/** The visible lines, put back under their sections. */
export function bySection<T extends { section: Section }>(items: readonly T[]): { section: Section; items: T[] }[] {
  const groups: { section: Section; items: T[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last?.section === item.section) last.items.push(item)
    else groups.push({ section: item.section, items: [item] })
  }
  return groups
}

/** The tasks that a range or all of a list means, in their order: what is done only where nothing else is. */
export function orderOf(items: readonly ListItem[]): string[] {
  const open: string[] = []
  const done: string[] = []
  for (const item of items) if (item.type === 'task') (item.section.kind === 'done' ? done : open).push(item.task.id)
  return open.length > 0 ? open : done
}
