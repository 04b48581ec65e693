import type { CheckIn, Goal } from '@throughline/core/goal'
import { oneLine } from '@throughline/core/kernel/one-line'
import { quoted } from '../../../messages/quoted.ts'
import type { DateContext } from '../../desk/words/day.ts'
import { amountWords } from '../../goal/words/amount.ts'
import { partialDateWords } from './partial-date.ts'

/** As much of a note as a line shows. */
const LINE = 120

/** What a check-in is called where it may show a win: `Wait for a scan: 31.5 days, 23 Nov, “Fewer cancelled”`. */
export function checkInName(
  { value, localDate, note }: Pick<CheckIn, 'value' | 'localDate' | 'note'>,
  goal: Pick<Goal, 'title' | 'metric'> | null,
  context: DateContext,
): string {
  // Without its goal, a number says nothing of what it counts.
  const said = goal && `${goal.title}: ${amountWords(value, goal.metric, context.locale)}`
  return [said, partialDateWords(localDate, context), note && quoted(oneLine(note).slice(0, LINE))].filter(Boolean).join(', ')
}
