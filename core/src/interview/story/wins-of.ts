import { freshWins, type Win, type WinDeps, wins } from '../../career/index.ts'
import { type ActorDep, type Kind, MAX_LIMIT, oneFault, type StoreDep, type StoredRecord } from '../../kernel/index.ts'

/** Some records of the person by id, also those in the trash, in few round trips; what is erased, or another's, is left out. */
export async function readById<R extends StoredRecord>(
  { store, actor }: StoreDep & ActorDep,
  kind: Kind<R>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, R>> {
  const wanted = [...new Set(ids)]
  const found: R[] = []
  for (let first = 0; first < wanted.length; first += MAX_LIMIT)
    found.push(...(await store.getMany(actor.space, kind, wanted.slice(first, first + MAX_LIMIT))))
  return new Map(found.map((record) => [record.id, record]))
}

/** Those of them that do not lie in the trash. */
export async function readLiveById<R extends StoredRecord>(
  deps: StoreDep & ActorDep,
  kind: Kind<R>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, R>> {
  return new Map([...(await readById(deps, kind, ids))].filter(([, { deletedAt }]) => deletedAt === null))
}

/** Wins that do not lie in the trash, as their sources say them now. */
export async function readLiveWins(deps: WinDeps, ids: readonly string[]): Promise<ReadonlyMap<string, Win>> {
  const live = await readLiveById(deps, wins, ids)
  return new Map((await freshWins(deps, [...live.values()])).map((win) => [win.id, win]))
}

/** @throws AppError `validation` */
export const noSuchWin = (pointer: string) => oneFault(pointer, 'no_such_win', 'There is no such win.')
