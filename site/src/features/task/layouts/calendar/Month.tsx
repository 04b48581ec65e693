import { type CSSProperties, useEffect, useRef } from 'react'
import { useDesk } from '../../../desk/use-desk.ts'
import { dayNumber, weekday } from '../../../desk/words/calendar.ts'
import { longDate } from '../../../desk/words/day.ts'
import type { Entry } from '../rules/entries.ts'
import { useCalendar } from './context.ts'
import { DayEvents } from './DayEvents.tsx'
import { AddButton, AddHere, DayName, FittedEntries, isOnGround } from './DayParts.tsx'
import { WeekNumber } from './WeekNumber.tsx'

/** Weeks have numbers where they begin on Mondays. */
const MONDAY = 1

interface Props {
  /** Which days these are in words. */
  label: string
  month: string
  weeks: readonly (readonly string[])[]
  entries: ReadonlyMap<string, readonly Entry[]>
}

/** A month, a row for every week; together they are as high as the window lets them be. */
export function Month({ label, month, weeks, entries }: Props) {
  const { locale, weekStart } = useDesk()
  const room = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = room
    if (!current) return
    // The end of a month may be below the window.
    current.querySelector('.is-today')?.scrollIntoView({ block: 'nearest' })
    return keepHeight(current)
  }, [])
  return (
    <div className="month-room" ref={room} style={{ '--weeks': weeks.length } as CSSProperties}>
      <table className="month" aria-label={label}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th scope="col" key={day}>
                <abbr title={weekday(day, locale, 'long')}>{weekday(day, locale, 'short')}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day, n) => (
                <Day
                  key={day}
                  day={day}
                  isFirst={n === 0 && weekStart === MONDAY}
                  isOther={!day.startsWith(month)}
                  entries={entries.get(day) ?? []}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Says how high the room is, so that its weeks need not work it out anew with each change of the page. */
function keepHeight(room: HTMLElement): () => void {
  const watch = new ResizeObserver(() => room.style.setProperty('--room', `${room.getBoundingClientRect().height}px`))
  watch.observe(room)
  return () => watch.disconnect()
}

function Day({ day, isFirst, isOther, entries }: { day: string; isFirst: boolean; isOther: boolean; entries: readonly Entry[] }) {
  const desk = useDesk()
  const { adding, onAdd } = useCalendar()
  const look = [isOther && 'is-other', day === desk.today && 'is-today', day < desk.today && 'is-past'].filter(Boolean).join(' ')
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the mouse; the button beside the number does the same
    <td className={look || undefined} data-day={day} onClick={(event) => isOnGround(event) && onAdd({ day, minutes: null })}>
      <div className="day-head">
        <DayName day={day} count={entries.length}>
          {dayNumber(day, desk)}
        </DayName>
        {isFirst && <WeekNumber day={day} />}
        <AddButton day={day} />
      </div>
      <div className="day-room">
        <FittedEntries day={day} entries={entries} label={longDate(day, desk)} />
      </div>
      <DayEvents day={day} isShort />
      {adding?.day === day && <AddHere day={day} minutes={null} />}
    </td>
  )
}
