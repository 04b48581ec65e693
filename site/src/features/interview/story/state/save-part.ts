import type { Story } from '@throughline/core/interview'
import type { StoryPart } from '@throughline/core/interview/story-rules'
import { stories } from '../../../../messages/interview-story.ts'
import { saveRecord } from '../../records/act.ts'
import { interviewArea } from '../../records/area.ts'
import { withParts } from '../../records/merge-story.ts'
import type { Minutes } from '../rules/telling.ts'

/** A part of a story in one of its lengths. */
export interface PartPlace {
  story: Story
  minutes: Minutes
  part: StoryPart
}

/** The story as it shows by now; `null` once it was thrown away. */
export function storyNow({ id, ...given }: Story): Story | null {
  const shown = interviewArea.records.shown(id) as Story | null
  if (!shown) return { id, ...given }
  return shown.deletedAt ? null : shown
}

/** Saves a part over what it said as its writing began; nothing that was written elsewhere is written over. */
export async function savePart({ story, minutes, part }: PartPlace, base: string, text: string, isQuiet: boolean): Promise<boolean> {
  const shown = storyNow(story)
  if (!shown) return false
  const field = `${minutes}.${part}`
  const before = { ...shown, tellings: withParts(shown.tellings, { [field]: base }) }
  const said = stories.did.write(stories.parts[part], shown.title)
  return saveRecord('story', before, { tellings: withParts(shown.tellings, { [field]: text }) }, said, { isQuiet })
}
