import { useQuery } from '@tanstack/react-query'
import type { TaskCounts } from '@throughline/core/task'
import { use, useEffect, useMemo, useState } from 'react'
import { task as words } from '../../../messages/task.ts'
import { list as listWords } from '../../../messages/task-list.ts'
import { useShared } from '../../desk/desk.ts'
import { isArranged, isMovable } from '../rules/list-address.ts'
import { itemsOf, orderOf } from '../rules/list-items.ts'
import type { TaskPage } from '../rules/place.ts'
import { type Section, sectionsOf, withEvents } from '../rules/sections.ts'
import { belongs } from '../rules/views.ts'
import type { Arranged } from '../server/load-arranged.ts'
import { Coming } from '../state/coming.ts'
import { wholeKey } from '../state/filtering.ts'
import { loadAll } from '../state/list.ts'
import { loadMore, pagesQuery } from '../state/queries.ts'
import { learnAll } from '../state/start.ts'
import { $counts, $openId } from '../state/stores.ts'
import { useTaskDesk } from '../state/task-desk.ts'
import { ArrangedList } from './ArrangedList.tsx'
import { EmptyList, FailedList, LoadingList } from './ListStates.tsx'
import { type Next, NextUp } from './NextUp.tsx'
import { useDrag } from './use-drag.ts'
import { VirtualList } from './VirtualList.tsx'

/** What came with the page. */
export interface GivenRows {
  /** The first page of the view. */
  first: TaskPage
  /** The newest completed tasks, for Today. */
  done?: TaskPage
  /** The list as it was asked for, when it is filtered, grouped or sorted. */
  arranged?: Arranged | undefined
  overdueIsShown?: boolean
  /** The person has no task at all yet. */
  isFirstDay?: boolean
  /** What comes after a Today without tasks. */
  next?: Next
  /** `first` is a later page of the view, asked for where there is no script. */
  isLater?: boolean
}

/** What a view holds, row by row. */
export function Rows({ openId: openAtFirst, given }: { openId: string | null; given?: GivenRows | undefined }) {
  const desk = useTaskDesk()
  const openId = useShared($openId, openAtFirst)
  return (
    <form className="task-form" method="post">
      {(given ? given.arranged : isArranged(desk)) ? (
        <ArrangedList key={wholeKey(desk).join()} openId={openId} given={given?.arranged} />
      ) : (
        <List key={desk.view} openId={openId} {...given} />
      )}
    </form>
  )
}

function List({
  openId,
  first,
  done,
  overdueIsShown = false,
  isFirstDay = false,
  isLater = false,
  next,
}: Partial<GivenRows> & { openId: string | null }) {
  const desk = useTaskDesk()
  const { view } = desk
  const isToday = view === 'today'
  const [unfolded, setUnfolded] = useState(overdueIsShown)
  useState(() => learnAll([...(first?.items ?? []), ...(done?.items ?? [])]))

  const counts = useShared($counts, null)
  const list = useQuery({ ...pagesQuery('tasks', view), ...(first && { initialData: [first] }), refetchOnMount: isLater ? 'always' : true })
  const completed = useQuery({ ...pagesQuery('tasks', 'completed'), ...(done && { initialData: [done] }), enabled: isToday })
  const tasks = useMemo(() => flat(list.data).filter((task) => belongs(view, task, desk.today)), [list.data, view, desk.today])
  const coming = use(Coming)
  const isPartial = list.data?.at(-1)?.nextCursor != null
  const sections = useMemo(() => {
    const own = sectionsOf(view, tasks, desk, isToday ? flat(completed.data) : [])
    if (view !== 'upcoming') return own
    return withEvents(
      own,
      coming.filter(({ day }) => day > desk.today),
      isPartial,
    )
  }, [view, tasks, desk, isToday, completed.data, coming, isPartial])
  const isFolded = ({ kind }: Section) => kind === 'overdue' && !unfolded
  const items = itemsOf(sections, isFolded)
  const readAll = async () => {
    const all = flat(await loadAll('tasks', view)).filter((task) => belongs(view, task, desk.today))
    return orderOf(itemsOf(sectionsOf(view, all, desk), isFolded))
  }
  useDrag(desk, tasks, isMovable(desk))
  useEffect(() => document.documentElement.setAttribute('data-ready', 'tasks'), [])

  if (list.isPending) return <LoadingList isLate />
  // What is on the days beside tasks is no list of them.
  if (list.isError && !(list.data && items.length)) return <FailedList onRetry={() => void list.refetch()} />
  if (!items.length) return <EmptyList view={view} isFirstDay={isFirstDay && hasNone(counts)} next={next} />
  return (
    <>
      {isToday && !tasks.length && (
        <>
          <p className="all-done">{listWords.empty.today}</p>
          <NextUp given={next} />
        </>
      )}
      <VirtualList
        items={items}
        openId={openId}
        isPartial={isPartial}
        isFolded={isFolded}
        onFold={() => setUnfolded(!unfolded)}
        onShort={() => void loadMore('tasks', view).catch(() => {})}
        readAll={readAll}
      />
      {first?.nextCursor && (
        <noscript>
          <a className="btn btn-plain more" href={`?cursor=${encodeURIComponent(first.nextCursor)}`}>
            {words.more}
          </a>
        </noscript>
      )}
    </>
  )
}

const flat = (pages: readonly TaskPage[] | undefined) => pages?.flatMap(({ items }) => items) ?? []

const hasNone = (counts: TaskCounts | null) => !counts || counts.today + counts.upcoming + counts.inbox === 0
