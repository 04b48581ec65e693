import type { Store } from '@throughline/core/kernel'
import { aroundCalls } from './around-calls.ts'

/** One call of a store that reads. */
export interface Asked {
  /** `win` where it was asked by ids, `win.newest` where by a query. */
  of: string
  /** How many it answered; 0 where they were only counted. */
  records: number
}

/** The same ports, and every call by which records are read from their store, as what a reading costs is told by that. */
export function counted<P extends { store: Store }>(ports: P): { deps: P; asked: Asked[] } {
  const asked: Asked[] = []
  const { store } = aroundCalls({ store: ports.store }, ({ does }, call) => {
    if (does !== 'reads') return call
    return async (...args) => {
      const answer = await call(...args)
      const { kind, name } = args[1] as unknown as { kind?: string; name: string }
      asked.push({ of: kind ? `${kind}.${name}` : name, records: recordsIn(answer) })
      return answer
    }
  })
  return { deps: { ...ports, store }, asked }
}

function recordsIn(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length
  if (answer instanceof Map) return [...answer.values()].reduce((sum, found) => sum + (Array.isArray(found) ? found.length : 0), 0)
  if (typeof answer !== 'object' || answer === null) return 0
  if ('items' in answer) return recordsIn(answer.items)
  if (!('json' in answer)) return 1
  return recordsIn(JSON.parse(String(answer.json)))
}

/** How many records of a kind were read in all. */
export const readOf = (asked: readonly Asked[], kind: string): number =>
  asked.filter(({ of }) => of === kind || of.startsWith(`${kind}.`)).reduce((sum, { records }) => sum + records, 0)
