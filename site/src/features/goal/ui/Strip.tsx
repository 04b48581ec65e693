import { addDays } from '@throughline/core/kernel/day'
import { goal as words } from '../../../messages/goal.ts'
import type { DateContext } from '../../desk/words/day.ts'
import { type DayMark, STRIP_DAYS } from '../rules/moves.ts'
import { dayAndMonth } from '../words/line.ts'

const looks: Partial<Record<DayMark['mark'], string>> = { yes: 'yes', no: 'no', missed: 'no', pending: 'now' }

/** How many of the days that were asked for were kept. */
export function keptOf(marks: readonly DayMark[]): { kept: number; asked: number } {
  const kept = marks.filter(({ mark }) => mark === 'yes').length
  return { kept, asked: kept + marks.filter(({ mark }) => mark === 'no' || mark === 'missed').length }
}

interface Props {
  marks: readonly DayMark[]
  context: DateContext
  /** Whether it asks for so many days a week: no single day is asked for then. */
  isByWeek?: boolean
}

/** The last two weeks of a habit: a knot for a day that was kept, a ring for one that was not; faint dots for those before it began. */
export function Strip({ marks, context, isByWeek = false }: Props) {
  const first = marks[0]
  const last = marks.at(-1)
  if (!first || !last) return <span className="progress bare" aria-hidden="true" />
  const { kept, asked } = keptOf(marks)
  const since = dayAndMonth(first.localDate, context)
  return (
    <>
      <span className="strip" role="img" aria-label={isByWeek ? words.habit.stripDone(since, kept) : words.habit.strip(since, kept, asked)}>
        {Array.from({ length: STRIP_DAYS - marks.length }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <i key={i} className="before" />
        ))}
        {marks.map(({ localDate, mark }) => (
          <i key={localDate} className={looks[mark]} />
        ))}
      </span>
      <p className="goal-ends">
        <span>{dayAndMonth(addDays(last.localDate, 1 - STRIP_DAYS), context, 'short')}</span>
        <span>{words.today}</span>
      </p>
    </>
  )
}
