import type { Win, WinSuggestions } from '@throughline/core/career'
import { useEffect, useRef, useState } from 'react'
import { client } from '../../task/state/queries.ts'
import { hasNoNumber } from '../rules/thin.ts'

/** What the words of the win lead to: as it came with the page, and read anew as they change. Without an answer it stays, as that is only a help. */
export function useSuggested(win: Win, given: WinSuggestions): WinSuggestions {
  const [suggested, setSuggested] = useState(given)
  const { title, text } = win
  const hasNumber = !hasNoNumber(win)
  const isGiven = useRef(true)
  useEffect(() => {
    if (isGiven.current) {
      isGiven.current = false
      return
    }
    let wanted = true
    client.winSuggestions({ title, text, hasNumber }).then(
      (found) => wanted && setSuggested(found),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [title, text, hasNumber])
  return suggested
}
