import type { DayHeld, MeasuredGoal } from '@throughline/core/daybook'
import { journal } from '../../../messages/journal.ts'
import { writing as words } from '../../../messages/journal-writing.ts'
import { entryHref } from '../../addresses/entries.ts'
import { goalHref } from '../../addresses/goals.ts'
import { taskHref } from '../../addresses/tasks.ts'
import { instantTime } from '../../desk/words/day.ts'
import { amountWords } from '../../goal/words/amount.ts'

/** One thing that a day held, as its thread shows it. */
export interface Held {
  key: string
  /** What it was, and when where that is known. */
  kind: string
  title: string
  href: string
  /** The figure that was measured. */
  value?: string
  /** The title is what somebody wrote. */
  isSaid?: boolean
}

interface Here {
  locale: string
  timeZone: string
  /** The entry beside which it stands. */
  entryId: string
}

/** Things of a day that are shown; of more it is said how many. */
const SHOWN = 6

/** What a day held, in the order of time; what has none stands last. */
export function heldOn({ finished, measured, written }: DayHeld, here: Here): { shown: Held[]; more: number } {
  const timed = [
    ...finished.map((done) => ({
      at: done.at,
      held: {
        key: done.completionId,
        kind: words.pane.finishedAt(instantTime(done.at, here.locale, here.timeZone)),
        title: done.title,
        href: taskHref(done.taskId),
      },
    })),
    ...written
      .filter(({ entryId }) => entryId !== here.entryId)
      .map((entry) => ({
        at: entry.at,
        held: {
          key: entry.entryId,
          kind: words.pane.wrote(journal.words(entry.wordCount, here.locale)),
          title: entry.isSealed
            ? words.pane.sealed
            : entry.title || (entry.excerpt ? words.pane.quoted(firstOf(entry.excerpt)) : journal.untitled),
          href: entryHref(entry.entryId),
          isSaid: true,
        },
      })),
  ].sort((a, b) => (a.at < b.at ? -1 : 1))
  const all: Held[] = [...timed.map(({ held }) => held), ...measured.map((one) => heldMeasure(one, here.locale))]
  return { shown: all.slice(0, SHOWN), more: Math.max(0, all.length - SHOWN) }
}

const heldMeasure = ({ checkInId, goalId, title, value, metric }: MeasuredGoal, locale: string): Held => ({
  ...{ key: checkInId, kind: words.pane.measured, title, href: goalHref(goalId) },
  value: amountWords(value, metric, locale),
})

/** UTF-16 units of a text that stands for a whole entry. */
const QUOTED = 140

/** The first sentences, as far as there is room. */
function firstOf(excerpt: string): string {
  if (excerpt.length <= QUOTED) return excerpt
  const cut = excerpt.slice(0, QUOTED)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('? '))
  return end > QUOTED / 3 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`
}
