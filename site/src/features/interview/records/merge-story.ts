import type { Story, Telling } from '@throughline/core/interview'
import { type StoryPart, storyParts } from '@throughline/core/interview/story-rules'
import type { Merge } from '../../changes/merge.ts'
import type { EditOf } from '../../records/change.ts'
import { bothNames, mergeBy } from '../../records/merge.ts'

type StoryEdit = EditOf<Story>
type Fields = Record<string, unknown>

const merge = mergeBy({ yielding: ['sources'], joined: { competencies: bothNames, winIds: bothNames } })

/** A part of a telling as a field of its own, such as `2.action`; `null` where the story is not told in so many minutes. */
const partField = (minutes: Telling['minutes'], part: StoryPart) => `${minutes}.${part}`

/** Whether a field that came up for a choice is a part of a telling, and which. */
export function partOfField(field: string): { minutes: Telling['minutes']; part: StoryPart } | null {
  const [minutes, part] = field.split('.')
  if (!part || !(storyParts as readonly string[]).includes(part)) return null
  return { minutes: Number(minutes) as Telling['minutes'], part: part as StoryPart }
}

function spread({ tellings, ...rest }: StoryEdit): Fields {
  if (!tellings) return rest
  return { ...rest, ...Object.fromEntries(tellings.flatMap((one) => storyParts.map((part) => [partField(one.minutes, part), one[part]]))) }
}

/** Tellings with some parts said otherwise; one all of whose parts are `null` is none. */
export function withParts(tellings: readonly Telling[], parts: Readonly<Fields>): Telling[] {
  const byMinutes = new Map(tellings.map((telling) => [telling.minutes, { ...telling }]))
  for (const [field, said] of Object.entries(parts)) {
    const place = partOfField(field)
    if (!place) continue
    const { minutes, part } = place
    if (said === null) byMinutes.delete(minutes)
    else {
      const telling = byMinutes.get(minutes) ?? { minutes, situation: '', task: '', action: '', result: '', reflection: '' }
      byMinutes.set(minutes, { ...telling, [part]: said as string })
    }
  }
  return [...byMinutes.values()].sort((a, b) => a.minutes - b.minutes)
}

/** What was chosen of a story as an edit of it: parts stand in its tellings. */
export function chosenOf({ tellings }: Story, chosen: Readonly<Fields>): StoryEdit {
  const parts = Object.entries(chosen).filter(([field]) => partOfField(field))
  return parts.length > 0 ? { tellings: withParts(tellings, Object.fromEntries(parts)) } : (chosen as StoryEdit)
}

/**
 * Merges an edit of a story into what it became elsewhere: parts of tellings are met one by one, so that only the same part of
 * the same length has to be chosen between.
 */
export function mergeStory(base: StoryEdit, mine: StoryEdit, theirs: Story): Merge<StoryEdit> {
  if (!mine.tellings) return merge(base, mine, theirs)
  const before = spread(base)
  const { changes, conflicts } = merge<Fields, Fields>(before, touched(before, spread(mine)), spread(theirs))
  // A length is only taken away where nobody wrote on it.
  const open = conflicts.map(({ field }) => partOfField(field)?.minutes)
  const kept = Object.entries(changes).filter(([field, said]) => said !== null || !open.includes(partOfField(field)?.minutes))
  const [parts, rest] = [true, false].map((isPart) => kept.filter(([field]) => (partOfField(field) !== null) === isPart)) as [Said, Said]
  const tellings = parts.length > 0 ? { tellings: withParts(theirs.tellings, Object.fromEntries(parts)) } : {}
  return { changes: { ...Object.fromEntries(rest), ...tellings }, conflicts: conflicts as unknown as Merge<StoryEdit>['conflicts'] }
}

type Said = [field: string, said: unknown][]

/** The fields that an edit says otherwise; `null` for parts of a length that it takes away. */
function touched(before: Fields, mine: Fields): Fields {
  const said = Object.entries(mine).filter(([field, said]) => partOfField(field) === null || said !== before[field])
  const gone = Object.keys(before).filter((field) => partOfField(field) && !(field in mine))
  return Object.fromEntries([...said, ...gone.map((field) => [field, null] as const)])
}
