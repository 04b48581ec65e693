import { useEffect, useRef } from 'react'

type Find = () => HTMLElement | null

/** What has moved is drawn anew within this time, maybe more than once. */
const SETTLES_MS = 1_500

/** Gives what was moved the focus again where it has gone to, unless the person has gone on meanwhile. */
export function useKeptFocus(): (find: Find) => void {
  const wanted = useRef<{ find: Find; until: number } | null>(null)
  const focus = () => {
    const { find, until } = wanted.current ?? { until: 0 }
    if (performance.now() < until && document.activeElement === document.body) find?.()?.focus()
  }
  useEffect(focus)
  return (find) => {
    wanted.current = { find, until: performance.now() + SETTLES_MS }
    focus()
  }
}
