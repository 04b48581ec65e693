import { freshWins, type Win, type WinDeps, wins } from '../../career/index.ts'
import { type ActorDep, MAX_LIMIT, oneFault, type StoreDep } from '../../kernel/index.ts'

/** Some wins of the person by id, also those in the trash; what is erased, or another's, is left out. */
export async function readWinsById({ store, actor }: StoreDep & ActorDep, ids: readonly string[]): Promise<ReadonlyMap<string, Win>> {
  const wanted = [...new Set(ids)]
  const found: Win[] = []
  for (let first = 0; first < wanted.length; first += MAX_LIMIT)
    found.push(...(await store.getMany(actor.space, wins, wanted.slice(first, first + MAX_LIMIT))))
  return new Map(found.map((win) => [win.id, win]))
}

/** Those of them that do not lie in the trash, as their sources say them now. */
export async function readLiveWins(deps: WinDeps, ids: readonly string[]): Promise<ReadonlyMap<string, Win>> {
  const live = [...(await readWinsById(deps, ids)).values()].filter(({ deletedAt }) => deletedAt === null)
  return new Map((await freshWins(deps, live)).map((win) => [win.id, win]))
}

/** @throws AppError `validation` */
export const noSuchWin = (pointer: string) => oneFault(pointer, 'no_such_win', 'There is no such win.')
