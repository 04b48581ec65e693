import type { ChecklistItem } from '@throughline/core/task'
import { MAX_CHECKLIST_ITEMS } from '@throughline/core/task/limits'

/** Items a checklist may hold. */

/** With new items at the end, as far as there is room. */
export const withItems = (items: readonly ChecklistItem[], texts: readonly string[], newId: () => string): ChecklistItem[] =>
  [...items, ...texts.map((text) => ({ id: newId(), text, done: false }))].slice(0, MAX_CHECKLIST_ITEMS)

/** With one item changed; without it when its text is empty. */
export function withItem(items: readonly ChecklistItem[], id: string, change: Partial<ChecklistItem>): ChecklistItem[] {
  return items.map((item) => (item.id === id ? { ...item, ...change } : item)).filter(({ text }) => text.trim() !== '')
}

/** With one item a place up (−1) or down (1); the same array at the edge. */
export function withItemMoved(items: readonly ChecklistItem[], id: string, step: -1 | 1): readonly ChecklistItem[] {
  const from = items.findIndex((item) => item.id === id)
  const to = from + step
  const item = items[from]
  return item && to >= 0 && to < items.length ? items.toSpliced(from, 1).toSpliced(to, 0, item) : items
}
