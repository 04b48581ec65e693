import { useEffect } from 'react'
import { frame } from '../../../messages/frame.ts'

/** Keeps the title of the page, which tabs and the history show; `null` leaves it as it is. */
export function usePageTitle(name: string | null): void {
  useEffect(() => {
    if (name !== null) document.title = frame.title(name)
  }, [name])
}
