import type { TestPerson } from '../test-discussion.ts'
import { createCoaching } from './coaching.ts'
import { type Coach, CoachError, type CoachFault, type CoachRequest } from './port.ts'

/** A coach that says what a test has it say, when it has it say it. */
export function standInCoach() {
  const asked: CoachRequest[] = []
  const waiting: (string | { fault: CoachFault } | { error: Error } | null)[] = []
  const sleeping = new Set<() => void>()
  const wake = () => {
    for (const resolve of sleeping) resolve()
    sleeping.clear()
  }
  let ended = 0
  const coach: Coach = {
    model: 'stand-in',
    async *answer(request, signal) {
      asked.push(request)
      signal.addEventListener('abort', wake)
      try {
        for (;;) {
          while (waiting.length === 0 && !signal.aborted) await new Promise<void>((resolve) => sleeping.add(resolve))
          if (signal.aborted) return
          const next = waiting.shift()
          if (next === null || next === undefined) return
          if (typeof next === 'string') yield next
          else throw 'fault' in next ? new CoachError(next.fault) : next.error
        }
      } finally {
        ended++
      }
    },
  }
  const put = (...pieces: typeof waiting) => {
    waiting.push(...pieces)
    wake()
  }
  return {
    coach,
    asked,
    ended: () => ended,
    says: (...pieces: string[]) => put(...pieces),
    finishes: () => put(null),
    fails: (fault: CoachFault) => put({ fault }),
    breaks: () => put({ error: new Error('A fault of ours.') }),
  }
}

/** Somebody for whom it is set up. */
export function withCoach(deps: TestPerson, { coach }: Pick<ReturnType<typeof standInCoach>, 'coach'>) {
  const faults: unknown[] = []
  const coaching = createCoaching({ ...deps, coach, failed: (error) => faults.push(error) })
  return { coaching, faults }
}

/** Until what was put off to the next turns is done: over storage in memory nothing takes longer. */
export const settled = async () => {
  for (let turn = 0; turn < 200; turn++) await Promise.resolve()
}
