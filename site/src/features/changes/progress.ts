import { $progress } from './stores.ts'

/** An action on several records that has not ended by then tells how far it is. */
const SLOW_MS = 400

/** Follows an action on so many records; call what it answers at the end of each. */
export function beginProgress(of: number): () => void {
  let done = 0
  let isShown = false
  const tell = () => {
    isShown = true
    $progress.set({ done, of })
  }
  const timer = of > 1 ? setTimeout(tell, SLOW_MS) : undefined
  return () => {
    done++
    if (done === of) clearTimeout(timer)
    if (isShown) $progress.set(done === of ? null : { done, of })
  }
}
