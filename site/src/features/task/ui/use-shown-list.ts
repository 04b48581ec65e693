import { useEffect, useRef } from 'react'
import type { ListItem } from '../rules/sections.ts'
import { showList } from '../state/list.ts'

const linkOf = (id: string) => document.querySelector<HTMLElement>(`[data-task="${id}"]`)

/** Makes these rows the ones that keys move among. */
export function useShownList(
  items: readonly ListItem[],
  scrollTo: (index: number) => void,
  readAll: (() => Promise<readonly string[]>) | undefined,
): void {
  const current = useRef({ scrollTo, readAll })
  current.current = { scrollTo, readAll }
  const wanted = useRef<string | null>(null)
  const hasMore = readAll !== undefined
  useEffect(
    () =>
      showList({
        items,
        focus(index) {
          const item = items[index]
          if (!item) return
          wanted.current = item.key
          current.current.scrollTo(index)
          // A row that was far away exists only once the list has scrolled there; by then another may be meant.
          requestAnimationFrame(() => requestAnimationFrame(() => wanted.current === item.key && linkOf(item.key)?.focus()))
          linkOf(item.key)?.focus({ preventScroll: true })
        },
        readAll: hasMore ? async () => (await current.current.readAll?.()) ?? [] : undefined,
      }),
    [items, hasMore],
  )
}
