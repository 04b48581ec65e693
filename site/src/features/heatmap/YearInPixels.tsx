import type { CSSProperties, ReactNode } from 'react'
import { formatter, plain } from '../desk/words/day.ts'
import { yearOf } from './year.ts'

interface Props {
  year: number
  /** 1 for Monday to 7 for Sunday. */
  weekStart: number
  locale: string
  /** Where weeks lie below one another, those before this day are left out: nobody scrolls past a year of nothing. */
  from?: string
  /** Id of what says how one goes from day to day. */
  hint: string
  /** The pixel of a day; one that leads somewhere is a link with `data-day`. */
  children: (date: string) => ReactNode
}

const week = [0, 1, 2, 3, 4, 5, 6]

/** A year, a pixel a day, by weeks. */
export function YearInPixels({ year, weekStart, locale, from = '', hint, children }: Props) {
  const { days, offset, weeks } = yearOf(year, weekStart)
  // Two letters: by one alone Monday and Wednesday are the same in German.
  const weekday = (i: number) =>
    formatter(locale, { weekday: 'short', timeZone: 'UTC' })
      .format(Date.UTC(2024, 0, weekStart + i))
      .slice(0, 2)
  const style = { '--weeks': weeks, '--offset': offset + 1 } as CSSProperties
  return (
    <div className="heat-body">
      <div className="heat-week" aria-hidden="true">
        {week.map((i) => (
          <span key={i}>{weekday(i)}</span>
        ))}
      </div>
      <ol className="heat-days" style={style} aria-describedby={hint}>
        {days.map((date) => (
          <li key={date} className={date < from ? 'is-early' : undefined}>
            {date.endsWith('-01') && (
              <span className="heat-month" aria-hidden="true">
                {formatter(locale, { month: 'short', timeZone: 'UTC' }).format(plain(date))}
              </span>
            )}
            {children(date)}
          </li>
        ))}
      </ol>
    </div>
  )
}
