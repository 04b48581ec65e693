import { useCalendar } from './context.ts'

/** What outside calendars hold on a day, in words that the server chose. */
export interface OutsideDay {
  label: string
  lines: readonly { text: string; color: string | undefined }[]
  rest: { text: string; label: string; href: string } | null
}

/** Quiet lines below the tasks of a day. Nothing of them can be moved. */
export function DayOutside({ day }: { day: string }) {
  const told = useCalendar().outside?.[day]
  if (!told) return null
  return (
    <ul className={told.lines.length + (told.rest ? 1 : 0) > 1 ? 'day-outside has-two' : 'day-outside'} aria-label={told.label}>
      {told.lines.map(({ text, color }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <li key={n}>
          <span className="calendar-mark" data-color={color} />
          <span dir="auto">{text}</span>
        </li>
      ))}
      {told.rest && (
        <li className="more">
          <a href={told.rest.href} aria-label={told.rest.label}>
            {told.rest.text}
          </a>
        </li>
      )}
    </ul>
  )
}
