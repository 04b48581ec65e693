import type { EachValue, QueryArgs } from '../ports/store.ts'
import { type IndexedValue, indexed, type KeyValue, type Kind, type Query } from './kind.ts'
import type { StoredRecord } from './record.ts'

/** A declared query with the values it is asked with, as the index holds them. */
export interface AskedQuery {
  readonly kind: Kind
  readonly query: Query<StoredRecord>
  /** In the order of the query's own `where`. */
  readonly where: readonly IndexedValue[]
  readonly each?: IndexedValue
  readonly from?: IndexedValue
  readonly before?: IndexedValue
}

/** The kinds a store was opened with; everything it is asked for passes through here. */
export interface DeclaredKinds {
  readonly all: readonly Kind[]
  /** @throws Error when the store was not opened with the kind. */
  of(kind: Pick<Kind, 'name'>): Kind
  /** @throws Error when the query is not declared, or its values are not the ones it asks for. */
  ask<R extends StoredRecord>(query: Query<R>, args: QueryArgs): AskedQuery
  /** The query asked for the first of some values, which stand for all; `null` when there are none. @throws Error as `ask` does */
  askEach<R extends StoredRecord>(query: Query<R>, args: QueryArgs, each: EachValue): AskedQuery | null
}

export function declaredKinds(kinds: readonly Kind[]): DeclaredKinds {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]))
  const of = ({ name }: Pick<Kind, 'name'>) => byName.get(name) ?? fault(`The store was not opened with the kind ${name}.`)
  const ask: DeclaredKinds['ask'] = ({ kind: kindName, name }, args) => {
    const kind = of({ name: kindName })
    const query = (Object.hasOwn(kind.queries, name) && kind.queries[name]) || fault(`${kindName} declares no query ${name}.`)
    return { kind, query, ...asked(query, args) }
  }
  return {
    all: [...byName.values()],
    of,
    ask,
    askEach(query, args, { key, values }) {
      const all = values.map((value) => ask(query, askedFor(query, args, { key, value })))
      return all[0] ?? null
    },
  }
}

/** What a query is asked with for one of several values of a key. */
export const askedFor = (
  { each }: Pick<Query<StoredRecord>, 'each'>,
  args: QueryArgs,
  { key, value }: { key: string; value: string },
): QueryArgs => (key === each ? { ...args, each: value } : { ...args, where: { ...args.where, [key]: value } })

function asked({ kind, name, where = [], each, range, sparse }: Query<StoredRecord>, args: QueryArgs) {
  const given = args.where ?? {}
  for (const key of Object.keys(given)) if (!where.includes(key)) fault(`${kind}.${name} does not ask for ${key}.`)
  if ((args.each === undefined) !== (each === undefined)) fault(`${kind}.${name} is asked with 'each' exactly when it declares it.`)
  if (!range && (args.from !== undefined || args.before !== undefined)) fault(`${kind}.${name} has no range.`)
  if (sparse && !isSomething(sparse === range ? args.from : given[sparse])) fault(`${kind}.${name} is asked for what has ${sparse} only.`)
  return {
    where: where.map((key) => (given[key] === undefined ? fault(`${kind}.${name} asks for ${key}.`) : indexed(given[key]))),
    ...(args.each !== undefined && { each: indexed(args.each) }),
    ...(args.from !== undefined && { from: indexed(args.from) }),
    ...(args.before !== undefined && { before: indexed(args.before) }),
  }
}

/** Whether a value, as a lower bound too, leaves out what has none. */
const isSomething = (value: KeyValue | undefined) => typeof value === 'boolean' || (typeof value === 'string' && value !== '')

function fault(message: string): never {
  throw new Error(message)
}
