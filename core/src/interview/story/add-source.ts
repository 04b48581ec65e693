import type { WinDeps } from '../../career/index.ts'
import { AppError, type BasedOn, changeLive, getLive, oneFault, parse, updating } from '../../kernel/index.ts'
import { factInWords } from './fill/fact-in-words.ts'
import {
  MAX_PART,
  MAX_STORY_SOURCES,
  MAX_STORY_WINS,
  NewStorySource,
  type Story,
  type StorySource,
  stories,
  type Telling,
} from './schema.ts'
import { isSamePlace } from './source.ts'
import { takeSource } from './take-sources.ts'
import { readLiveWins } from './wins-of.ts'

type Asked = ReturnType<typeof NewStorySource.parse>

/**
 * Takes a further fact of a win into a part of a story, in words where that is asked for. The same again, or under an id that
 * stands for the same, adds nothing twice. A win that the story did not rest on yet is put to it.
 * @throws AppError `not-found`; `validation` for a fact that is not there, a telling that there is not, or no room;
 * `conflict` when the id stands for another source; or `stale` with the story as it is now.
 */
export async function addStorySource(deps: WinDeps, storyId: string, input: NewStorySource, basedOn: BasedOn = {}): Promise<Story> {
  const asked = parse(NewStorySource, input)
  await getLive(deps, stories, storyId)
  const live = await readLiveWins(deps, [asked.winId])
  const source = takeSource(deps, asked.id ?? deps.ids.next(), asked, live, '')
  const win = live.get(asked.winId)
  const words = asked.append && win ? await factInWords(deps, source, win) : ''
  return changeLive(deps, stories, storyId, basedOn, (story) => {
    const known = story.sources.find((one) => one.id === source.id)
    if (known && isSamePlace(known, source)) return null
    if (known) throw new AppError('conflict', 'There is another source with this id.', { current: story })
    return updating(stories, { ...withSource(story, source), ...withWords(story, asked, words) })
  })
}

function withSource({ sources, winIds }: Story, source: StorySource): Partial<Story> {
  if (sources.some((one) => isSamePlace(one, source))) return {}
  if (sources.length >= MAX_STORY_SOURCES) throw oneFault('', 'too_many_sources', `A story has room for ${MAX_STORY_SOURCES} sources.`)
  if (winIds.includes(source.winId)) return { sources: [...sources, source] }
  if (winIds.length >= MAX_STORY_WINS) throw oneFault('/winId', 'too_many_wins', `A story rests on ${MAX_STORY_WINS} wins at most.`)
  return { sources: [...sources, source], winIds: [...winIds, source.winId] }
}

function withWords({ tellings }: Story, { part, minutes }: Asked, words: string): Partial<Story> {
  if (minutes !== undefined && !tellings.some((one) => one.minutes === minutes))
    throw oneFault('/minutes', 'no_such_telling', 'It is not told in this length.')
  const isMeant = (telling: Telling) => words !== '' && (minutes === undefined || telling.minutes === minutes)
  const told = tellings.map((telling) => (isMeant(telling) ? { ...telling, [part]: joined(telling[part], words) } : telling))
  return told.some((telling, place) => telling[part] !== tellings[place]?.[part]) ? { tellings: told } : {}
}

/** A part that says it already stays as it is. */
function joined(text: string, words: string): string {
  if (text.includes(words)) return text
  const whole = text.trim() === '' ? words : `${text.trimEnd()}\n\n${words}`
  if (whole.length > MAX_PART) throw oneFault('/part', 'too_long', 'This part has no room for more.')
  return whole
}
