import type { Win, WinSuggestions } from '@throughline/core/career'
import { useEffect, useState } from 'react'
import { career } from '../../desk/career-client.ts'
import { hasNoNumber } from '../rules/thin.ts'

const nothing: WinSuggestions = { competencies: [], skills: [], metric: null, happened: null, asks: null }

/**
 * What the words of the win lead to, read as the page begins and as they change; nothing without an answer, as that is only a
 * help. When it happened comes with the page: it is offered in the midst of it, and would move what is below.
 */
export function useSuggested(win: Win, happened: WinSuggestions['happened']): WinSuggestions {
  const [suggested, setSuggested] = useState({ ...nothing, happened })
  const { title, text } = win
  const hasNumber = !hasNoNumber(win)
  useEffect(() => {
    let wanted = true
    career.winSuggestions({ title, text, hasNumber }).then(
      (found) => wanted && setSuggested(found),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [title, text, hasNumber])
  return suggested
}
