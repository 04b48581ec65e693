import type { Win, WinDeps } from '../../career/index.ts'
import { makeOnce, newEnvelope, nowText, parse, rowId } from '../../kernel/index.ts'
import { ensureCard } from '../practice/cards.ts'
import { fillStory } from './fill/fill-story.ts'
import { roomForStories } from './room.ts'
import { NewStory, type Story, type StorySource, stories } from './schema.ts'
import { isSamePlace } from './source.ts'
import { takeSources } from './take-sources.ts'
import { noSuchWin, readLiveWins } from './wins-of.ts'

/**
 * Makes a story. With `winIds`, what is not said is filled in by those wins, with facts alone; the first leads. The same
 * input under the same id answers the story that is there.
 * @throws AppError `validation`, also when there are too many, or `conflict` when the id stands for another story.
 */
export async function createStory(deps: WinDeps, input: NewStory): Promise<Story> {
  const { id: named, ...said } = parse(NewStory, input)
  const made = await makeOnce(
    deps,
    stories,
    { id: named, asked: said },
    {
      room: roomForStories,
      make: async (id) => {
        const wins = await chosenWins(deps, said.winIds ?? [])
        const { sources, withoutNumber, ...filled } = await fillStory(deps, wins)
        const taken = await takeSources(deps, said.sources ?? (said.tellings ? [] : sources), {
          known: [],
          idFor: (place) => rowId(id, place),
        })
        const isUntold = (source: StorySource) => !said.sources && withoutNumber.some((place) => isSamePlace(place, source))
        return {
          ...newEnvelope(id, nowText(deps)),
          ...filled,
          ...{ winIds: [], note: '' },
          ...said,
          // What is said in other words than were filled in rests on nothing yet.
          sources: taken.map((source) => (isUntold(source) ? { ...source, number: null } : source)),
        }
      },
    },
  )
  return practised(deps, made)
}

/** A story is in practice as soon as it is there; what was stopped before that is made good when it is asked for again. */
async function practised(deps: WinDeps, story: Story): Promise<Story> {
  if (story.deletedAt === null) await ensureCard(deps, { storyId: story.id })
  return story
}

/** In the order they were named. */
async function chosenWins(deps: WinDeps, ids: readonly string[]): Promise<Win[]> {
  const live = await readLiveWins(deps, ids)
  return ids.map((id, place) => {
    const win = live.get(id)
    if (!win) throw noSuchWin(`/winIds/${place}`)
    return win
  })
}
