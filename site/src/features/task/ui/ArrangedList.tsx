import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { arrangedSections } from '../rules/arrange.ts'
import { isMovable } from '../rules/list-address.ts'
import { itemsOf, orderOf } from '../rules/list-items.ts'
import type { Section } from '../rules/sections.ts'
import type { Arranged } from '../server/load-arranged.ts'
import { wholeKey } from '../state/filtering.ts'
import { loadAll } from '../state/list.ts'
import { pagesQuery } from '../state/queries.ts'
import { learnAll } from '../state/start.ts'
import { useTaskDesk } from '../state/task-desk.ts'
import { GroupCounts } from './GroupHeading.tsx'
import { EmptyList, FailedList, LoadingList, NothingMatches } from './ListStates.tsx'
import { useDrag } from './use-drag.ts'
import { VirtualList } from './VirtualList.tsx'

interface Props {
  openId: string | null
  /** What came with the page. */
  given: Arranged | undefined
}

/** A list that is filtered, grouped or sorted; it is read to its end, as only then its order is known. */
export function ArrangedList({ openId, given }: Props) {
  const desk = useTaskDesk()
  const [folded, setFolded] = useState<readonly string[]>([])
  useState(() => given && learnAll(given.first.items))
  const list = useQuery({
    ...pagesQuery(...wholeKey(desk)),
    ...(given && { initialData: [given.first], refetchOnMount: given.first.nextCursor === null ? true : 'always' }),
  })
  const tasks = useMemo(() => list.data?.flatMap(({ items }) => items) ?? [], [list.data])
  const sections = useMemo(() => arrangedSections(desk, tasks, desk.locale), [desk, tasks])
  const isPartial = list.data?.at(-1)?.nextCursor != null
  const isFolded = ({ key }: Section) => folded.includes(key)
  const items = itemsOf(sections, isFolded)
  const readAll = async () => {
    const all = (await loadAll(...wholeKey(desk))).flatMap(({ items }) => items)
    return orderOf(itemsOf(arrangedSections(desk, all, desk.locale), isFolded))
  }
  useDrag(desk, tasks, isMovable(desk))
  useEffect(() => document.documentElement.setAttribute('data-ready', 'tasks'), [])

  if (list.isPending) return <LoadingList isLate />
  if (list.isError && (isPartial || !list.data)) return <FailedList onRetry={() => void list.refetch()} />
  if (!items.length) return desk.list.filter ? <NothingMatches /> : <EmptyList view={desk.view} isFirstDay={false} />
  return (
    <GroupCounts value={isPartial && given ? given.counts : null}>
      <VirtualList
        items={items}
        openId={openId}
        isPartial={isPartial}
        isFolded={isFolded}
        onFold={(section) => setFolded(isFolded(section) ? folded.filter((key) => key !== section.key) : [...folded, section.key])}
        onShort={() => {}}
        readAll={readAll}
      />
    </GroupCounts>
  )
}
