import type { Days, Task } from '@throughline/core/task'

/** One page of a list as it was read. */
export interface TaskPage {
  items: Task[]
  nextCursor: string | null
}

/** Days as the name of a list: `2026-11-01/2026-12-01`, the last of them left out. */
export const daysName = ({ from, before }: Days): string => `${from}/${before}`

export function readDays(name: string): Days {
  const [from = '', before = ''] = name.split('/')
  return { from, before }
}

export interface Placing {
  belongs: (task: Task) => boolean
  compare: (a: Task, b: Task) => number
}

/**
 * The pages with a task where it now belongs: put in, moved, replaced or taken out. What would
 * lie past the last page read so far is left for that page to bring. Answers the same array
 * when nothing changed.
 */
export function placed(pages: readonly TaskPage[], task: Task, { belongs, compare }: Placing): readonly TaskPage[] {
  const held = pages.findIndex(({ items }) => items.some(({ id }) => id === task.id))
  const wanted = belongs(task) ? pageFor(pages, task, compare) : -1
  if (held < 0 && wanted < 0) return pages
  return pages.map((page, i) => {
    if (i !== held && i !== wanted) return page
    const rest = page.items.filter(({ id }) => id !== task.id)
    return { ...page, items: i === wanted ? inserted(rest, task, compare) : rest }
  })
}

/** The pages without a task. */
export function withoutTask(pages: readonly TaskPage[], id: string): readonly TaskPage[] {
  if (!pages.some(({ items }) => items.some((task) => task.id === id))) return pages
  return pages.map((page) => ({ ...page, items: page.items.filter((task) => task.id !== id) }))
}

function pageFor(pages: readonly TaskPage[], task: Task, compare: Placing['compare']): number {
  const before = pages.findIndex(({ items }) => {
    const last = items.findLast(({ id }) => id !== task.id)
    return last !== undefined && compare(task, last) < 0
  })
  if (before >= 0) return before
  return pages.at(-1)?.nextCursor === null ? pages.length - 1 : -1
}

function inserted(items: readonly Task[], task: Task, compare: Placing['compare']): Task[] {
  const at = items.findIndex((other) => compare(task, other) < 0)
  return at < 0 ? [...items, task] : items.toSpliced(at, 0, task)
}
