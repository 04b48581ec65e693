import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react'
import type { TaskItem } from '../../rules/list-items.ts'
import { showList } from '../../state/list.ts'
import { type LaneName, type Lanes, laneBeside, laneNames } from '../rules/lanes.ts'
import type { CardMove } from './move-card.ts'

/** The link of a card in a lane. */
export const linkIn = (lane: LaneName, id: string | undefined) =>
  document.querySelector<HTMLElement>(`[data-lane="${lane}"] [data-task="${id}"]`)

/** Arrows, and with Alt the card goes along; all other keys are the page's own. */
const arrows = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const

interface Options {
  lanes: Lanes
  onMove: (move: CardMove) => void
}

/** The keys of a card that has the focus. They belong to how a board works, as arrows in a list do. */
export function useBoardKeys(options: Options): (event: KeyboardEvent) => void {
  const current = useRef(options)
  current.current = options
  useCardsAsList(options.lanes)
  return useCallback((event) => {
    const { lanes, onMove } = current.current
    const link = (event.target as Element).closest<HTMLElement>('.card-title')
    const lane = link?.closest<HTMLElement>('[data-lane]')?.dataset.lane as LaneName
    const at = lanes[lane]?.findIndex(({ id }) => id === link?.dataset.task) ?? -1
    const task = lanes[lane]?.[at]
    const arrow = Object.hasOwn(arrows, event.key) ? arrows[event.key as keyof typeof arrows] : null
    if (!task || !arrow || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const [aside, along] = arrow
    if (event.altKey) {
      const to = aside ? laneBeside(lane, aside) : lane
      if (to) onMove({ task, from: lane, to, index: aside ? Math.min(at, lanes[to].length) : at + along })
    } else if (aside) {
      let next = laneBeside(lane, aside)
      while (next && !linkIn(next, lanes[next][0]?.id)) next = laneBeside(next, aside)
      if (next) focusAt(lanes, next, at)
    } else focusAt(lanes, lane, at + along)
  }, [])
}

const focusAt = (lanes: Lanes, lane: LaneName, index: number) =>
  linkIn(lane, lanes[lane][Math.max(0, Math.min(index, lanes[lane].length - 1))]?.id)?.focus()

/** A round that is over stands beside the next one of the same task. */
export const rowKey = (id: string, lane: LaneName): string => (lane === 'done' || lane === 'cancelled' ? `${id}-${lane}` : id)

/** Lets the page's keys, such as those to the next task and to complete it, work on cards. */
function useCardsAsList(lanes: Lanes) {
  useEffect(() => {
    const cards = laneNames.flatMap((lane) => {
      const isOver = lane === 'done' || lane === 'cancelled'
      const section = { key: lane, kind: isOver ? ('done' as const) : ('plain' as const), tasks: lanes[lane] }
      return lanes[lane].map((task, i) => ({
        lane,
        item: { type: 'task', key: rowKey(task.id, lane), section, task, position: i + 1 } as TaskItem,
      }))
    })
    return showList({
      items: cards.map(({ item }) => item),
      focus(index) {
        const { lane, item } = cards[index] ?? {}
        if (lane) linkIn(lane, item?.task.id)?.focus()
      },
    })
  }, [lanes])
}
