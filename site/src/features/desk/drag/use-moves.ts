import { useEffect, useRef } from 'react'
import type { Moves } from './moves.ts'

/**
 * Lets things in a region be moved by mouse and by finger. What that takes is fetched once a pointer first comes near; for
 * fingers as soon as there is time, since the first press counts. Without a network keys and menus still move things.
 * @param load fetches what can be moved there, and where to
 */
export function useMoves(find: () => HTMLElement | null, load: () => Promise<Moves>, isOn = true): void {
  const wanted = useRef({ find, load })
  wanted.current = { find, load }
  useEffect(() => {
    const region = isOn ? wanted.current.find() : null
    if (!region) return
    let stop = () => {}
    let ended = false
    let isWanted = true
    const begin = async (near?: PointerEvent) => {
      if (!isWanted) return
      isWanted = false
      const late = await import('./begin-moves.ts').catch(() => null)
      if (late && !ended) stop = late.beginMoves(region, () => wanted.current.load(), near)
    }
    region.addEventListener('pointerover', begin)
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout
    if (matchMedia('(any-pointer: coarse)').matches) whenIdle(() => void begin())
    return () => {
      ended = true
      region.removeEventListener('pointerover', begin)
      stop()
    }
  }, [isOn])
}
