import type { Result, Router } from 'hono/router'

/** The addresses of one path that has parameters, such as `/tasks/:id`. */
interface Pattern {
  path: string
  address: RegExp
  names: readonly string[]
}

interface Method<T> {
  /** By address, for those without a parameter. */
  plain: Map<string, Result<T>>
  patterns: { pattern: Pattern; handler: T }[]
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
    if (path.includes(':')) method.patterns.push({ pattern: patternOf(path), handler })
    else method.plain.set(path, [[[handler, {}]]])
  }

  match(name: string, path: string): Result<T> {
    const method = this.#methods.get(name)
    const plain = method?.plain.get(path)
    if (plain) return plain
    for (const { pattern, handler } of method?.patterns ?? []) {
      const found = pattern.address.exec(path)
      if (found) return [[[handler, Object.fromEntries(pattern.names.map((each, i) => [each, found[i + 1] as string]))]]]
    }
    return [[]]
  }

  /** What may be asked of an address, in the order of the alphabet; nothing where there is no such address. */
  methodsAt(address: string): string[] {
    const methods = [...this.#methods]
    const plain = methods.filter(([, method]) => method.plain.has(address))
    if (plain.length > 0) return named(plain)
    const patterns = methods.flatMap(([, method]) => method.patterns)
    const path = patterns.find(({ pattern }) => pattern.address.test(address))?.pattern.path
    return named(methods.filter(([, method]) => method.patterns.some(({ pattern }) => pattern.path === path)))
  }
}

const named = (methods: readonly (readonly [string, unknown])[]): string[] =>
  methods.flatMap(([name]) => (name === 'GET' ? ['GET', 'HEAD'] : [name])).sort()

/** Of each path once, however many routers there are. */
const patterns = new Map<string, Pattern>()

function patternOf(path: string): Pattern {
  const address = () => new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '([^/]+)')}$`)
  const pattern = patterns.get(path) ?? { path, address: address(), names: path.match(/(?<=:)\w+/g) ?? [] }
  patterns.set(path, pattern)
  return pattern
}
