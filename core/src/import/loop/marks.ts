import { type CheckInValue, NewCheckIn } from '../../goal/index.ts'
import { addDays } from '../../kernel/index.ts'
import type { PlannedGoal } from '../plan.ts'
import { clean, cut, shortened } from '../text.ts'

const words: Readonly<Record<string, CheckInValue | null>> = {
  ...{ YES_MANUAL: 'yes', '2': 'yes', NO: 'no', '0': 'no', SKIP: 'skip', '3': 'skip', '-3': 'skip' },
  // A day that needed none, as there were enough round it: here that follows from the rest.
  ...{ YES_AUTO: null, '1': null, UNKNOWN: null, '-1': null, '': null },
}

/** Thousandths, but for those that Loop writes as if they were marks. */
const amounts: Readonly<Record<string, CheckInValue | null>> = {
  ...{ YES_MANUAL: '0.002', YES_AUTO: '0.001', NO: '0', SKIP: 'skip', '-3': 'skip', UNKNOWN: null, '-1': null, '': null },
}

/** What a mark says; `null` for nothing, `undefined` when it cannot be read. */
export function markOf(text: string, isCounted: boolean): CheckInValue | null | undefined {
  const known = isCounted ? amounts : words
  if (Object.hasOwn(known, text)) return known[text]
  return isCounted && /^\d{1,15}$/.test(text) ? thousandths(text) : undefined
}

const thousandths = (digits: string) => {
  const padded = digits.padStart(4, '0')
  return `${padded.slice(0, -3)}.${padded.slice(-3)}`
}

const MAX_NOTE = 5000

interface Mark {
  line: number
  date: string
  value: string
  note: string
}

interface Reading {
  isCounted: boolean
  today: string
  report(line: number, message: string): void
}

/** The check-ins that the marks of one habit are, one for each day that says anything. */
export function checkInsOf(marks: readonly Mark[], { isCounted, today, report }: Reading): PlannedGoal['checkIns'] {
  const days = new Set<string>()
  return marks.flatMap(({ line, date, value: said, note }) => {
    const value = markOf(said, isCounted)
    if (value === undefined) {
      report(line, `The mark “${shortened(said)}” is none that Loop writes; it was left out.`)
      return []
    }
    const text = clean(note)
    if (value === null) {
      if (text) report(line, `A note on a day without a mark was left out: “${shortened(text)}”.`)
      return []
    }
    const read = NewCheckIn.safeParse({ localDate: date, value, note: cut(text, MAX_NOTE) })
    if (!read.success || read.data.localDate === undefined || date > addDays(today, 1)) {
      report(
        line,
        read.success
          ? `${date} has not come yet; its mark was left out.`
          : `“${shortened(date)}” is no day of a goal; its mark was left out.`,
      )
      return []
    }
    if (days.has(date)) {
      report(line, `There is another mark of ${date}; the first one counts.`)
      return []
    }
    if (text.length > MAX_NOTE) report(line, 'The note is longer than 5,000 characters; the rest was left out.')
    days.add(date)
    return [{ localDate: read.data.localDate, value: read.data.value, note: read.data.note ?? '' }]
  })
}
