import { CHANGED } from '../desk/kept/changed.ts'

/** Calls back when what is kept has changed, on whatever page; answers how to stop. */
export function whenWaitingChanges(then: () => void): () => void {
  addEventListener(CHANGED, then)
  addEventListener('storage', then)
  return () => {
    removeEventListener(CHANGED, then)
    removeEventListener('storage', then)
  }
}
