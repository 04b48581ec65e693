import { useEffect, useState } from 'react'
import { REST_MS } from '../../desk/at-rest.ts'

const load = () => import('./OpenTask.tsx').then(({ OpenTask }) => OpenTask)

/** What shows a task whole. */
export type Whole = Awaited<ReturnType<typeof load>>

/**
 * What a task is shown with: `given` where the page begins with one. A list goes without it until somebody points at a
 * task, opens one, or the page has long been at rest.
 */
export function useWhole(given: Whole | undefined, openId: string | null) {
  const [whole, setWhole] = useState<{ is: Whole } | null>(given ? { is: given } : null)
  const [failures, setFailures] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const isWanted = openId !== null

  useEffect(() => {
    if (whole) return
    let wanted = true
    const get = () =>
      void load().then(
        (is) => wanted && setWhole({ is }),
        () => wanted && isWanted && setFailures(attempt + 1),
      )
    const onPointer = ({ target }: PointerEvent) => {
      if (!(target as Element).closest('a[data-opens], [data-row]')) return
      document.removeEventListener('pointerover', onPointer)
      // Asking for its many parts takes longer than a frame; what the pointer changes is painted first.
      setTimeout(get)
    }
    if (isWanted) get()
    const timer = setTimeout(get, REST_MS)
    document.addEventListener('pointerover', onPointer, { passive: true })
    addEventListener('online', get)
    return () => {
      wanted = false
      clearTimeout(timer)
      document.removeEventListener('pointerover', onPointer)
      removeEventListener('online', get)
    }
  }, [whole, isWanted, attempt])

  return { Whole: whole?.is ?? null, isFailed: failures > attempt, retry: () => setAttempt(attempt + 1) }
}
