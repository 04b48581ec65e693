import { dayEvents as words } from '../../../../messages/day-events.ts'
import { ROOM } from '../../../calendar/day-lines.ts'
import { EventMark } from '../../../calendar/EventMark.tsx'
import { useCalendar } from './context.ts'

interface Props {
  day: string
  isShort?: boolean
  /** Those with a time stand among the hours. */
  isUntimed?: boolean
}

/** Interviews, meetings and what other calendars hold: quiet lines below the tasks of a day. Nothing of them can be moved. */
export function DayEvents({ day, isShort = false, isUntimed = false }: Props) {
  const told = useCalendar().events?.[day]
  if (!told) return null
  const rest = isShort ? told.rest : null
  const lines = isUntimed ? told.lines.filter(({ stretch }) => !stretch) : told.lines.slice(0, rest ? ROOM - 1 : undefined)
  if (lines.length === 0) return null
  const look = ['day-outside', lines.length + (rest ? 1 : 0) > 1 && 'has-two', lines.some(({ href }) => href) && 'has-links']
  return (
    <ul className={look.filter(Boolean).join(' ')} aria-label={told.label}>
      {lines.map(({ text, kind, color, href }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <li key={n}>
          <EventMark kind={kind} color={color} />
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
