import { oneFault } from '../../kernel/index.ts'
import { MAX_SOURCES, type SentenceSource } from '../schema.ts'

/**
 * The sources of a sentence, each record once with all its numbers. Beyond what a sentence holds, other records give way
 * to wins, as a win that is not there any more could not keep the sentence back once it is private.
 * @throws AppError `validation` for more wins than that.
 */
export function joinedSources(all: readonly SentenceSource[], path = ''): SentenceSource[] {
  const byId = new Map<string, SentenceSource>()
  for (const source of all) {
    const known = byId.get(source.id)
    byId.set(source.id, known ? { ...known, numbers: [...new Set([...known.numbers, ...source.numbers])].slice(0, 10) } : source)
  }
  const joined = [...byId.values()]
  if (joined.length <= MAX_SOURCES) return joined
  const wins = joined.filter(({ kind }) => kind === 'win')
  if (wins.length > MAX_SOURCES)
    throw oneFault(path, 'too_many_sources', `A sentence rests on at most ${MAX_SOURCES} wins. Part it in two.`)
  const others = new Set(joined.filter(({ kind }) => kind !== 'win').slice(0, MAX_SOURCES - wins.length))
  return joined.filter((source) => source.kind === 'win' || others.has(source))
}
