import type { Store } from '@throughline/core/kernel'

/** One call of a store that reads. */
export interface Asked {
  /** `win` where it was asked by ids, `win.newest` where by a query. */
  of: string
  /** How many it answered; 0 where they were only counted. */
  records: number
}

const reads = new Set<PropertyKey>(['get', 'getMany', 'list', 'listEach', 'count', 'countEach'])

/** The same ports, and every call by which records are read from their store, as what a reading costs is told by that. */
export function counted<P extends { store: Store }>(ports: P): { deps: P; asked: Asked[] } {
  const asked: Asked[] = []
  const wrap = <T extends object>(port: T): T =>
    new Proxy(port, {
      get(target, name) {
        const member = Reflect.get(target, name)
        if (typeof member === 'object' && member !== null) return wrap(member)
        if (typeof member !== 'function') return member
        if (!reads.has(name)) return member.bind(target)
        return async (space: string, meant: { kind?: string; name: string }, ...args: unknown[]) => {
          const answer: unknown = await member.call(target, space, meant, ...args)
          asked.push({ of: meant.kind ? `${meant.kind}.${meant.name}` : meant.name, records: recordsIn(answer) })
          return answer
        }
      },
    })
  return { deps: { ...ports, store: wrap(ports.store) }, asked }
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
