import type { Win, WinDeps } from '../../career/index.ts'
import { eventFor, newEnvelope, nowText, parse, rowId, sameAgain, saveNew } from '../../kernel/index.ts'
import { type FilledStory, fillStory } from './fill/fill-story.ts'
import { checkRoomForStories } from './room.ts'
import { NewStory, type Story, type StoryAsked, type StorySource, stories } from './schema.ts'
import { takeSources } from './take-sources.ts'
import { noSuchWin, readLiveWins } from './wins-of.ts'

/**
 * Makes a story. With `winIds`, what is not said is filled in by those wins, with facts alone; the first leads. The same
 * input under the same id answers the story that is there.
 * @throws AppError `validation`, also when there are too many, or `conflict` when the id stands for another story.
 */
export async function createStory(deps: WinDeps, input: NewStory): Promise<Story> {
  const { id = deps.ids.next(), ...said } = parse(NewStory, input)
  const before = input.id ? await deps.store.get(deps.actor.space, stories, id) : null
  if (before) return sameAgain(stories, before, said)
  const wins = await chosenWins(deps, said.winIds ?? [])
  const filled = await fillStory(deps, wins, said.tellings)
  const story: Story = {
    ...newEnvelope(id, nowText(deps)),
    ...withoutSources(filled),
    ...{ winIds: [], note: '' },
    ...said,
    sources: await sourcesFor(deps, id, said, filled, wins),
  }
  await checkRoomForStories(deps)
  const stored = await saveNew(deps, deps.actor.space, stories, story, [eventFor(deps, 'story.created', story)])
  return stored === story ? story : sameAgain(stories, stored, said)
}

const withoutSources = ({ title, competencies, tellings }: FilledStory) => ({ title, competencies, tellings })

/** In the order they were named. */
async function chosenWins(deps: WinDeps, ids: readonly string[]): Promise<Win[]> {
  const live = await readLiveWins(deps, ids)
  return ids.map((id, place) => {
    const win = live.get(id)
    if (!win) throw noSuchWin(`/winIds/${place}`)
    return win
  })
}

/** Those that are said, or else those of what was filled in. */
function sourcesFor(deps: WinDeps, id: string, { sources }: StoryAsked, filled: FilledStory, wins: readonly Win[]): Promise<StorySource[]> {
  const idFor = (place: number) => rowId(id, place)
  if (sources) return takeSources(deps, sources, { known: [], idFor })
  return takeSources(deps, filled.facts, { known: [], idFor, wins: new Map(wins.map((win) => [win.id, win])) })
}
