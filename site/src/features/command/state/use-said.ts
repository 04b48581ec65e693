import { useEffect, useState } from 'react'
import type { Said } from './find-said.ts'

/** Typing pauses this long before discussions are looked through, which takes longer than to find a record. */
const PAUSE_MS = 200

const nothing: readonly Said[] = []

/** What was said in discussions with the typed words; nothing until there is an answer, or without one. */
export function useSaid(text: string): readonly Said[] {
  const [answered, setAnswered] = useState({ of: '', said: nothing })
  useEffect(() => {
    if (!text) return
    let wanted = true
    const timer = setTimeout(() => {
      const asked = import('./find-said.ts').then(({ findSaid }) => findSaid(text))
      asked.then(
        (said) => wanted && setAnswered({ of: text, said }),
        () => {},
      )
    }, PAUSE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [text])
  return answered.of === text ? answered.said : nothing
}
