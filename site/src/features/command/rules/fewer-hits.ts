import { ranking, STRONG } from '../../desk/rank.ts'

/** What was found, of which the kind and the name count here. */
export interface NamedHit {
  kind: string
  name: string
}

/**
 * As many of what was found as there is room for: first what is called by what was typed, and no kind takes the places of others
 * that were found too. Otherwise as the server ranks them, which has long texts, such as the description of a job, after short ones.
 */
export function fewerHits<T>(found: readonly T[], typed: string, most: number, named: (hit: T) => NamedHit): T[] {
  const scoreOf = ranking(typed)
  const isCalledSo = new Map(found.map((hit) => [hit, scoreOf({ words: named(hit).name }) > STRONG]))
  const inOrder = [...found.filter((hit) => isCalledSo.get(hit)), ...found.filter((hit) => !isCalledSo.get(hit))]
  const ofOne = Math.ceil(most / 2)
  const count = new Map<string, number>()
  const fits = inOrder.filter((hit) => {
    const { kind } = named(hit)
    count.set(kind, (count.get(kind) ?? 0) + 1)
    return (count.get(kind) ?? 0) <= ofOne
  })
  const chosen = new Set([...fits, ...inOrder.filter((hit) => !fits.includes(hit))].slice(0, most))
  return inOrder.filter((hit) => chosen.has(hit))
}
