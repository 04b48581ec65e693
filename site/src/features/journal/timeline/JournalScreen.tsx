import { exportHref } from '../../addresses/entries.ts'
import { dayHref, monthHref, yearHref } from '../../addresses/journal.ts'
import '../state/area.ts'
import type { JournalStats } from '@throughline/core/journal'
import { nextDay } from '@throughline/core/kernel/day'
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { late } from '../../../components/late.tsx'
import { journal as words } from '../../../messages/journal.ts'
import { timeline } from '../../../messages/journal-timeline.ts'
import type { Desk } from '../../desk/desk.ts'
import { useShared } from '../../desk/desk.ts'
import { placesOf } from '../../desk/kept/places.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { Island } from '../../frame/Island.tsx'
import { Month } from '../calendar/Month.tsx'
import { Heatmap } from '../heatmap/Heatmap.tsx'
import { JOURNALS } from '../journals/address.ts'
import { MoodOverTime } from '../mood/MoodOverTime.tsx'
import { isSought, type JournalAddress, type Overview } from '../rules/address.ts'
import { type PackedStats, unpacked } from '../rules/days.ts'
import type { EntryRow } from '../rules/row.ts'
import type { Range } from '../rules/timeline.ts'
import { Filters, type NamedJournal } from '../search/Filters.tsx'
import { FoundList } from '../search/FoundList.tsx'
import type { FoundPages } from '../state/found.ts'
import { followEntries } from '../state/live.ts'
import { GivenCounts, learnCounts, type TaskCounts } from '../state/made-tasks.ts'
import { $menu, loadMenu } from '../state/menu.ts'
import { entryRecords } from '../state/records.ts'
import { $sought, followAddress, seek } from '../state/sought.ts'
import { $journal, beginJournal, type JournalNow } from '../state/timeline.ts'
import { Timeline } from './Timeline.tsx'

const EntryMenu = lazy(loadMenu)
/** Few have something that is not sent. */
const KeptEntries = late(() => import('./KeptEntries.tsx'), { isInPage: true })
/** Few have a sealed journal. */
const SealedShelf = lazy(() => import('../seal/ui/SealedShelf.tsx'))

/** What comes with the page of the journal. */
export interface GivenJournal {
  year: number
  /** Of the oldest and the newest entry. */
  firstYear: number
  lastYear: number
  stats: PackedStats
  entries: readonly EntryRow[]
  /** Days whose entries came with the page. */
  range: Range
  /** The day after the first that is shown. */
  before: string
  /** Whether there are later ones in that year. */
  isLater: boolean
  /** Where the next page begins without a script. */
  next: string | null
  journals: readonly NamedJournal[]
  /** How many tasks they became, of those that came with the page. */
  made: TaskCounts
  found: { by: string; found: FoundPages } | null
}

interface Props {
  desk: Desk
  given: GivenJournal
  address: JournalAddress
}

/** The island of the journal. */
export default function JournalScreen({ desk, given, address }: Props) {
  const [first] = useState(
    (): JournalNow => ({ stats: { [given.year]: unpacked(given.stats) }, entries: given.entries, ranges: [given.range] }),
  )
  useState(() => beginJournal(first))
  useState(() => learnCounts(given.made))
  useEffect(followEntries, [])
  useEffect(followAddress, [])
  return (
    <Island desk={desk}>
      <GivenCounts value={given.made}>
        <Screen given={given} first={first} address={address} />
      </GivenCounts>
      <Menu />
    </Island>
  )
}

function Screen({ given, first, address }: { given: GivenJournal; first: JournalNow; address: JournalAddress }) {
  const journal = useShared($journal, first) ?? first
  const sought = useShared($sought, address.sought) ?? address.sought
  // What is shown gives way to typing on.
  const shown = useDeferredValue(sought)
  const { year, firstYear, before, isLater, next, journals } = given
  const stats = journal.stats[year] as JournalStats
  const goTo = useRef<((date: string) => void) | null>(null)
  const sealedOnes = useMemo(() => journals.flatMap((journal) => (journal.seal ? [{ ...journal, seal: journal.seal }] : [])), [journals])
  const sealed = useMemo(() => new Map(sealedOnes.map(({ id, name }) => [id, name])), [sealedOnes])
  const tags = useMemo(() => tagsOf(stats, sought.tag), [stats, sought.tag])
  const [onDay] = useState(() => (date: string) => {
    if (!goTo.current || date >= before) return false
    goTo.current(date)
    history.replaceState(history.state, '', dayHref(date))
    return true
  })
  const [onReady] = useState(() => (go: (date: string) => void) => {
    goTo.current = go
    document.documentElement.setAttribute('data-ready', 'journal')
    return () => {
      goTo.current = null
    }
  })
  const { accountId } = useDesk()
  const [hasKept, setHasKept] = useState(false)
  useEffect(() => setHasKept(Object.keys(localStorage).some((key) => key.startsWith(placesOf('entry', accountId)))), [accountId])
  const isEmpty = firstYear === 0 && journal.entries.length === 0 && stats.total.entries === 0
  return (
    <>
      <Head given={given} overview={address.overview} isEmpty={isEmpty} />
      {hasKept && <KeptEntries accountId={accountId} />}
      {isEmpty ? (
        <Empty />
      ) : (
        <>
          <Above address={address} stats={stats} year={year} onDay={onDay} />
          <Filters sought={sought} tags={tags} journals={journals} onSeek={(next) => seek(next, sought)} />
          {sealedOnes.length > 0 && (
            <Suspense>
              <SealedShelf journals={sealedOnes} chosen={sought.journal} />
            </Suspense>
          )}
          {isSought(shown) ? (
            <FoundList sought={shown} given={given.found} sealed={sealed} />
          ) : (
            <Timeline
              journal={journal}
              year={year}
              firstYear={firstYear || year}
              before={before}
              isLater={isLater}
              next={next}
              day={address.day}
              sealed={sealed}
              onReady={onReady}
            />
          )}
        </>
      )}
    </>
  )
}

/** Those that are used, most used first, and the one that is chosen. */
function tagsOf({ tags }: JournalStats, chosen: string): string[] {
  const used = tags.slice(0, 30).map(({ tag }) => tag)
  return chosen && !used.includes(chosen) ? [chosen, ...used] : used
}

function Head({ given: { year, firstYear, lastYear }, overview, isEmpty }: { given: GivenJournal; overview: Overview; isEmpty: boolean }) {
  const step = (to: number, name: string, icon: 'left' | 'right') => (
    <a className="btn btn-icon" href={yearHref(to, overview === 'mood' ? 'mood' : 'year')} aria-label={name}>
      <Icon name={icon} />
    </a>
  )
  return (
    <div className="head journal-head">
      <h1 className="prose">{words.title}</h1>
      {!isEmpty && (
        <p className="head-sub num journal-year">
          {year}
          {firstYear > 0 && year > firstYear && step(year - 1, timeline.year.earlier(year - 1), 'left')}
          {year < lastYear && step(year + 1, timeline.year.later(year + 1), 'right')}
        </p>
      )}
      <div className="head-end">
        {!isEmpty && (
          <a className="btn btn-quiet" href={exportHref(`${year}-01-01`, `${year}-12-31`)}>
            {timeline.export}
          </a>
        )}
        <a className="btn btn-quiet" href={JOURNALS}>
          {timeline.journals}
        </a>
        {!isEmpty && (
          <a className="btn btn-icon to-trash" href="/journal/trash" aria-label={timeline.trash} title={timeline.trash}>
            <Icon name="trash" />
          </a>
        )}
        <a className={`btn ${isEmpty ? 'btn-plain' : 'btn-primary'}`} href="/journal/new">
          {timeline.write}
        </a>
      </div>
    </div>
  )
}

const Empty = () => (
  <div className="empty">
    <p>{timeline.empty.text}</p>
    <div className="empty-acts">
      <a className="btn btn-primary" href="/journal/new">
        {timeline.empty.act}
      </a>
      <a className="btn btn-plain" href="/import">
        {timeline.empty.import}
      </a>
    </div>
  </div>
)

interface AboveProps {
  address: JournalAddress
  stats: JournalStats
  year: number
  onDay: (date: string) => boolean
}

/** What stands above the entries: the year, a month, or how one was. */
function Above({ address: { overview, month: asked }, stats, year, onDay }: AboveProps) {
  const { today, locale, weekStart } = useDesk()
  const month = asked ?? (today.startsWith(String(year)) ? today.slice(0, 7) : `${year}-01`)
  const tabs = [
    { name: 'year', href: yearHref(year) },
    { name: 'month', href: monthHref(month) },
    { name: 'mood', href: yearHref(year, 'mood') },
  ] as const
  const isNow = today.startsWith(String(year))
  return (
    <div className="journal-above">
      <nav className="tabs" aria-label={timeline.overview.label}>
        {tabs.map(({ name, href }) => (
          <a key={name} href={href} aria-current={name === overview ? 'true' : undefined}>
            {timeline.overview[name]}
          </a>
        ))}
      </nav>
      {overview === 'year' && <Heatmap year={year} stats={stats} today={today} locale={locale} weekStart={weekStart} onDay={onDay} />}
      {overview === 'month' && <Month month={month} days={stats.days} today={today} locale={locale} weekStart={weekStart} />}
      {overview === 'mood' && (
        <MoodOverTime
          year={year}
          stats={stats}
          before={isNow ? nextDay(today) : `${year + 1}-01-01`}
          locale={locale}
          weekStart={weekStart}
        />
      )}
    </div>
  )
}

function Menu() {
  const menu = useShared($menu, null)
  const entry = menu && entryRecords.shown(menu.id)
  if (!menu || !entry) return null
  return (
    <Suspense>
      <EntryMenu key={menu.id} entry={entry} opener={menu.opener} onClose={() => $menu.set(null)} />
    </Suspense>
  )
}
