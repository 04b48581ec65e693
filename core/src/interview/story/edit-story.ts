import { type WinDeps, wins } from '../../career/index.ts'
import { type BasedOn, changedFields, changeLive, parse, updating } from '../../kernel/index.ts'
import { type Story, StoryChanges, stories } from './schema.ts'
import { takeSources } from './take-sources.ts'
import { noSuchWin, readLiveById } from './wins-of.ts'

/**
 * Changes fields of a story; lists are given whole, and what changes nothing writes nothing. A win that is named already may
 * lie in the trash.
 * @throws AppError `not-found`, `validation`, or `stale` with the story as it is now.
 */
export async function editStory(deps: WinDeps, id: string, input: StoryChanges, basedOn: BasedOn = {}): Promise<Story> {
  const { sources, ...plain } = parse(StoryChanges, input)
  return changeLive(deps, stories, id, basedOn, async (story) => {
    if (plain.winIds) await checkNewWins(deps, plain.winIds, story.winIds)
    const taken = sources && (await takeSources(deps, sources, { known: story.sources, idFor: () => deps.ids.next() }))
    return updating(stories, changedFields<Story>(story, { ...plain, ...(taken && { sources: taken }) }))
  })
}

async function checkNewWins(deps: WinDeps, asked: readonly string[], named: readonly string[]): Promise<void> {
  const fresh = asked.filter((id) => !named.includes(id))
  const live = await readLiveById(deps, wins, fresh)
  for (const id of fresh) if (!live.has(id)) throw noSuchWin(`/winIds/${asked.indexOf(id)}`)
}
