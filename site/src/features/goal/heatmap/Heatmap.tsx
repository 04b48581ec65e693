import { restDays } from '@throughline/core/goal/measure'
import { addDays, startOfNextWeek } from '@throughline/core/kernel/day'
import type { GoalDays } from '@throughline/core/progress'
import { goalPage } from '../../../messages/goal-page.ts'
import { longDate } from '../../desk/words/day.ts'
import { YearInPixels } from '../../heatmap/YearInPixels.tsx'
import { yearsBetween } from '../../heatmap/year.ts'
import type { GoalNow } from '../state/goal-now.ts'

interface Props {
  now: GoalNow
  year: number | null
  weekStart: number
  locale: string
}

type Mark = GoalDays['marks'][number]['mark']

const words = goalPage.heat
const said = (mark: Mark | null) => (mark ? words.marks[mark] : words.before).toLowerCase()
const marks = Object.keys(words.marks) as Mark[]

/** Days before its first week that stay on a phone, for what was done before it was noted: four weeks. */
const EARLIER = 35

/** A year of a habit, a pixel a day, by weeks; each day up to today leads to the form for it. */
export function Heatmap({ now: { goal, days, measures, isCertain }, year: asked, weekStart, locale }: Props) {
  const today = measures.on
  const first = days.marks[0]?.localDate ?? today
  const years = yearsBetween(first, today)
  const year = years.includes(asked ?? 0) ? (asked as number) : (years[0] as number)
  const ofYear = days.marks.filter(({ localDate }) => localDate.startsWith(String(year)))
  const isRest = restDays(goal.metric)
  const known = new Map(ofYear.map(({ localDate, mark }) => [localDate, mark]))
  /** What may be said of a day is explained before it was; the rest where it is to be seen. */
  const met = new Set<Mark>(['yes', 'no', 'skip', ...(isRest ? ['rest' as const] : []), ...ofYear.map(({ mark }) => mark)])
  // A week begins with it, so that the days stand below their own.
  const from = addDays(startOfNextWeek(first, weekStart), -EARLIER)
  const current = today.startsWith(String(year)) ? today : (ofYear.at(-1)?.localDate ?? '')
  return (
    <section className="heat" id="goal-heat" aria-labelledby="h-heat">
      <div className="heat-head">
        <h2 className="section-title" id="h-heat">
          {words.name(String(year))}
        </h2>
        {years.length > 1 && (
          <nav className="tabs tabs-small" aria-label={words.years}>
            {years.map((one) => (
              <a href={`?year=${one}`} data-more="year" aria-current={one === year ? 'true' : undefined} key={one}>
                {one}
              </a>
            ))}
          </nav>
        )}
      </div>
      <p className="hidden-text" id="heat-hint">
        {words.hint}
      </p>
      <YearInPixels year={year} weekStart={weekStart} locale={locale} from={from} hint="heat-hint">
        {(date) =>
          known.has(date) || date <= today ? (
            <Day
              date={date}
              mark={known.get(date) ?? null}
              look={known.get(date) ?? (isRest?.(date) ? 'rest' : 'none')}
              isCurrent={date === current}
              today={today}
              locale={locale}
            />
          ) : (
            <span className={`pixel is-${isRest?.(date) ? 'rest' : 'none'}`} />
          )
        }
      </YearInPixels>
      <ul className="heat-key" aria-label={words.legend}>
        {marks
          .filter((mark) => met.has(mark))
          .map((mark) => (
            <li key={mark}>
              <span className={`pixel is-${mark}`} />
              {words.marks[mark]}
            </li>
          ))}
      </ul>
      {!isCertain && <p className="muted small">{goalPage.chart.behind}</p>}
    </section>
  )
}

interface DayProps {
  date: string
  /** `null` before the goal began and after today. */
  mark: Mark | null
  look: Mark | 'none'
  /** The one that Tab leads to. */
  isCurrent: boolean
  today: string
  locale: string
}

const Day = ({ date, mark, look, isCurrent, today, locale }: DayProps) => (
  // biome-ignore lint/a11y/useAnchorContent: its label says it, and a picture of a year needs no 365 texts besides
  <a
    className={`pixel is-${look}`}
    href={`?day=${date}#check-in`}
    data-day={date}
    tabIndex={isCurrent ? 0 : -1}
    aria-current={date === today ? 'date' : undefined}
    aria-label={words.day(longDate(date, { today, locale }), said(mark))}
  />
)
