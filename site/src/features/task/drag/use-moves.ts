import { useEffect, useRef } from 'react'
import type { Moves } from './moves.ts'

const ways = {
  mouse: async () => (await import('./by-mouse.ts')).byMouse,
  touch: async () => (await import('./by-touch.ts')).byTouch,
}

/**
 * Lets things in a region be moved by mouse and by finger. What that takes is fetched once a mouse first comes near; for
 * fingers as soon as there is time, since the first press counts. Without a network keys and menus still move things.
 * @param load fetches what can be moved there, and where to
 */
export function useMoves(find: () => HTMLElement | null, load: () => Promise<Moves>, isOn = true): void {
  const wanted = useRef({ find, load })
  wanted.current = { find, load }
  useEffect(() => {
    const region = isOn ? wanted.current.find() : null
    if (!region) return
    const stops: (() => void)[] = []
    const wayOf = ({ pointerType }: PointerEvent) => (pointerType === 'touch' ? 'touch' : 'mouse')
    const begun = new Set<keyof typeof ways>()
    const listening = new AbortController()
    const begin = async (way: keyof typeof ways) => {
      if (begun.has(way)) return
      begun.add(way)
      const [begin, moves] = await Promise.all([ways[way](), wanted.current.load()]).catch(() => [null, null])
      if (begin && moves && !listening.signal.aborted) stops.push(begin(region, moves))
    }
    region.addEventListener('pointerover', (event) => void begin(wayOf(event)), { signal: listening.signal })
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout
    if (matchMedia('(any-pointer: coarse)').matches) whenIdle(() => !listening.signal.aborted && void begin('touch'))
    return () => {
      listening.abort()
      for (const stop of stops) stop()
    }
  }, [isOn])
}
