import { memo, useEffect, useMemo, useRef } from 'react'
import { timeline as words } from '../../../messages/journal-timeline.ts'
import { dayHref, yearHref } from '../../addresses/journal.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { indexOfDay, timelineOf } from '../rules/timeline.ts'
import { type JournalNow, loadMonth, loadYear } from '../state/timeline.ts'
import { Lines, type LinesHandle } from './Lines.tsx'

interface Props {
  journal: JournalNow
  /** The year the entries begin in. */
  year: number
  /** The year of the oldest entry. */
  firstYear: number
  /** The day after the first that is shown. */
  before: string
  /** Whether there are later ones in the year. */
  isLater: boolean
  /** Where the next page begins without a script. */
  next: string | null
  /** A day that was asked for, to be shown also without an entry. */
  day: string | null
  /** What sealed journals are called, by id. */
  sealed: ReadonlyMap<string, string>
  /** Receives how to go to a day. */
  onReady: (goTo: (date: string) => void) => void
}

/** All entries from a day on back, of which those near the screen are read. */
export const Timeline = memo(function Timeline({ journal, year, firstYear, before, isLater, next, day, sealed, onReady }: Props) {
  const { today } = useDesk()
  const lines = useRef<LinesHandle>(null)
  const oldest = oldestOf(journal, year)
  const items = useMemo(
    () =>
      timelineOf({
        days: Object.values(journal.stats).flatMap(({ days }) => days.map(({ date, entries }) => ({ date, entries }))),
        entries: journal.entries,
        ranges: journal.ranges,
        begin: day ? [day, today] : [today],
        shown: { from: `${oldest}-01-01`, before },
      }),
    [journal, day, today, oldest, before],
  )
  const current = useRef(items)
  current.current = items
  const goTo = useRef(async (date: string) => {
    // What was pressed shows that first; then the lines of that month are there, or their room is.
    await Promise.all([drawn(), Promise.race([loadMonth(date), rest(LONGEST_WAIT_MS)])])
    const index = indexOfDay(current.current, date)
    lines.current?.show(index < 0 ? current.current.length - 1 : index)
  })
  useEffect(() => onReady((date) => void goTo.current(date)), [onReady])

  return (
    <>
      {isLater && (
        <p className="entries-later">
          <a className="link" href={yearHref(year)}>
            {words.later}
          </a>
        </p>
      )}
      <Lines
        ref={lines}
        items={items}
        sealed={sealed}
        plainYear={year}
        onAhead={(dates) => {
          for (const date of new Set(dates.map((date) => `${date.slice(0, 7)}-01`))) void loadMonth(date)
        }}
        onShort={() => {
          if (oldest > firstYear) void loadYear(oldest - 1)
        }}
      />
      <noscript>
        <p className="entries-earlier">
          {next ? (
            <a className="btn btn-plain" href={dayHref(next)}>
              {words.earlier}
            </a>
          ) : (
            year > firstYear && (
              <a className="btn btn-plain" href={yearHref(year - 1)}>
                {words.earlierYear(year - 1)}
              </a>
            )
          )}
        </p>
      </noscript>
    </>
  )
})

/** A jump does not wait longer for what it leads to. */
const LONGEST_WAIT_MS = 400
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The earliest year that is counted, without a gap, from a year on back. */
function oldestOf({ stats }: JournalNow, year: number): number {
  let oldest = year
  while (stats[oldest - 1]) oldest -= 1
  return oldest
}
