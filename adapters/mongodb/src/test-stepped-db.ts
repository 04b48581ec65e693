import type { Db } from 'mongodb'

/** One writing call of the driver, as a test may hold it up, cut it short or fail it. */
export interface Step {
  collection: string
  method: string
  /** Does what was called. */
  run(): Promise<unknown>
  /** For a call that writes several documents in order: does only the first of them. */
  runFirst?(): Promise<unknown>
}

const writing = new Set<PropertyKey>(['insertOne', 'insertMany', 'updateOne', 'findOneAndUpdate', 'bulkWrite', 'deleteOne'])

/** The database, each of whose writing calls is handed to `take`, which does it or not. */
export function steppedDb(db: Db, take: (step: Step) => Promise<unknown>): Db {
  const collectionOf = (name: string) =>
    wrapped(db.collection(name), (method, call) =>
      writing.has(method)
        ? (...args: unknown[]) => {
            const [first] = args
            const several = Array.isArray(first) && first.length > 1
            return take({
              collection: name,
              method: String(method),
              run: async () => call(...args),
              ...(several && { runFirst: async () => call(first.slice(0, 1), ...args.slice(1)) }),
            })
          }
        : call,
    )
  return wrapped(db, (method, call) => (method === 'collection' ? (name) => collectionOf(name as string) : call))
}

type Call = (...args: unknown[]) => unknown

/** The object, with the methods `replace` answers. */
const wrapped = <T extends object>(object: T, replace: (method: PropertyKey, call: Call) => Call): T =>
  new Proxy(object, {
    get(target, name) {
      const member = Reflect.get(target, name)
      return typeof member === 'function' ? replace(name, member.bind(target)) : member
    },
  })
