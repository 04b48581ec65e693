import { Icon } from '../../../../components/Icon.tsx'
import { dayEvents as words } from '../../../../messages/day-events.ts'
import { ROOM } from '../../../calendar/day-lines.ts'
import { eventIcon } from '../../../calendar/event-icon.ts'
import { useCalendar } from './context.ts'

/** Interviews, meetings and what other calendars hold: quiet lines below the tasks of a day. Nothing of them can be moved. */
export function DayEvents({ day, isShort = false }: { day: string; isShort?: boolean }) {
  const told = useCalendar().events?.[day]
  if (!told) return null
  const rest = isShort ? told.rest : null
  const lines = told.lines.slice(0, rest ? ROOM - 1 : undefined)
  const look = ['day-outside', lines.length + (rest ? 1 : 0) > 1 && 'has-two', lines.some(({ href }) => href) && 'has-links']
  return (
    <ul className={look.filter(Boolean).join(' ')} aria-label={told.label}>
      {lines.map(({ text, kind, color, href }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <li key={n}>
          {kind ? <Icon name={eventIcon[kind]} /> : <span className="calendar-mark" data-color={color} />}
          {href && kind ? (
            <a dir="auto" href={href} title={text}>
              <span className="hidden-text">{words.kinds[kind]}: </span>
              {text}
            </a>
          ) : (
            <span dir="auto">{text}</span>
          )}
        </li>
      ))}
      {rest && (
        <li className="more">
          <a href={rest.href} aria-label={rest.label}>
            {rest.text}
          </a>
        </li>
      )}
    </ul>
  )
}
