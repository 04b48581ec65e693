import { useQuery } from '@tanstack/react-query'
import type { Task } from '@throughline/core/task'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useShared } from '../../../desk/desk.ts'
import { useMoves } from '../../../desk/drag/use-moves.ts'
import { keepFocusOn } from '../../../desk/keep-focus.ts'
import { closedDay } from '../../rules/closed-day.ts'
import type { TaskPage } from '../../rules/place.ts'
import { belongs } from '../../rules/views.ts'
import { listKeyOf } from '../../state/filtering.ts'
import { pagesQuery } from '../../state/queries.ts'
import { learnAll } from '../../state/start.ts'
import { $openId } from '../../state/stores.ts'
import { useTaskDesk } from '../../state/task-desk.ts'
import { FailedList, LoadingList } from '../../ui/ListStates.tsx'
import { useChoosing } from '../../ui/select/use-choosing.ts'
import { LayoutHelp } from '../LayoutHelp.tsx'
import { earliestClosed, type LaneName, laneNames, lanesOf } from '../rules/lanes.ts'
import { useRest } from '../use-rest.ts'
import { Lane } from './Lane.tsx'
import { type Asked, MoveCard } from './MoveCard.tsx'
import { type CardMove, moveCard } from './move-card.ts'
import { linkIn, useBoardKeys } from './use-board-keys.ts'

/** What came with the page. */
export interface GivenLanes {
  /** The first page of the view. */
  first: TaskPage
  /** What was closed last. */
  done: TaskPage
}

interface Props {
  openId: string | null
  given?: GivenLanes | undefined
}

/** The tasks of a view by status. */
export function Lanes(props: Props) {
  return <LanesOf key={listKeyOf(useTaskDesk()).join()} {...props} />
}

function LanesOf({ openId: openAtFirst, given }: Props) {
  const openId = useShared($openId, openAtFirst)
  const desk = useTaskDesk()
  const { view, today } = desk
  useState(() => given && learnAll([...given.first.items, ...given.done.items]))
  const key = listKeyOf(desk)
  const doneKey = listKeyOf({ ...desk, view: 'completed' })
  const list = useQuery({ ...pagesQuery(...key), ...(given && { initialData: [given.first] }) })
  const completed = useQuery({ ...pagesQuery(...doneKey), ...(given && { initialData: [given.done] }) })
  const closed = completed.data ?? noPages
  const isPartial = useRest(key, list.data ?? noPages, true)
  const lastClosed = closed.at(-1)?.items.at(-1)
  const isShort = lastClosed !== undefined && closedDay(lastClosed, desk) >= earliestClosed(view, today)
  const isDonePartial = useRest(doneKey, closed, isShort)

  const lanes = useMemo(() => {
    const active = (list.data ?? noPages).flatMap(({ items }) => items).filter((task) => belongs(view, task, today))
    return lanesOf(
      view,
      active,
      closed.flatMap(({ items }) => items),
      desk,
    )
  }, [list.data, closed, view, today, desk])

  const board = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const now = useRef(lanes)
  now.current = lanes
  const onMenu = useCallback((task: Task, lane: LaneName, opener: Element) => setAsked({ task, lane, opener }), [])
  const onMove = (move: CardMove) => {
    void keepFocusOn(moveCard(move, now.current, view), () => linkIn(move.to, move.task.id))
  }
  const onKeyDown = useBoardKeys({ lanes, onMove })
  const { onClickCapture, onMouseDown } = useChoosing()
  useMoves(
    () => board.current,
    async () => {
      const { cardMoves } = await import('./drag-cards.ts')
      return cardMoves((id, from, to, index) => {
        const task = now.current[from].find((task) => task.id === id)
        if (task) void moveCard({ task, from, to, index }, now.current, view)
      })
    },
  )
  useEffect(() => document.documentElement.setAttribute('data-ready', 'board'), [])

  if (list.isPending) return <LoadingList isLate />
  if (list.isError && !list.data?.length) return <FailedList onRetry={() => void list.refetch()} />
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the cards in it */}
      <div className="board" ref={board} onKeyDown={onKeyDown} onClickCapture={onClickCapture} onMouseDown={onMouseDown}>
        {laneNames.map((name) => (
          <Lane
            key={name}
            name={name}
            tasks={lanes[name]}
            isPartial={name === 'done' || name === 'cancelled' ? isDonePartial && isShort : isPartial}
            openId={openId}
            onMenu={onMenu}
          />
        ))}
      </div>
      <LayoutHelp of="board" />
      {asked && <MoveCard asked={asked} lanes={lanes} onMove={onMove} onClose={() => setAsked(null)} />}
    </>
  )
}

const noPages: readonly TaskPage[] = []
