import { dropKeys } from './keys-ahead.ts'
import type { Stroke } from './press-key.ts'

/** Keys that are pressed while another page is on its way are meant for that one: it takes them up where it begins with a field. */

const KEPT = 'keys-along'

/** Whoever comes to a page later than this has forgotten them. */
const OLD_MS = 4_000

let along: Stroke[] = []

/** What is needed to press it once more. */
const plain = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Stroke): Stroke => ({ key, code, ctrlKey, metaKey, altKey, shiftKey })

/** Keeps a key for the page that is on its way. */
export function takeAlong(stroke: Stroke): void {
  along.push(plain(stroke))
}

/** The person stays here. */
export function leaveBehind(): void {
  along = []
}

/** Hands over what is kept as this page goes. It may come back as it was left: by then nothing waits for keys any longer. */
export function sendAlong(): void {
  const strokes = [...dropKeys().map(plain), ...along]
  along = []
  if (strokes.length > 0) sessionStorage.setItem(KEPT, JSON.stringify({ at: Date.now(), strokes }))
}

/** What the page before handed over; asked for once. */
export function takenAlong(): Stroke[] {
  const text = sessionStorage.getItem(KEPT)
  if (!text) return []
  sessionStorage.removeItem(KEPT)
  const { at, strokes } = JSON.parse(text) as { at: number; strokes: Stroke[] }
  return Date.now() - at < OLD_MS ? strokes : []
}
