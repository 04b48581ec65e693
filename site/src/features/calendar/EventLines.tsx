import { EventMark } from './EventMark.tsx'
import type { ToldLine } from './told-days.ts'

/** What is on a day beside tasks: to be seen with them, and not taken for them. */
export const EventLines = ({ lines }: { lines: readonly ToldLine[] }) => (
  <ul className="outside-lines">
    {lines.map(({ when, kind, color, href, title, details }, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change
      <li key={n}>
        <span className="outside-when">{when}</span>
        <span className="outside-what" dir="auto">
          <EventMark kind={kind} color={color} />
          <span>
            {href ? (
              <a className="link" href={href}>
                {title}
              </a>
            ) : (
              title
            )}
            <small>{details}</small>
          </span>
        </span>
      </li>
    ))}
  </ul>
)
