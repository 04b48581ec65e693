import { useEffect, useRef } from 'react'
import { focusSoon } from '../../../components/focus-soon.ts'
import type { ListItem } from '../rules/list-items.ts'
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
  const hasMore = readAll !== undefined
  useEffect(
    () =>
      showList({
        items,
        focus(index) {
          const item = items[index]
          if (!item) return
          current.current.scrollTo(index)
          const link = linkOf(item.key)
          link?.focus({ preventScroll: true })
          if (link && link === document.activeElement) return
          // A row that was far away exists only once the list has scrolled there; by then the person may have gone on.
          focusSoon(() => linkOf(item.key), 2)
        },
        readAll: hasMore ? async () => (await current.current.readAll?.()) ?? [] : undefined,
      }),
    [items, hasMore],
  )
}
