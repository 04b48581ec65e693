import type { CSSProperties } from 'react'
import { dayEvents as words } from '../../../../messages/day-events.ts'
import type { EventWords } from '../../../calendar/day-lines.ts'
import { EventMark } from '../../../calendar/EventMark.tsx'
import { useDesk } from '../../../desk/use-desk.ts'
import { localTime } from '../../../desk/words/day.ts'

interface Props {
  event: EventWords
  day: string
  style: CSSProperties
  isShort: boolean
  isNarrow: boolean
}

/** An appointment among the hours: the way to its page where it has one. Nothing of it can be moved. */
export function EventBlock({ event: { title, text, kind, color, href, stretch }, day, style, isShort, isNarrow }: Props) {
  const { locale } = useDesk()
  const time = stretch && localTime(`${day}T${stretch.time}`, locale)
  const name = ['block is-event', isShort && 'is-short', isNarrow && 'is-narrow']
  const inside = (
    <>
      <EventMark kind={kind} color={color} />
      {kind && <span className="hidden-text">{words.kinds[kind]}: </span>}
      {isShort && <span className="hidden-text">{time} </span>}
      <span className="entry-title" dir="auto">
        {title}
      </span>
      {!isShort && <time> {time}</time>}
    </>
  )
  return (
    <li className={name.filter(Boolean).join(' ')} style={style}>
      {href ? (
        <a className="entry-link" href={href} title={text} draggable={false}>
          {inside}
        </a>
      ) : (
        <span className="entry-link" title={text}>
          {inside}
        </span>
      )}
    </li>
  )
}
