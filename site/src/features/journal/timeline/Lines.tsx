import { useEffect, useImperativeHandle, useRef } from 'react'
import { focusSoon } from '../../../components/focus-soon.ts'
import { timeline as words } from '../../../messages/journal-timeline.ts'
import { newEntryHref } from '../../addresses/journal.ts'
import { useShared } from '../../desk/desk.ts'
import { type LineSizes, useVirtualLines } from '../../desk/ui/use-virtual-lines.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { formatter, longDate, plain } from '../../desk/words/day.ts'
import { walkBy } from '../../task/state/list.ts'
import type { EntryRow } from '../rules/row.ts'
import type { TimelineItem } from '../rules/timeline.ts'
import { $unsealed, type Unsealed } from '../state/unsealed.ts'
import { DayMark, EntryLine, type Hits } from './EntryLine.tsx'

export interface LinesHandle {
  /** Brings a line into view and, once it is drawn, gives it the focus. */
  show(index: number): void
}

interface Props {
  ref?: React.Ref<LinesHandle>
  items: readonly TimelineItem[]
  hits?: ReadonlyMap<string, Hits>
  /** What sealed journals are called, by id. */
  sealed: ReadonlyMap<string, string>
  /** The year whose months need not name it. */
  plainYear: number
  /** Days whose entries are seen and not here. */
  onAhead?: (dates: readonly string[]) => void
  /** The last lines are near. */
  onShort?: () => void
}

const ENTRY = { wide: 136, narrow: 168 }
const BEGIN = 56
const MONTH = 64

const sizes: LineSizes<TimelineItem> = {
  first: 3600,
  above: 24,
  beside: 4,
  of(item, isNarrow) {
    if (item?.type === 'month') return MONTH
    if (item?.type === 'begin') return BEGIN
    return isNarrow ? ENTRY.narrow : ENTRY.wide
  },
}

/** Lines before the last that are kept ahead of the reader. */
const SHORT = 60

/** Entries by month and day: of any number only what is near the screen is rendered. */
export function Lines({ ref, items, hits, sealed, plainYear, onAhead, onShort }: Props) {
  const desk = useDesk()
  const list = useRef<HTMLDivElement>(null)
  const unsealed = useShared($unsealed, null)?.byId
  const { virtualizer, lines, before, height } = useVirtualLines(items, list, sizes)
  const shown = lines.flatMap(({ index }) => (items[index] ? [{ item: items[index], index }] : []))

  const show = (index: number) => {
    virtualizer.scrollToIndex(index, { align: 'start' })
    focusLine(items[index]?.key)
  }
  useImperativeHandle(ref, () => ({ show }))
  useWalking(items, (index) => {
    virtualizer.scrollToIndex(index)
    focusLine(items[index]?.key)
  })

  const ahead = shown.flatMap(({ item }) => (item.type === 'ahead' ? item.date : []))
  const wanted = ahead.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for as soon as other days are wanted
  useEffect(() => {
    if (wanted) onAhead?.([...new Set(ahead)])
  }, [wanted])
  const isShort = (lines.at(-1)?.index ?? 0) > items.length - SHORT
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for anew whenever there are more lines
  useEffect(() => {
    if (isShort) onShort?.()
  }, [isShort, items.length])

  const months = [...Map.groupBy(shown, ({ item }) => (item.type === 'month' ? item.month : item.date.slice(0, 7)))]
  return (
    <div className="entry-list" ref={list} style={{ minHeight: height }}>
      <div style={{ transform: `translateY(${before}px)` }}>
        {months.map(([month, own]) => (
          <section key={month} aria-label={monthWords(month, null, desk.locale)}>
            {own.map(
              ({ item, index }) =>
                item.type === 'month' && (
                  <h2 className="month" key={item.key} data-index={index} ref={virtualizer.measureElement}>
                    {monthWords(month, plainYear, desk.locale)}
                  </h2>
                ),
            )}
            <ol className="thread entries">
              {own.map(
                ({ item, index }) =>
                  item.type !== 'month' && (
                    <li
                      className={item.type === 'entry' ? 'entry' : `entry is-${item.type}`}
                      key={item.key}
                      data-line={item.key}
                      data-index={index}
                      ref={virtualizer.measureElement}
                    >
                      {item.type === 'entry' ? (
                        <EntryLine
                          entry={asItReads(item.entry, unsealed)}
                          isFirst={item.isFirst}
                          sealedIn={sealed.get(item.entry.journalId ?? '')}
                          isUnsealed={unsealed?.has(item.entry.id) ?? false}
                          hits={hits?.get(item.entry.id)}
                          today={desk.today}
                          locale={desk.locale}
                        />
                      ) : item.type === 'begin' ? (
                        <Begin date={item.date} today={desk.today} locale={desk.locale} />
                      ) : (
                        <Ahead item={item} today={desk.today} locale={desk.locale} />
                      )}
                    </li>
                  ),
              )}
            </ol>
          </section>
        ))}
      </div>
    </div>
  )
}

/** An entry with what only this browser can read of it. */
function asItReads(entry: EntryRow, unsealed: ReadonlyMap<string, Unsealed> | undefined): EntryRow {
  const read = unsealed?.get(entry.id)
  return read ? { ...entry, title: read.title, excerpt: read.excerpt, mood: read.mood, tags: read.tags } : entry
}

const monthWords = (month: string, plainYear: number | null, locale: string) =>
  formatter(locale, {
    month: 'long',
    ...(Number(month.slice(0, 4)) !== plainYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(plain(`${month}-01`))

const Begin = ({ date, today, locale }: { date: string; today: string; locale: string }) => (
  <>
    <i className="knot next" />
    <DayMark date={date} today={today} locale={locale} />
    <p className="entry-begin">
      <a className="link" href={newEntryHref(date, today)}>
        {date === today ? words.begin : words.beginOn(longDate(date, { today, locale }))}
      </a>
    </p>
  </>
)

const Ahead = ({ item, today, locale }: { item: TimelineItem & { type: 'ahead' }; today: string; locale: string }) => (
  <>
    <i className="knot" />
    {item.isFirst && <DayMark date={item.date} today={today} locale={locale} />}
    <p className="entry-ahead">
      <span className="hidden-text">{words.loading}</span>
    </p>
  </>
)

const lineOf = (key: string | undefined) => document.querySelector<HTMLElement>(`[data-line="${key}"] :is([data-entry], .entry-begin a)`)

/** A line that was far away is drawn only once the list has scrolled there. */
function focusLine(key: string | undefined): void {
  lineOf(key)?.focus({ preventScroll: true })
  focusSoon(() => lineOf(key), 2, { preventScroll: true })
}

/** Makes these lines the ones that keys move among. */
function useWalking(items: readonly TimelineItem[], show: (index: number) => void): void {
  const current = useRef({ items, show })
  current.current = { items, show }
  useEffect(
    () =>
      walkBy((step) => {
        const { items, show } = current.current
        const key = document.activeElement?.closest<HTMLElement>('[data-line]')?.dataset.line
        const at = key === undefined ? -1 : items.findIndex((item) => item.key === key)
        let next = at < 0 && step < 0 ? items.length - 1 : at + step
        while (items[next]?.type === 'month') next += step
        if (items[next]) show(next)
        return items[next] !== undefined
      }),
    [],
  )
}
