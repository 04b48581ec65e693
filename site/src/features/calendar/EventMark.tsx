import { Icon } from '../../components/Icon.tsx'
import type { DayEvent } from './day-event.ts'
import { eventIcon } from './event-icon.ts'

/** What tells interviews, meetings and other calendars from one another. */
export const EventMark = ({ kind, color }: Pick<DayEvent, 'kind' | 'color'>) =>
  kind ? <Icon name={eventIcon[kind]} /> : <span className="calendar-mark" data-color={color} />
