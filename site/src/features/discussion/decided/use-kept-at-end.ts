import { useEffect, useLayoutEffect, useRef } from 'react'
import { endOfTalk, isAtEnd } from '../thread/place.ts'

/** Who is at the end of the conversation stays there when what is agreed on comes in. `count`: how much of it there is. */
export function useKeptAtEnd(count: number): void {
  /** Where the end was on the screen; `null` for who reads further up. */
  const before = useRef<number | null>(null)
  const look = () => {
    before.current = isAtEnd() ? (endOfTalk()?.getBoundingClientRect().top ?? null) : null
  }
  // After every change, and whenever the page is moved.
  useEffect(() => {
    look()
    for (const moved of ['scroll', 'resize']) addEventListener(moved, look, { passive: true })
    return () => {
      for (const moved of ['scroll', 'resize']) removeEventListener(moved, look)
    }
  })
  const shown = useRef(count)
  useLayoutEffect(() => {
    const isMore = count > shown.current
    shown.current = count
    const end = endOfTalk()
    if (isMore && end && before.current !== null) scrollBy({ top: end.getBoundingClientRect().top - before.current, behavior: 'instant' })
  }, [count])
}
