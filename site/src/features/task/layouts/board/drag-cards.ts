import { taskLayouts as words } from '../../../../messages/task-layouts.ts'
import { dimmed, type Held, type Moves } from '../../../desk/drag/moves.ts'
import type { LaneName } from '../rules/lanes.ts'

/** A card was let go over a lane: `index` is its place among the lane's other cards. */
type OnCardDrop = (id: string, from: LaneName, to: LaneName, index: number) => void

const laneOf = (element: HTMLElement) => element.dataset.lane as LaneName
const cardOf = (element: HTMLElement) => element.dataset.card ?? ''

/** How the cards of a board are moved: into a lane, between two others. */
export function cardMoves(onDrop: OnCardDrop): Moves {
  let from: LaneName = 'open'
  return {
    items: '[data-card]',
    places: '[data-lane]',
    canLand: () => true,
    mark(held, lane) {
      mark(held, lane)
      return words.board.lanes[laneOf(lane)]
    },
    unmark,
    drop: (held, lane) => onDrop(cardOf(held.item), from, laneOf(lane), indexAt(held, lane)),
    nameOf: (card) => card.querySelector('.card-title')?.textContent ?? '',
    lift(card) {
      from = laneOf(card.closest('[data-lane]') as HTMLElement)
      return dimmed(card)
    },
  }
}

const others = (lane: HTMLElement, { item }: Held) =>
  [...lane.querySelectorAll<HTMLElement>('[data-card]')].filter((card) => cardOf(card) !== cardOf(item))

function indexAt(held: Held, lane: HTMLElement): number {
  const cards = others(lane, held)
  const below = cards.findIndex((card) => {
    const { top, height } = card.getBoundingClientRect()
    return held.at.y < top + height / 2
  })
  return below < 0 ? cards.length : below
}

/** Shows where the card would land. */
function mark(held: Held, lane: HTMLElement) {
  unmark(lane)
  lane.setAttribute('data-over', '')
  const cards = others(lane, held)
  const next = cards[indexAt(held, lane)]
  if (next) next.setAttribute('data-drop', 'upper')
  else cards.at(-1)?.setAttribute('data-drop', 'lower')
}

function unmark(lane: HTMLElement) {
  lane.removeAttribute('data-over')
  for (const card of lane.querySelectorAll('[data-drop]')) card.removeAttribute('data-drop')
}
