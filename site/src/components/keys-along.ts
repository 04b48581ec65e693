import { dropKeys, forgetKeys, mayBeKept } from './keys-ahead.ts'
import type { Stroke } from './press-key.ts'

/** A page that does not come within this leaves the person on this one; what was typed for it is then forgotten. */
const LEAVING_MS = 4_000

const STORED = 'keys-along'

let leavingUntil = 0
/** Whether the page that is on its way takes up what is handed over: what others never take away would lie there. */
let isTakenUp = false
let typed: Stroke[] = []

/**
 * What is typed once another page is asked for is meant for that one, and does nothing to the records of this: it is handed
 * over, and the other page takes it up where it begins with a field.
 */
export function watchLeaving(): void {
  globalThis.navigation?.addEventListener('navigate', ({ destination, downloadRequest, signal, timeStamp }) => {
    if (destination.sameDocument || downloadRequest !== null) return
    const until = timeStamp + LEAVING_MS
    leavingUntil = until
    isTakenUp = isOfApp(destination.url)
    typed = []
    // Asked whether to leave, the person stayed; or what came is not a page.
    signal.addEventListener('abort', () => {
      if (leavingUntil !== until) return
      leavingUntil = 0
      typed = []
      forgetKeys()
    })
  })
  addEventListener('pagehide', handOver)
}

/** A page of this site that is neither the API's nor a door. */
function isOfApp(address: string): boolean {
  const { origin, pathname } = new URL(address)
  return origin === location.origin && !/^\/(api|auth)\//.test(pathname)
}

/** Whether a key is meant for the page that is on its way, for which it is then kept. */
export function goesAlong(event: KeyboardEvent): boolean {
  if (event.timeStamp >= leavingUntil) return false
  if (mayBeKept(event)) typed.push(event)
  return true
}

/** This page may come back as it was left: by then nothing waits for keys any longer. */
function handOver(): void {
  const strokes = [...dropKeys(), ...typed].map(({ key, altKey, shiftKey }) => ({ key, altKey, shiftKey }))
  typed = []
  try {
    if (isTakenUp && strokes.length > 0) sessionStorage.setItem(STORED, JSON.stringify({ at: Date.now(), strokes }))
  } catch {
    // A browser that keeps nothing loses them.
  }
}

/** What the page before handed over; asked for once. */
export function receiveKeys(): Stroke[] {
  try {
    const { at, strokes } = JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as { at: number; strokes: Stroke[] }
    sessionStorage.removeItem(STORED)
    return Math.abs(Date.now() - at) < LEAVING_MS ? strokes : []
  } catch {
    return []
  }
}
