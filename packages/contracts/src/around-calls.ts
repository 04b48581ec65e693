import type { Blobs, Directory, Queue, Store } from '@throughline/core/kernel'

/** What is stored by. */
export interface StoragePorts {
  store?: Store
  directory?: Directory
  queue?: Queue
  blobs?: Blobs
}

/** The calls that write. */
export const writes: ReadonlySet<PropertyKey> = new Set([
  'save',
  'put',
  'erase',
  'settle',
  'eraseSpace',
  'scrub',
  'releaseSpace',
  'dropSpace',
  'reserve',
  'take',
  'release',
  'sweep',
  'enqueue',
  'claim',
  'complete',
  'retry',
  'putBack',
  'renew',
])

type Call = (...args: never[]) => unknown

/** The same ports, with something done around each of their calls. */
export function aroundCalls<P extends StoragePorts>(ports: P, around: (name: PropertyKey, call: Call) => Call): P {
  const wrap = <T extends object>(port: T): T =>
    new Proxy(port, {
      get(target, name) {
        const member = Reflect.get(target, name)
        if (typeof member === 'function') return name === 'watch' ? member.bind(target) : around(name, member.bind(target))
        return typeof member === 'object' && member !== null ? wrap(member) : member
      },
    })
  const { store, directory, queue, blobs } = ports
  return {
    ...ports,
    ...(store && { store: wrap(store) }),
    ...(directory && { directory: wrap(directory) }),
    ...(queue && { queue: wrap(queue) }),
    ...(blobs && { blobs: wrap(blobs) }),
  }
}
