import { type StoryPart, type StoryParts, storyParts } from './parts.ts'
import { saysNumber } from './says-number.ts'
import { asSpoken, countSpoken, wordsIn } from './spoken.ts'
import { secondsToTell } from './telling.ts'

/** Something to look at again; nothing of it is an error. */
export type StoryRemark =
  | { code: 'missing-part'; part: StoryPart }
  | { code: 'result-without-number' }
  /** How often each is said of who acts, quotations aside. */
  | { code: 'we-more-than-i'; we: number; i: number }
  /** By how much it takes longer to tell than it may, in percent rounded up. */
  | { code: 'over-length'; percent: number }
  /** Words of each. */
  | { code: 'situation-longer-than-action'; situation: number; action: number }

/** What might be better about a telling that is to take so many minutes, in English or German; empty when nothing is. */
export function checkStory(telling: StoryParts, minutes: number): StoryRemark[] {
  const words = (part: StoryPart) => countSpoken(telling[part])
  const remarks: StoryRemark[] = storyParts.filter((part) => words(part) === 0).map((part) => ({ code: 'missing-part', part }))

  if (words('result') && !saysNumber(asSpoken(telling.result))) remarks.push({ code: 'result-without-number' })

  const { we, i } = whoActs(telling.action)
  if (we > i) remarks.push({ code: 'we-more-than-i', we, i })

  const limit = minutes * 60
  const seconds = secondsToTell(telling)
  if (seconds > limit) remarks.push({ code: 'over-length', percent: Math.ceil(((seconds - limit) * 100) / limit) })

  const [situation, action] = [words('situation'), words('action')]
  if (action && situation > action) remarks.push({ code: 'situation-longer-than-action', situation, action })
  return remarks
}

/** What somebody is quoted with is not told of who acts. */
const quoted = /"[^"\n]*"|“[^“”\n]*”|„[^„“”\n]*[“”]|»[^«»\n]*«|«[^«»\n]*»/g

function whoActs(action: string): { we: number; i: number } {
  const counts = { we: 0, i: 0 }
  for (const word of wordsIn(asSpoken(action).replace(quoted, ' '))) {
    const [actor] = word.toLowerCase().replace(/_/g, '').split(/['’]/)
    if (actor === 'we' || actor === 'wir') counts.we++
    if (actor === 'i' || actor === 'ich') counts.i++
  }
  return counts
}
