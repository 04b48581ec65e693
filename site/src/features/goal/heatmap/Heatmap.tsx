import type { CSSProperties } from 'react'
import { goalPage } from '../../../messages/goal-page.ts'
import { formatter, longDate, plain } from '../../task/words/day.ts'
import type { GoalNow } from '../state/goal-now.ts'
import { type Mark, type Pixel, yearOf, yearsOf } from './year.ts'

interface Props {
  now: GoalNow
  year: number | null
  weekStart: number
  locale: string
}

const words = goalPage.heat
const said = (mark: Mark | null) => (mark ? words.marks[mark] : words.before).toLowerCase()
const marks = Object.keys(words.marks) as Mark[]
const week = [0, 1, 2, 3, 4, 5, 6]

/** A year of a habit, a pixel a day, by weeks; each day leads to the form for it. */
export function Heatmap({ now: { goal, days, measures, isCertain }, year: asked, weekStart, locale }: Props) {
  const today = measures.on
  const years = yearsOf(days.marks, today)
  const year = years.includes(asked ?? 0) ? (asked as number) : (years[0] as number)
  const { days: pixels, offset, weeks } = yearOf(year, days.marks, weekStart)
  const current = today.startsWith(String(year)) ? today : (pixels.findLast(({ mark }) => mark)?.localDate ?? '')
  const weekday = (i: number) => formatter(locale, { weekday: 'narrow', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekStart + i))
  const style = { '--weeks': weeks, '--offset': offset + 1 } as CSSProperties
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
      <div className="heat-body">
        <div className="heat-week" aria-hidden="true">
          {week.map((i) => (
            <span key={i}>{weekday(i)}</span>
          ))}
        </div>
        <ol className="heat-days" style={style} aria-describedby="heat-hint">
          {pixels.map((pixel) => (
            <li key={pixel.localDate}>
              {pixel.localDate.endsWith('-01') && (
                <span className="heat-month" aria-hidden="true">
                  {formatter(locale, { month: 'short', timeZone: 'UTC' }).format(plain(pixel.localDate))}
                </span>
              )}
              {pixel.mark || (pixel.localDate >= goal.startDate && pixel.localDate <= today) ? (
                <Day pixel={pixel} isCurrent={pixel.localDate === current} today={today} locale={locale} />
              ) : (
                <span className="pixel is-none" />
              )}
            </li>
          ))}
        </ol>
      </div>
      <ul className="heat-key" aria-label={words.legend}>
        {marks.map((mark) => (
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
  pixel: Pixel
  /** The one that Tab leads to. */
  isCurrent: boolean
  today: string
  locale: string
}

const Day = ({ pixel: { localDate, mark }, isCurrent, today, locale }: DayProps) => (
  // biome-ignore lint/a11y/useAnchorContent: its label says it, and a picture of a year needs no 365 texts besides
  <a
    className={`pixel is-${mark ?? 'none'}`}
    href={`?day=${localDate}#check-in`}
    data-day={localDate}
    tabIndex={isCurrent ? 0 : -1}
    aria-current={localDate === today ? 'date' : undefined}
    aria-label={words.day(longDate(localDate, { today, locale }), said(mark))}
  />
)
