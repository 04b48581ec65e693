import type { Result, Router } from 'hono/router'

interface Pattern<T> {
  address: RegExp
  names: readonly string[]
  handler: T
}

interface Method<T> {
  /** By address, for those without a parameter. */
  plain: Map<string, Result<T>>
  patterns: Pattern<T>[]
}

/**
 * Finds the one operation at an address. Addresses without a parameter come first and are looked up at once. Hono's own
 * routers also allow for middleware, which this API has none of, and take several times as long.
 */
export class OperationRouter<T> implements Router<T> {
  readonly name = 'OperationRouter'
  readonly #methods = new Map<string, Method<T>>()

  add(name: string, path: string, handler: T): void {
    const method: Method<T> = this.#methods.get(name) ?? { plain: new Map(), patterns: [] }
    this.#methods.set(name, method)
    if (path.includes(':')) method.patterns.push({ address: addressPattern(path), names: path.match(/(?<=:)\w+/g) ?? [], handler })
    else method.plain.set(path, [[[handler, {}]]])
  }

  match(name: string, path: string): Result<T> {
    const method = this.#methods.get(name)
    const plain = method?.plain.get(path)
    if (plain) return plain
    for (const { address, names, handler } of method?.patterns ?? []) {
      const found = address.exec(path)
      if (found) return [[[handler, Object.fromEntries(names.map((each, i) => [each, found[i + 1] as string]))]]]
    }
    return [[]]
  }
}

/** What matches the addresses of a path with parameters, such as `/tasks/:id`. */
export const addressPattern = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '([^/]+)')}$`)
