import { maySee, wins } from '../../career/index.ts'
import { type ActorDep, MAX_LIMIT, type StoreDep } from '../../kernel/index.ts'
import { sentencesOf } from '../redraw/keys.ts'
import type { ReviewPacket, Sentence } from '../schema.ts'

/** Sentences of a packet that nobody but its owner may see: a win behind them is private, or gone for good, so that nobody can tell. */
export async function withheldIn({ store, actor }: StoreDep & ActorDep, { sections }: Pick<ReviewPacket, 'sections'>): Promise<Sentence[]> {
  const all = sentencesOf(sections)
  const ids = [...new Set(all.flatMap(({ sources }) => sources.filter(({ kind }) => kind === 'win').map(({ id }) => id)))]
  const open = new Set<string>()
  for (let first = 0; first < ids.length; first += MAX_LIMIT)
    for (const { id, confidentiality } of await store.getMany(actor.space, wins, ids.slice(first, first + MAX_LIMIT)))
      if (maySee(confidentiality, 'reviewers')) open.add(id)
  return all.filter(({ sources }) => sources.some(({ kind, id }) => kind === 'win' && !open.has(id)))
}
