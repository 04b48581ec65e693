import type { Statement } from '../draft/facts.ts'
import type { Sentence, SentenceSource } from '../schema.ts'

const number = /\d+(?:[.,\u00a0\u202f]\d+)*/g

/** The numbers that some sources say, by record: one that is named twice, such as for both ends of a metric, says all of them once. */
export function numbersById(sources: readonly SentenceSource[]): Map<string, string[]> {
  const said = new Map<string, string[]>()
  for (const { id, numbers } of sources) said.set(id, [...new Set([...(said.get(id) ?? []), ...numbers])])
  return said
}

/** The numbers that a sentence says of each record its fresh draft names too. */
export function numbersSaid(sentence: Pick<Sentence, 'sources'>, fresh: Statement): { before: string[]; now: string[] } {
  const [then, now] = [numbersById(sentence.sources), numbersById(fresh.sources)]
  const both = [...now.keys()].filter((id) => then.has(id))
  return { before: both.flatMap((id) => then.get(id) ?? []), now: both.flatMap((id) => now.get(id) ?? []) }
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
