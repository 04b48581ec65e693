import type { Store } from '../kernel/index.ts'

/** The store, and the names of what it is asked for, in order. */
export function counted(store: Store): { store: Store; calls: string[] } {
  const calls: string[] = []
  const get = (target: Store, name: keyof Store) => {
    const member = target[name]
    if (typeof member !== 'function') return member
    return (...args: never[]) => {
      calls.push(name)
      return (member as (...args: never[]) => unknown).apply(target, args)
    }
  }
  return { store: new Proxy(store, { get: (target, name) => get(target, name as keyof Store) }), calls }
}
