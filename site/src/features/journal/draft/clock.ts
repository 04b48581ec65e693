import type { AutosaveOptions } from './autosave.ts'

/** The browser's own. */
export const clock: Pick<AutosaveOptions, 'now' | 'wait'> = {
  now: () => Date.now(),
  wait(ms, then) {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}
