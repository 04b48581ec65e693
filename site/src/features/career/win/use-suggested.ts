import type { Win, WinSuggestions } from '@throughline/core/career'
import { useEffect, useRef, useState } from 'react'
import { client } from '../../task/state/queries.ts'
import { hasNoNumber } from '../rules/thin.ts'
import { readSuggested } from './suggested.ts'

/** What the words of the win lead to, read anew as they change. @param begun what came with the page */
export function useSuggested(win: Win, begun: WinSuggestions): WinSuggestions {
  const [suggested, setSuggested] = useState(begun)
  const { title, text } = win
  const isMissing = hasNoNumber(win)
  const read = useRef(`${isMissing}\n${title}\n${text}`)
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the win only its words count, and whether it has a number
  useEffect(() => {
    const words = `${isMissing}\n${title}\n${text}`
    if (words === read.current) return
    let wanted = true
    void readSuggested(client, win).then((found) => {
      if (!wanted) return
      read.current = words
      setSuggested(found)
    })
    return () => {
      wanted = false
    }
  }, [title, text, isMissing])
  return suggested
}
