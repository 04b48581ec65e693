import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { ListItem } from '../rules/sections.ts'
import { FIRST_PAGE } from '../state/queries.ts'

const ROW = 40
const TOUCH_ROW = 57
const DONE_ROW = 34
const HEADING = 64
const FOLD = 46
const END = 13

/** Lines kept ready on either side of what is seen. */
const OVERSCAN = 10

/** Whether this is rendered in the browser alone, and not to match what the server has rendered. */
const useIsOurs = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

/** Which lines of a long list are to be rendered now, and the room that the others take. The first render is the server's: the first rows. */
export function useVirtualLines(items: readonly ListItem[], list: RefObject<HTMLElement | null>) {
  const isOurs = useIsOurs()
  const [layout, setLayout] = useState({ scrollMargin: 0, row: ROW })
  useLayoutEffect(() => {
    const read = () => {
      const scrollMargin = Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
      const row = matchMedia('(max-width: 699px)').matches ? TOUCH_ROW : ROW
      setLayout((layout) => (layout.scrollMargin === scrollMargin && layout.row === row ? layout : { scrollMargin, row }))
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])

  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (index) => sizeOf(items[index], layout.row),
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: OVERSCAN,
    scrollMargin: layout.scrollMargin,
    // Taken over from the server, the list begins with the rows that are there; made here, with those that are seen.
    initialOffset: isOurs ? () => window.scrollY : 0,
    initialRect: { width: 0, height: isOurs ? window.innerHeight : FIRST_PAGE * ROW },
  })
  const lines = virtualizer.getVirtualItems()
  const before = (lines[0]?.start ?? layout.scrollMargin) - layout.scrollMargin
  return { virtualizer, lines, before, height: virtualizer.getTotalSize() }
}

function sizeOf(item: ListItem | undefined, row: number): number {
  if (item?.type === 'end') return END
  if (item?.type === 'heading') return item.section.kind === 'overdue' ? FOLD : HEADING
  return item?.section.kind === 'done' ? DONE_ROW : row
}
