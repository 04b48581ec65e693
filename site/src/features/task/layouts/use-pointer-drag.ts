import { type RefObject, useEffect, useRef } from 'react'

/**
 * Makes what is in a region draggable once a pointer first comes near: the library is fetched only then. Without a network
 * there is no dragging; keys and menus still move things.
 * @param load fetches it and says how to begin in the region; that answers how to end
 */
export function usePointerDrag(region: RefObject<HTMLElement | null>, load: () => Promise<(region: HTMLElement) => () => void>): void {
  const wanted = useRef(load)
  wanted.current = load
  useEffect(() => {
    const element = region.current
    if (!element) return
    let stop = () => {}
    let ended = false
    const prepare = async () => {
      element.removeEventListener('pointerover', prepare)
      const begin = await wanted.current().catch(() => null)
      if (!ended && begin) stop = begin(element)
    }
    element.addEventListener('pointerover', prepare)
    return () => {
      ended = true
      element.removeEventListener('pointerover', prepare)
      stop()
    }
  }, [region])
}
