import { addDays } from '@throughline/core/kernel/day'
import type { GoalDays } from '@throughline/core/progress'

/** Days of a goal in little text: a page carries years of them. */
export interface PackedDays {
  /** A line a day: its date, its value, and the current one where it counts. */
  days: string
  /** The date of the first mark; the others follow day by day, a letter each. */
  since: string
  marks: string
  ideal: GoalDays['ideal']
}

const letters = { yes: 'y', no: 'n', skip: 's', paused: 'p', rest: 'r', missed: 'm', pending: 'o' } as const
const marksBy = Object.fromEntries(Object.entries(letters).map(([mark, letter]) => [letter, mark])) as Record<string, keyof typeof letters>

export const packed = ({ days, marks, ideal }: GoalDays): PackedDays => ({
  days: days.map(({ localDate, value, current }) => `${localDate} ${value}${current === null ? '' : ` ${current}`}`).join('\n'),
  since: marks[0]?.localDate ?? '',
  marks: marks.map(({ mark }) => letters[mark]).join(''),
  ideal,
})

export const unpacked = ({ days, since, marks, ideal }: PackedDays): GoalDays => ({
  days: days
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [localDate = '', value = '', current = null] = line.split(' ')
      return { localDate, value, current }
    }),
  marks: Array.from(marks, (letter, i) => ({ localDate: addDays(since, i), mark: marksBy[letter] ?? 'rest' })),
  ideal,
})
