import type { Statement } from '../draft/facts.ts'
import type { Sentence } from '../schema.ts'

const number = /\d+(?:[.,\u00a0\u202f]\d+)*/g

/** The numbers that a sentence says of each record its fresh draft names too. */
export function numbersSaid(sentence: Pick<Sentence, 'sources'>, fresh: Statement): { before: string[]; now: string[] } {
  const then = new Map(sentence.sources.map(({ id, numbers }) => [id, numbers]))
  const both = fresh.sources.filter(({ id }) => then.has(id))
  return { before: both.flatMap(({ id }) => then.get(id) ?? []), now: both.flatMap(({ numbers }) => numbers) }
}

/**
 * A sentence of a person's wording with the numbers of the fresh draft in place of those of the old one; `null` where
 * that cannot be told, as a number is said in other words.
 */
export function withNumbers(text: string, drafted: string, fresh: string): string | null {
  const [then, now] = [drafted.match(number) ?? [], fresh.match(number) ?? []]
  if (then.length !== now.length) return null
  const replaced = new Map<string, string>()
  for (const [i, old] of then.entries()) {
    if (replaced.has(old) && replaced.get(old) !== now[i]) return null
    replaced.set(old, now[i] as string)
  }
  const said = new Set(text.match(number) ?? [])
  const changed = [...replaced].filter(([old, to]) => old !== to)
  if (changed.length === 0 || changed.some(([old]) => !said.has(old))) return null
  return text.replace(number, (one) => replaced.get(one) ?? one)
}
