import { useEffect } from 'react'
import { beforeLeaving } from './leaving.ts'

/** What is still being written into a field that saves as it is left is saved as the page goes. */
export const useSavedOnLeaving = (): void =>
  useEffect(() => beforeLeaving(() => (document.activeElement as HTMLElement | null)?.blur()), [])
