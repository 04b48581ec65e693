import { zipSync } from 'fflate'
import { utf8 } from '../test-import.ts'

/** A habit as the app knows it, and its marks by days; of a counted one in thousandths. */
export interface LoopHabit {
  name: string
  isCounted?: boolean
  question?: string
  description?: string
  times?: number
  days?: number
  unit?: string
  targetType?: 'AT_LEAST' | 'AT_MOST'
  target?: number
  isArchived?: boolean
  marks: readonly { date: string; value: number; note?: string }[]
}

const HEAD = 'Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?'

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const number = (place: number) => String(place + 1).padStart(3, '0')
const words = new Map([
  [2, 'YES_MANUAL'],
  [1, 'YES_AUTO'],
  [0, 'NO'],
  [3, 'SKIP'],
  [-1, 'UNKNOWN'],
])
const marked = (value: number) => words.get(value) ?? String(value)

/** `Habits.csv` of an export. */
export const habitsCsv = (habits: readonly LoopHabit[]): string =>
  [
    HEAD,
    ...habits.map(
      ({ name, isCounted = false, question = '', description = '', times = 1, days = 1, isArchived = false, ...amounts }, i) => {
        const { unit = '', targetType = 'AT_LEAST', target = 1 } = amounts
        const counted = isCounted ? [unit, targetType, target.toFixed(1)] : ['', '', '']
        const type = isCounted ? 'NUMERICAL' : 'YES_NO'
        const all = [number(i), name, type, question, description, times, days, '#FF8F00', ...counted, isArchived]
        return all.map((value) => cell(String(value))).join(',')
      },
    ),
    '',
  ].join('\n')

/** `Checkmarks.csv` at the top: each day from the newest to the oldest, the names as they are, a comma at every end. */
export function tableCsv(habits: readonly LoopHabit[]): string {
  const dates = habits.flatMap(({ marks }) => marks.map(({ date }) => date)).sort()
  const [oldest, newest] = [dates[0], dates.at(-1)]
  const rows: string[] = []
  for (let day = newest; day && oldest && day >= oldest; day = Temporal.PlainDate.from(day).subtract({ days: 1 }).toString()) {
    const values = habits.map(({ marks }) => marked(marks.find(({ date }) => date === day)?.value ?? -1))
    rows.push([day, ...values, ''].join(','))
  }
  return [['Date', ...habits.map(({ name }) => name), ''].join(','), ...rows, ''].join('\n')
}

/** `Checkmarks.csv` of one habit. */
export const marksCsv = ({ marks }: LoopHabit): string =>
  ['Date,Value,Notes', ...marks.map(({ date, value, note = '' }) => [date, marked(value), cell(note)].join(',')).toReversed(), ''].join(
    '\n',
  )

export const packed = (files: Record<string, string>): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, utf8(text)]))))

/** The whole export. */
export const loopZip = (habits: readonly LoopHabit[]): Uint8Array<ArrayBuffer> =>
  packed({
    'Habits.csv': habitsCsv(habits),
    ...Object.fromEntries(
      habits.map((habit, i) => [
        `${`${number(i)} ${habit.name.replace(/[^ \w.-]+/g, '').slice(0, 100)}`.trim()}/Checkmarks.csv`,
        marksCsv(habit),
      ]),
    ),
    'Scores.csv': 'Date,\n',
    'Checkmarks.csv': tableCsv(habits),
  })
