import type { Ref } from 'react'
import { taskLayouts as words } from '../../../../messages/task-layouts.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { weekday } from '../../../desk/words/calendar.ts'
import { longDate } from '../../../desk/words/day.ts'
import { isPlainClick } from '../../state/open.ts'
import type { Entry } from '../rules/entries.ts'
import { useCalendar } from './context.ts'
import { DayEvents } from './DayEvents.tsx'
import { DayList } from './DayList.tsx'
import { useWeekHref } from './DayParts.tsx'

interface Props {
  region: Ref<HTMLElement>
  label: string
  weeks: readonly (readonly string[])[]
  /** The month that is meant; days of others are quiet. `null` for a week. */
  month: string | null
  entries: ReadonlyMap<string, readonly Entry[]>
  /** The day whose list is shown. */
  day: string
  onDay: (day: string) => void
}

/** Dots a day shows at most. */
const DOTS = 3

/** The calendar of a phone: a dot for each thing, and below them all of the day that was chosen. */
export function Compact({ region, label, weeks, month, entries, day: chosen, onDay }: Props) {
  const desk = useDesk()
  const weekHref = useWeekHref()
  const { events } = useCalendar()
  const listed = entries.get(chosen) ?? []
  const done = listed.filter(({ kind }) => kind === 'done').length
  return (
    <section className="cal-compact" ref={region} aria-label={label}>
      <table className="month-grid">
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th scope="col" key={day}>
                <abbr title={weekday(day, desk.locale, 'long')}>{weekday(day, desk.locale, 'narrow')}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const all = entries.get(day) ?? []
                return (
                  <td key={day} data-day={day} className={month && !day.startsWith(month) ? 'is-other' : undefined}>
                    <a
                      className={day === desk.today ? 'is-today' : undefined}
                      href={weekHref(day)}
                      aria-label={words.calendar.day(
                        day === desk.today ? `${longDate(day, desk)}, ${words.calendar.isToday}` : longDate(day, desk),
                        all.length,
                      )}
                      aria-current={day === chosen ? 'true' : undefined}
                      onClick={(event) => {
                        if (!isPlainClick(event)) return
                        event.preventDefault()
                        onDay(day)
                      }}
                    >
                      <b>{Number(day.slice(8))}</b>
                      <span>
                        {all.slice(0, DOTS).map(({ key, kind }) => (
                          <i key={key} className={`is-${kind}`} />
                        ))}
                        {events?.[day] && <i className="is-event" />}
                      </span>
                    </a>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="group-head">
        <h2>{longDate(chosen, desk)}</h2>
        <span className="num">{words.calendar.counts(listed.length - done, done)}</span>
      </div>
      <DayEvents day={chosen} />
      <DayList key={chosen} day={chosen} entries={listed} />
    </section>
  )
}
