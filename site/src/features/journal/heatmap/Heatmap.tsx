import type { JournalStats } from '@throughline/core/journal'
import { memo } from 'react'
import { timeline } from '../../../messages/journal-timeline.ts'
import { dayHref } from '../../addresses/journal.ts'
import { formatter, longDate, plain } from '../../desk/words/day.ts'
import { walkDays } from '../../heatmap/walk.ts'
import { YearInPixels } from '../../heatmap/YearInPixels.tsx'
import { STEPS, strengthOf } from '../rules/strength.ts'

interface Props {
  year: number
  stats: JournalStats
  today: string
  locale: string
  weekStart: number
  /** A day was chosen; answers whether it was shown in this page. */
  onDay: (date: string) => boolean
}

const words = timeline.year
const strengths = [0, 1, 2, 3, 4] as const

/** A year of the journal, a pixel a day; each day leads to what was written about it. */
export const Heatmap = memo(function Heatmap({ year, stats, today, locale, weekStart, onDay }: Props) {
  const days = new Map(stats.days.map((day) => [day.date, day]))
  const last = today.startsWith(String(year)) ? today : (stats.days.at(-1)?.date ?? `${year}-12-31`)
  return (
    <section className="journal-heat holds-hidden-table" aria-label={words.name(year)}>
      <p className="hidden-text" id="journal-heat-hint">
        {words.hint}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys move among the links within, a press is theirs */}
      <div
        className="heat-scroll"
        onKeyDown={(event) => walkDays({ key: event.key, target: event.target, preventDefault: () => event.preventDefault() }, false)}
        onClick={(event) => {
          const day = (event.target as Element).closest<HTMLElement>('a[data-day]')?.dataset.day
          if (day && !event.ctrlKey && !event.metaKey && onDay(day)) event.preventDefault()
        }}
      >
        <div className="heat-room">
          <YearInPixels year={year} weekStart={weekStart} locale={locale} hint="journal-heat-hint">
            {(date) => {
              const day = days.get(date)
              const look = `pixel h${strengthOf(day?.words ?? null)}`
              if (!day && date > today) return <span className={look} />
              return (
                // biome-ignore lint/a11y/useAnchorContent: its label says it, and a picture of a year needs no 365 texts besides
                <a
                  className={look}
                  href={dayHref(date)}
                  data-day={date}
                  tabIndex={date === last ? 0 : -1}
                  aria-current={date === today ? 'date' : undefined}
                  aria-label={words.day(longDate(date, { today, locale }), day?.entries ?? 0, day?.words ?? 0)}
                />
              )
            }}
          </YearInPixels>
        </div>
      </div>
      <Foot stats={stats} isThisYear={today.startsWith(String(year))} />
      <ByMonth year={year} stats={stats} locale={locale} />
    </section>
  )
})

function Foot({ stats: { total, streak }, isThisYear }: { stats: JournalStats; isThisYear: boolean }) {
  const row = isThisYear ? words.streak(streak.current, streak.isTodayOpen) : ''
  return (
    <p className="heat-foot">
      <span>{words.written(total.days)}</span>
      {total.words > 0 && <span>{words.words(total.words)}</span>}
      {row && <span>{row}</span>}
      <span className="heat-scale" title={words.key(STEPS)}>
        {words.less}
        {strengths.map((strength) => (
          <i className={`pixel h${strength}`} key={strength} />
        ))}
        {words.more}
      </span>
    </p>
  )
}

/** What the picture tells, in numbers. */
function ByMonth({ year, stats, locale }: { year: number; stats: JournalStats; locale: string }) {
  const months = [...Map.groupBy(stats.days, ({ date }) => date.slice(0, 7))]
  const sum = (days: JournalStats['days'], what: 'entries' | 'words') => days.reduce((all, day) => all + day[what], 0)
  return (
    <table className="hidden-text">
      <caption>{words.table(year)}</caption>
      <thead>
        <tr>
          {Object.values(words.columns).map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(([month, days]) => (
          <tr key={month}>
            <th scope="row">{formatter(locale, { month: 'long', timeZone: 'UTC' }).format(plain(`${month}-01`))}</th>
            <td>{days.length}</td>
            <td>{sum(days, 'entries')}</td>
            <td>{sum(days, 'words')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
