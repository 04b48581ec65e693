import { useEffect } from 'react'

/** Alt with a letter works from within a field too. */
export function useReviewKeys({ skip, back }: { skip: () => void; back: () => void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = event.altKey && !event.ctrlKey && !event.metaKey ? { KeyS: skip, KeyB: back }[event.code] : undefined
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
