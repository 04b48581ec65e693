import { useEffect, useState } from 'react'
import { at, begin, lasted, next, type Phase, ready } from './phases.ts'

/** How often the clock on the screen is looked at. */
const LOOK_MS = 200

const now = () => performance.now()

/** A rehearsal as it goes on, with how long its phase has lasted in milliseconds. It is reckoned, not counted: a hidden tab loses nothing. */
export function usePhases() {
  const [phase, setPhase] = useState<Phase>(ready)
  const [ms, setMs] = useState(0)
  const runs = phase.is === 'preparing' || phase.is === 'answering'

  useEffect(() => {
    if (!runs) return
    const look = () => {
      const instant = now()
      const current = at(phase, instant)
      setPhase(current)
      setMs(lasted(current, instant))
    }
    const timer = setInterval(look, LOOK_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [phase, runs])

  const set = (phase: Phase) => {
    setMs(0)
    setPhase(phase)
  }
  return {
    phase,
    ms,
    /** @param prepSeconds 0 to answer at once */
    begin: (prepSeconds: number) => set(begin(now(), prepSeconds)),
    /** Ends what is under way; answers where one is then. */
    next: (): Phase => {
      const after = next(phase, now())
      set(after)
      return after
    },
    /** Puts back what was told before, or begins anew. */
    set,
  }
}
