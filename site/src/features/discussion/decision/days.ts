import { addDays } from '@throughline/core/kernel/day'
import { decision } from '../../../messages/discussion-decision.ts'
import type { WhenPickerProps } from '../../when/WhenPicker.tsx'

type Days = Pick<WhenPickerProps, 'choices' | 'first' | 'last' | 'hint'>

const { days: words } = decision.form

/** When one looks back on a decision: once it has had the time to hold or not to. */
export function reviewDays(today: string, decidedOn: string): Days {
  const after = (months: number) => Temporal.PlainDate.from(today).add({ months }).toString()
  return {
    choices: ([1, 3, 6, 12] as const).map((months) => [words.after[months], after(months)]),
    first: decidedOn,
    hint: words.afterHint,
  }
}

/** When something was decided: a decision is written down on the day, or soon after. */
export const decidedDays = (today: string): Days => ({
  choices: [
    [words.today, today],
    [words.yesterday, addDays(today, -1)],
    [words.weekAgo, addDays(today, -7)],
  ],
  last: today,
  hint: words.agoHint,
})
