import type { Story, StoryProofs } from '@throughline/core/interview'
import { renumbered, type StoryPart } from '@throughline/core/interview/story-rules'
import { stories } from '../../../../messages/interview-story.ts'
import { didBesides, outbox, perform } from '../../../changes/changes.ts'
import { newId } from '../../../desk/id.ts'
import { interview } from '../../../desk/interview-client.ts'
import { attempt } from '../../../desk/reason.ts'
import { editing } from '../../../records/change.ts'
import { saveRecord } from '../../records/act.ts'
import { interviewArea } from '../../records/area.ts'
import type { Minutes } from '../rules/telling.ts'
import { tellingIn } from '../rules/telling.ts'

const words = stories.did

/** Tells a story in a further length, which sets out from one that there is. */
export function addLength(story: Story, from: Minutes, minutes: Minutes): Promise<boolean> {
  const tellings = [...story.tellings, { ...tellingIn(story.tellings, from), minutes }].sort((a, b) => a.minutes - b.minutes)
  return saveRecord('story', story, { tellings }, words.addLength(minutes, story.title))
}

export const dropLength = (story: Story, minutes: Minutes): Promise<boolean> =>
  saveRecord('story', story, { tellings: story.tellings.filter((one) => one.minutes !== minutes) }, words.dropLength(minutes, story.title))

/** Takes a number over that was corrected since: into the words of the part, in each length, and into its source. */
export function takeCorrected(story: Story, { id, part, corrected }: StoryProofs['sources'][number], said: string): void {
  if (!corrected) return
  const { was, now } = corrected
  const tellings = story.tellings.map((telling) => ({ ...telling, [part]: renumbered(telling[part], was, now) }))
  const sources = story.sources.map((source) => (source.id === id ? { ...source, number: now } : source))
  void saveRecord('story', story, { tellings, sources }, words.take(said))
}

export const dropSource = (story: Story, id: string, part: string): Promise<boolean> =>
  saveRecord('story', story, { sources: story.sources.filter((source) => source.id !== id) }, words.dropSource(part))

/** Takes a further fact into a part, in words. */
export async function addFact(story: Story, part: StoryPart, place: { winId: string; evidenceId: string | null; minutes: Minutes }) {
  await outbox.settled(story.id)
  let after: Story | undefined
  const isDone = await attempt(async () => {
    after = await interview.stories.addSource(story.id, { id: newId(), part, append: true, ...place })
    interviewArea.records.learn(after)
    interviewArea.touch('story', story.id)
    interviewArea.moved()
  })
  if (!isDone || !after) return
  const { tellings, sources, winIds } = story
  const back = editing('story', after, { tellings, sources, winIds })
  const said = words.addFact(stories.parts[part])
  didBesides(said, () => perform([back], said, { isUndo: true }))
}
