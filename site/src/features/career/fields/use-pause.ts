import { useEffect, useRef, useState } from 'react'

/** So long nothing was typed or pasted. */
export const PAUSE_MS = 700

/** Waits for a pause in typing, and tells then what was typed last. */
export function createPause(tell: (typed: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    stop,
    begin(typed: string) {
      stop()
      timer = setTimeout(() => tell(typed), PAUSE_MS)
    },
  }
}

/** The same for a component: told is what it would do by then, and nothing once it is gone. */
export function usePause(onPause: (typed: string) => void) {
  const latest = useRef(onPause)
  latest.current = onPause
  const [pause] = useState(() => createPause((typed) => latest.current(typed)))
  useEffect(() => pause.stop, [pause])
  return pause
}
