import { competencyKey, type Win, type WinDeps } from '../../../career/index.ts'
import { shortenedTo } from '../../../kernel/index.ts'
import { USUAL_MINUTES } from '../../question/bank-question.ts'
import { type StoryPart, storyParts } from '../parts.ts'
import { type AskedSource, MAX_PART, MAX_STORY_SOURCES, type Story, type Telling } from '../schema.ts'
import { isSamePlace } from '../source.ts'
import { cutProse } from './cut.ts'
import type { Fact } from './fact.ts'
import { factsOf, readTelling } from './facts-of.ts'

/** What a story says that is made of wins. */
export interface FilledStory extends Pick<Story, 'title' | 'competencies' | 'tellings'> {
  /** Where what was filled in comes from. */
  sources: AskedSource[]
  /** Those of them whose numbers are not told. */
  withoutNumber: AskedSource[]
}

const MOST = { title: 200, competencies: 6 }

/** What some wins say of a story, of which the first leads: facts alone, in the language of the person. */
export async function fillStory(deps: WinDeps, wins: readonly Win[]): Promise<FilledStory> {
  const telling = wins.length > 0 ? await readTelling(deps, wins) : null
  const facts = telling ? wins.flatMap((win) => factsOf(telling, win)) : []
  return {
    title: shortenedTo(wins[0]?.title ?? '', MOST.title),
    competencies: competenciesOf(wins),
    ...toldBy(facts),
  }
}

/** Each once, those of the first win first. */
function competenciesOf(wins: readonly Win[]): string[] {
  const named = new Map<string, string>()
  for (const said of wins.flatMap(({ competencies }) => competencies)) {
    const key = competencyKey(said)
    if (!named.has(key)) named.set(key, said)
  }
  return [...named.values()].slice(0, MOST.competencies)
}

/** Facts as they stand in the parts. What has no room is left out with its sources. */
function toldBy(facts: readonly Fact[]): Pick<FilledStory, 'tellings' | 'sources' | 'withoutNumber'> {
  const told: Telling = { minutes: USUAL_MINUTES, situation: '', task: '', action: '', result: '', reflection: '' }
  const sources: AskedSource[] = []
  const withoutNumber: AskedSource[] = []
  for (const { part, words, from, isWithoutNumber } of facts) {
    const text = told[part] === '' ? cutProse(words, MAX_PART) : joined(part, told[part], words)
    const places = from.map((origin) => ({ ...origin, part })).filter((place) => !sources.some((one) => isSamePlace(one, place)))
    if (text.length > MAX_PART || sources.length + places.length > MAX_STORY_SOURCES) continue
    told[part] = text
    sources.push(...places)
    if (isWithoutNumber) withoutNumber.push(...places)
  }
  return { tellings: [told], withoutNumber, sources: sources.toSorted((a, b) => storyParts.indexOf(a.part) - storyParts.indexOf(b.part)) }
}

/** Sentences go on in a line, what was done stands in paragraphs. What is said already is not said again. */
const joined = (part: StoryPart, text: string, words: string): string =>
  text.includes(words) ? text : `${text}${part === 'action' ? '\n\n' : ' '}${words}`
