import type { Moves } from './moves.ts'

const ways = {
  mouse: async () => (await import('./by-mouse.ts')).byMouse,
  touch: async () => (await import('./by-touch.ts')).byTouch,
}
type Way = keyof typeof ways

/**
 * Lets things in a region be moved by whatever comes near, and by finger at once where there is a touch screen.
 * @param first the pointer that has come near already
 * @returns how to stop
 */
export function beginMoves(region: HTMLElement, load: () => Promise<Moves>, first?: PointerEvent): () => void {
  const listening = new AbortController()
  const begun = new Set<Way>()
  const stops: (() => void)[] = []
  const begin = async (way: Way) => {
    if (begun.has(way)) return
    begun.add(way)
    const [begin, moves] = await Promise.all([ways[way](), load()]).catch(() => [null, null])
    if (begin && moves && !listening.signal.aborted) stops.push(begin(region, moves))
  }
  const come = ({ pointerType }: PointerEvent) => void begin(pointerType === 'touch' ? 'touch' : 'mouse')
  region.addEventListener('pointerover', come, { signal: listening.signal })
  if (first) come(first)
  if (matchMedia('(any-pointer: coarse)').matches) void begin('touch')
  return () => {
    listening.abort()
    for (const stop of stops) stop()
  }
}
