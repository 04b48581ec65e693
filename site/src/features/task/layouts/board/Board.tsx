import { useQuery } from '@tanstack/react-query'
import type { Task } from '@throughline/core/task'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { taskLayouts as words } from '../../../../messages/task-layouts.ts'
import { useMoves } from '../../drag/use-moves.ts'
import type { TaskPage } from '../../rules/place.ts'
import { closedDay } from '../../rules/sections.ts'
import { belongs } from '../../rules/views.ts'
import { type Desk, useShared } from '../../state/desk.ts'
import { listKeyOf } from '../../state/filtering.ts'
import { pagesQuery } from '../../state/queries.ts'
import { learnAll } from '../../state/start.ts'
import { $openId } from '../../state/stores.ts'
import { GivenProgress, learnProgress, type ProgressById } from '../../state/task-progress.ts'
import { Island, useDesk } from '../../ui/Island.tsx'
import { FailedList } from '../../ui/ListStates.tsx'
import { ParentTitles, type Titles, titlesOfParents } from '../../ui/RowParent.tsx'
import { useChoosing } from '../../ui/select/use-choosing.ts'
import { OrResults } from '../OrResults.tsx'
import { earliestClosed, type LaneName, laneNames, lanesOf } from '../rules/lanes.ts'
import { useKeptFocus } from '../use-kept-focus.ts'
import { useRest } from '../use-rest.ts'
import { Lane } from './Lane.tsx'
import { type Asked, MoveCard } from './MoveCard.tsx'
import { type CardMove, moveCard } from './move-card.ts'
import { linkIn, useBoardKeys } from './use-board-keys.ts'

interface Props {
  desk: Desk
  openId: string | null
  /** The first page of the view. */
  first: TaskPage
  /** What was closed last. */
  done: TaskPage
  /** What was searched for, and found, as the page began. */
  search?: { typed: string; found: TaskPage } | undefined
  /** Titles of parents that are in none of these lists. */
  parents: Titles
  /** How far the steps of these tasks are, and what they wait for. */
  progress: ProgressById
}

/** The island of the board: the tasks of a view by status, or what was searched for. */
export default function Board({ desk, openId, parents, progress, search, first, done }: Props) {
  useState(() => learnProgress(progress))
  const [titles] = useState(() => ({ ...titlesOfParents([...first.items, ...done.items]), ...parents }))
  return (
    <Island desk={desk} openId={openId}>
      <ParentTitles value={titles}>
        <GivenProgress value={progress}>
          <OrResults openId={openId} search={search}>
            <LanesOf openId={openId} first={first} done={done} />
          </OrResults>
        </GivenProgress>
      </ParentTitles>
    </Island>
  )
}

function LanesOf({ openId: openAtFirst, first, done }: Pick<Props, 'openId' | 'first' | 'done'>) {
  const openId = useShared($openId, openAtFirst)
  const desk = useDesk()
  const { view, today } = desk
  useState(() => learnAll([...first.items, ...done.items]))
  const key = listKeyOf(desk)
  const doneKey = listKeyOf({ ...desk, view: 'completed' })
  const list = useQuery({ ...pagesQuery(...key), initialData: [first] })
  const completed = useQuery({ ...pagesQuery(...doneKey), initialData: [done] })
  const isPartial = useRest(key, list.data, true)
  const lastClosed = completed.data.at(-1)?.items.at(-1)
  const isShort = lastClosed !== undefined && closedDay(lastClosed, desk) >= earliestClosed(view, today)
  const isDonePartial = useRest(doneKey, completed.data, isShort)

  const lanes = useMemo(() => {
    const active = list.data.flatMap(({ items }) => items).filter((task) => belongs(view, task, today))
    const closed = completed.data.flatMap(({ items }) => items)
    return lanesOf(view, active, closed, desk)
  }, [list.data, completed.data, view, today, desk])

  const board = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const now = useRef(lanes)
  now.current = lanes
  const onMenu = useCallback((task: Task, lane: LaneName, opener: Element) => setAsked({ task, lane, opener }), [])
  const keepFocus = useKeptFocus()
  const onMove = (move: CardMove) => {
    void moveCard(move, now.current).then((isMoved) => isMoved && keepFocus(() => linkIn(move.to, move.task.id)))
  }
  const onKeyDown = useBoardKeys({ lanes, onMove })
  const { onClickCapture, onMouseDown } = useChoosing()
  useMoves(
    () => board.current,
    async () => {
      const { cardMoves } = await import('./drag-cards.ts')
      return cardMoves((id, from, to, index) => {
        const task = now.current[from].find((task) => task.id === id)
        if (task) void moveCard({ task, from, to, index }, now.current)
      })
    },
  )
  useEffect(() => document.documentElement.setAttribute('data-ready', 'board'), [])

  if (list.isError && !list.data.length) return <FailedList onRetry={() => void list.refetch()} />
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
      <p className="layout-help">{words.board.help}</p>
      {asked && <MoveCard asked={asked} lanes={lanes} onMove={onMove} onClose={() => setAsked(null)} />}
    </>
  )
}
