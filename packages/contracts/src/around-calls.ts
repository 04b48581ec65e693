import type { Blobs, Directory, Queue, Store } from '@throughline/core/kernel'

/** What is stored by. */
export interface StoragePorts {
  store?: Store
  directory?: Directory
  queue?: Queue
  blobs?: Blobs
}

/** What a call does: reads records, by a kind or a query; writes; or neither. */
type Does = 'reads' | 'writes' | 'else'

/** Of every call of the ports: one that is new does not compile until it is said here whether tests stop a process at it. */
const calls = {
  store: {
    ...{ get: 'reads', getMany: 'reads', list: 'reads', listEach: 'reads', count: 'reads', countEach: 'reads' },
    ...{ save: 'writes', erase: 'writes', settle: 'writes', eraseSpace: 'writes', scrub: 'writes' },
    ...{ search: 'else', changes: 'else', head: 'else', watch: 'else', json: 'else', ready: 'else', close: 'else' },
  } satisfies Record<keyof Store, Does>,
  directory: {
    ...{ reserve: 'writes', take: 'writes', release: 'writes', releaseSpace: 'writes', sweep: 'writes', find: 'else' },
  } satisfies Record<keyof Directory, Does>,
  queue: {
    ...{ enqueue: 'writes', claim: 'writes', complete: 'writes', dropSpace: 'writes' },
    ...{ retry: 'writes', renew: 'writes', putBack: 'writes' },
  } satisfies Record<keyof Queue, Does>,
  blobs: { put: 'writes', get: 'else', erase: 'writes', eraseSpace: 'writes' } satisfies Record<keyof Blobs, Does>,
}

/** A call of a port. */
export interface PortCall {
  /** Such as `save`. */
  name: string
  does: Does
}

type Call = (...args: never[]) => unknown

/** The same ports, with something done around each of their calls; those of `json` are told as those they are the same as. */
export function aroundCalls<P extends StoragePorts>(ports: P, around: (asked: PortCall, call: Call) => Call): P {
  const wrap = <T extends object>(port: T, of: Readonly<Record<string, Does>>): T =>
    new Proxy(port, {
      get(target, key) {
        const member = Reflect.get(target, key)
        const name = String(key)
        if (typeof member === 'function')
          return name === 'watch' ? member.bind(target) : around({ name, does: of[name] ?? 'else' }, member.bind(target))
        return typeof member === 'object' && member !== null ? wrap(member, of) : member
      },
    })
  const { store, directory, queue, blobs } = ports
  return {
    ...ports,
    ...(store && { store: wrap(store, calls.store) }),
    ...(directory && { directory: wrap(directory, calls.directory) }),
    ...(queue && { queue: wrap(queue, calls.queue) }),
    ...(blobs && { blobs: wrap(blobs, calls.blobs) }),
  }
}
