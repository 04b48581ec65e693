import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'

/** Lines kept ready on either side of what is seen. */
const OVERSCAN = 10

/** Whether this is rendered in the browser alone, and not to match what the server has rendered. */
const useIsOurs = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

/** How high lines are, in CSS pixels, before they are measured. */
export interface LineSizes<T> {
  of(line: T | undefined, isNarrow: boolean): number
  /** How high a stretch the server renders. */
  first: number
  /** How far below the top of the window a line stands that was scrolled to. */
  above?: number
  /** Lines kept ready on either side of what is seen, where they are fewer than usual. */
  beside?: number
}

/** Which lines of a long list are to be rendered now, and the room that the others take. The first render is the server's: the first rows. */
export function useVirtualLines<T extends { key: string }>(items: readonly T[], list: RefObject<HTMLElement | null>, sizes: LineSizes<T>) {
  const isOurs = useIsOurs()
  const [layout, setLayout] = useState({ scrollMargin: 0, isNarrow: false })
  useLayoutEffect(() => {
    const read = () => {
      const scrollMargin = Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
      const isNarrow = matchMedia('(max-width: 43.6875em)').matches
      setLayout((layout) => (layout.scrollMargin === scrollMargin && layout.isNarrow === isNarrow ? layout : { scrollMargin, isNarrow }))
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])

  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (index) => sizes.of(items[index], layout.isNarrow),
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: sizes.beside ?? OVERSCAN,
    scrollMargin: layout.scrollMargin,
    scrollPaddingStart: sizes.above ?? 0,
    // Taken over from the server, the list begins with the rows that are there; made here, with those that are seen.
    initialOffset: isOurs ? () => window.scrollY : 0,
    initialRect: { width: 0, height: isOurs ? window.innerHeight : sizes.first },
  })
  const lines = virtualizer.getVirtualItems()
  const before = (lines[0]?.start ?? layout.scrollMargin) - layout.scrollMargin
  return { virtualizer, lines, before, height: virtualizer.getTotalSize() }
}
