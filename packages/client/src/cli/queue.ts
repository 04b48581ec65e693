import { withLock } from './lock.ts'
import type { Operation } from './operations.ts'
import { readOwn, stateFile, writeOwn } from './places.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Something typed while the server was away. */
export interface Waiting {
  /** Names it here, and is its Idempotency-Key there. */
  key: string
  queuedAt: string
  url: string
  /** Of whom; `null` where that was not known: then the token says it. */
  account: string | null
  token: string
  operation: Operation
}

/** Something the server refused, with its reason. */
export interface Refused extends Waiting {
  refusedAt: string
  reason: string
}

/** A line that nobody understands, as after an edit by hand, stays where it is. */
interface Line<T> {
  text: string
  item: T | null
}

function linesOf<T>(text: string | null): Line<T>[] {
  const lines = (text ?? '').split('\n').filter((line) => line.trim() !== '')
  return lines.map((text) => {
    try {
      return { text, item: JSON.parse(text) as T }
    } catch {
      return { text, item: null }
    }
  })
}

/** A file of JSON lines that several processes change, each change whole. */
function jsonLines<T extends { key: string }>(env: Environment, name: string) {
  const path = stateFile(env, name)
  const change = (how: (lines: Line<T>[]) => Line<T>[]) =>
    withLock(`${path}.lock`, async () => {
      const lines = how(linesOf<T>(await readOwn(path)))
      await writeOwn(path, lines.map(({ text }) => `${text}\n`).join(''))
    })
  return {
    path,
    list: async () => linesOf<T>(await readOwn(path)).flatMap(({ item }) => item ?? []),
    add: (item: T) => change((lines) => [...lines.filter((line) => line.item?.key !== item.key), { text: JSON.stringify(item), item }]),
    remove: (key: string) => change((lines) => lines.filter(({ item }) => item?.key !== key)),
  }
}

/** What waits for the server, in the order it was typed, and what it refused. */
export const openQueue = (env: Environment) => ({
  waiting: jsonLines<Waiting>(env, 'queue.jsonl'),
  refused: jsonLines<Refused>(env, 'refused.jsonl'),
  /** Held by the one process that sends. */
  sending: stateFile(env, 'sending.lock'),
})
