import { Icon } from '../../../../components/Icon.tsx'
import { taskLayouts as words } from '../../../../messages/task-layouts.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { longDate } from '../../../desk/words/day.ts'
import { listHref } from '../../rules/list-address.ts'
import { isPlainClick } from '../../state/open.ts'
import { useTaskDesk } from '../../state/task-desk.ts'
import { AddLine } from '../AddLine.tsx'
import { cutAt, type Entry } from '../rules/entries.ts'
import { useCalendar } from './context.ts'
import { EntryLine } from './EntryLine.tsx'
import { addOn } from './reschedule.ts'

/** Where the week of a day is. */
export function useWeekHref() {
  const desk = useTaskDesk()
  return (day: string) => listHref({ ...desk, list: { ...desk.list, at: day } })
}

interface NumberProps {
  day: string
  /** What stands on it. */
  count: number
  children: React.ReactNode
}

/** The name of a day, which opens all of it; without a script it leads to its week. */
export function DayName({ day, count, children }: NumberProps) {
  const desk = useDesk()
  const { onDay } = useCalendar()
  const weekHref = useWeekHref()
  const isToday = day === desk.today
  return (
    <a
      className="day-name"
      href={weekHref(day)}
      aria-current={isToday ? 'date' : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onDay(day, event.currentTarget)
      }}
    >
      {children}
      <span className="hidden-text">
        : {words.calendar.day(isToday ? `${words.calendar.isToday}, ${longDate(day, desk)}` : longDate(day, desk), count)}
      </span>
    </a>
  )
}

/** The first entries of a day, and how many more it has. */
export function DayEntries({ day, entries, room, label }: { day: string; entries: readonly Entry[]; room: number; label: string }) {
  const cut = cutAt(entries.length, room)
  const rest = entries.length - cut
  if (entries.length === 0) return null
  return (
    <ul className="day-entries" aria-label={label}>
      {entries.slice(0, cut).map((entry) => (
        <EntryLine key={entry.key} entry={entry} look="line" />
      ))}
      {rest > 0 && (
        <li className="more">
          <More day={day} rest={rest} />
        </li>
      )}
    </ul>
  )
}

/** Lines the highest day of a month shows. */
const MOST = 8

/**
 * The entries of a day that is as high as the window lets it be. Nobody knows that before it is drawn, so that the style
 * chooses: as many lines as there is room for, and of the ways to the rest the one that says how many those leave.
 */
export function FittedEntries({ day, entries, label }: { day: string; entries: readonly Entry[]; label: string }) {
  if (entries.length === 0) return null
  return (
    <ul className="day-entries" aria-label={label}>
      {entries.slice(0, MOST + 1).map((entry) => (
        <EntryLine key={entry.key} entry={entry} look="line" />
      ))}
      {Array.from({ length: Math.min(entries.length - 1, MOST) }, (_, i) => i + 1).map((shown) => (
        <li className="more" key={shown} data-shown={shown}>
          <More day={day} rest={entries.length - shown} isFitted />
        </li>
      ))}
    </ul>
  )
}

/** The way to all of a day; without a script it leads to its week. */
function More({ day, rest, isFitted = false }: { day: string; rest: number; isFitted?: boolean }) {
  const desk = useDesk()
  const { onDay } = useCalendar()
  const weekHref = useWeekHref()
  return (
    <a
      href={weekHref(day)}
      aria-label={words.calendar.moreOn(rest, longDate(day, desk))}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onDay(day, event.currentTarget)
      }}
    >
      {isFitted && <span className="in-head">{words.calendar.moreShort(rest)}</span>}
      <span className="in-line">{words.calendar.more(rest)}</span>
    </a>
  )
}

/** The button that opens the line for a new task on a day. */
export function AddButton({ day }: { day: string }) {
  const desk = useDesk()
  const { onAdd } = useCalendar()
  return (
    <button
      className="btn btn-icon day-add"
      type="button"
      aria-label={words.calendar.add(longDate(day, desk))}
      onClick={() => onAdd({ day, minutes: null })}
    >
      <Icon name="plus" />
    </button>
  )
}

/** The line for a new task, where one is being written. */
export function AddHere({ day, minutes }: { day: string; minutes: number | null }) {
  const desk = useDesk()
  const { onAdd } = useCalendar()
  return (
    <AddLine
      label={words.calendar.add(longDate(day, desk))}
      onAdd={(text) => void addOn(text, { day, minutes }, desk)}
      onClose={() => onAdd(null)}
    />
  )
}

/** Whether a click meant the free ground of a day, not what stands on it. */
export const isOnGround = ({ target }: { target: EventTarget }): boolean =>
  target instanceof Element && !target.closest('a, button, input, .line, .block, .add-line, .day-outside')
