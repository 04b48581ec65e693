import { goal as words } from '../../../messages/goal.ts'
import type { DateContext } from '../../desk/words/day.ts'
import type { DayMark } from '../rules/moves.ts'
import { dayAndMonth } from '../words/line.ts'

const looks: Partial<Record<DayMark['mark'], string>> = { yes: 'yes', no: 'no', missed: 'no', pending: 'now' }

/** How many of the days that were asked for were kept. */
export function keptOf(marks: readonly DayMark[]): { kept: number; asked: number } {
  const kept = marks.filter(({ mark }) => mark === 'yes').length
  return { kept, asked: kept + marks.filter(({ mark }) => mark === 'no' || mark === 'missed').length }
}

/** The last days of a habit: a knot for one that was kept, a ring for one that was not. */
export function Strip({ marks, context }: { marks: readonly DayMark[]; context: DateContext }) {
  const first = marks[0]
  if (!first) return <span className="progress bare" aria-hidden="true" />
  const { kept, asked } = keptOf(marks)
  return (
    <>
      <span className="strip" role="img" aria-label={words.habit.strip(dayAndMonth(first.localDate, context), kept, asked)}>
        {marks.map(({ localDate, mark }) => (
          <i key={localDate} className={looks[mark]} />
        ))}
      </span>
      <p className="goal-ends">
        <span>{dayAndMonth(first.localDate, context)}</span>
        <span>{words.today}</span>
      </p>
    </>
  )
}
