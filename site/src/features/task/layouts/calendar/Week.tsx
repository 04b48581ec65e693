import { type CSSProperties, useEffect, useState } from 'react'
import { taskLayouts as words } from '../../../../messages/task-layouts.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { daysWords, hourName, weekday } from '../../../desk/words/calendar.ts'
import { localTime, longDate } from '../../../desk/words/day.ts'
import type { Entry } from '../rules/entries.ts'
import { type Block, blocksOf, hoursOf } from '../rules/hours.ts'
import { clock, snapped } from '../rules/reschedule.ts'
import { useCalendar } from './context.ts'
import { DayEvents } from './DayEvents.tsx'
import { AddButton, AddHere, DayEntries, DayName, isOnGround } from './DayParts.tsx'
import { Edge } from './Edge.tsx'
import { EntryLine } from './EntryLine.tsx'
import { EventBlock } from './EventBlock.tsx'
import { WeekNumber } from './WeekNumber.tsx'

interface Props {
  days: readonly string[]
  entries: ReadonlyMap<string, readonly Entry[]>
}

/** Lines a day of the week has room for above its hours. */
const ROOM = 6
/** Hours a block has to have for more than one line. */
const TALL = 0.75
/** Lines of words an hour has room for. */
const LINES_AN_HOUR = 2.8

/** A week: what has no time above, the hours below. */
export function Week({ days, entries }: Props) {
  const desk = useDesk()
  const { events } = useCalendar()
  const [isWhole, setWhole] = useState(false)
  const columns = days.map((day) => ({ day, blocks: blocksOf(entries.get(day) ?? [], events?.[day]?.lines) }))
  const { first, last } = hoursOf(
    columns.flatMap(({ blocks }) => blocks),
    isWhole,
  )
  const hours = Array.from({ length: last - first }, (_, i) => first + i)
  const style = { '--first': first, '--hours': last - first } as CSSProperties
  return (
    <section className="week" aria-label={daysWords(days[0] ?? '', days.at(-1) ?? '', desk.locale)}>
      <div className="week-days">
        <span>{desk.weekStart === 1 && <WeekNumber day={days[0] ?? desk.today} />}</span>
        {days.map((day) => (
          <p key={day} className={day === desk.today ? 'is-today' : undefined}>
            <DayName day={day} count={entries.get(day)?.length ?? 0}>
              {weekday(day, desk.locale, 'short')} <b>{Number(day.slice(8))}</b>
            </DayName>
            <AddButton day={day} />
          </p>
        ))}
      </div>
      <div className="week-all">
        <span className="hour">{words.calendar.noTime}</span>
        {days.map((day) => (
          <Untimed key={day} day={day} entries={(entries.get(day) ?? []).filter(({ time }) => !time)} />
        ))}
      </div>
      <div className="week-hours" style={style}>
        <ol className="hours" aria-hidden="true">
          {hours.map((hour) => (
            <li key={hour}>
              <span>{hourName(hour, desk.locale)}</span>
            </li>
          ))}
        </ol>
        {columns.map(({ day, blocks }) => (
          <Hours key={day} day={day} blocks={blocks} first={first} last={last} />
        ))}
      </div>
      <button className="btn btn-quiet" type="button" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? words.calendar.fewerHours : words.calendar.allHours}
      </button>
    </section>
  )
}

function Untimed({ day, entries }: { day: string; entries: readonly Entry[] }) {
  const desk = useDesk()
  const { adding, onAdd } = useCalendar()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: for the mouse; the button beside the day's name does the same
    <div className="untimed" data-day={day} data-untimed="" onClick={(event) => isOnGround(event) && onAdd({ day, minutes: null })}>
      <DayEntries day={day} entries={entries} room={ROOM} label={words.calendar.noTimeOn(longDate(day, desk))} />
      <DayEvents day={day} isUntimed />
      {adding?.day === day && adding.minutes === null && <AddHere day={day} minutes={null} />}
    </div>
  )
}

interface HoursProps {
  day: string
  blocks: readonly Block[]
  first: number
  last: number
}

function Hours({ day, blocks, first, last }: HoursProps) {
  const desk = useDesk()
  const { adding, onAdd } = useCalendar()
  const now = useNow(desk.timeZone)
  const isNow = now?.day === day && now.hour >= first && now.hour <= last
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: for the mouse; the button beside the day's name does the same
    <div
      className={day === desk.today ? 'day-col is-today' : 'day-col'}
      data-day={day}
      data-from={first}
      data-to={last}
      onClick={(event) => {
        if (!isOnGround(event)) return
        const { top, height } = event.currentTarget.getBoundingClientRect()
        const minutes = (first + ((event.clientY - top) / height) * (last - first)) * 60
        onAdd({ day, minutes: snapped(minutes - 15) })
      }}
    >
      {isNow && (
        <p className="now-line" style={{ '--from': now.hour } as CSSProperties}>
          <span className="hidden-text">{words.calendar.now(localTime(now.text, desk.locale))}</span>
        </p>
      )}
      {blocks.length > 0 && (
        <ul aria-label={longDate(day, desk)}>
          {blocks.map(({ entry, event, from, length, column, columns }, n) => {
            const lines = Math.floor(length * LINES_AN_HOUR)
            const style = { '--from': from, '--for': length, '--col': column, '--cols': columns, '--lines': lines } as CSSProperties
            const look = { isShort: length < TALL, isNarrow: columns > 1, style }
            return entry ? (
              <EntryLine key={entry.key} entry={entry} look="block" {...look}>
                {entry.kind === 'task' && <Edge task={entry.task} length={length} />}
              </EntryLine>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: it keeps nothing of its own
              <EventBlock key={n} event={event} day={day} {...look} />
            )
          })}
        </ul>
      )}
      {adding?.day === day && adding.minutes !== null && (
        <div className="add-at" style={{ '--from': adding.minutes / 60 } as CSSProperties}>
          <time>{localTime(`${day}T${clock(adding.minutes)}`, desk.locale)}</time>
          <AddHere day={day} minutes={adding.minutes} />
        </div>
      )}
    </div>
  )
}

/** Where the clock stands for the person, kept up to date; nothing until the page is alive. */
function useNow(timeZone: string) {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    const read = () => setText(Temporal.Now.plainDateTimeISO(timeZone).toString({ smallestUnit: 'minute' }))
    read()
    const timer = setInterval(read, 30_000)
    return () => clearInterval(timer)
  }, [timeZone])
  return text === null ? null : { text, day: text.slice(0, 10), hour: Number(text.slice(11, 13)) + Number(text.slice(14, 16)) / 60 }
}
