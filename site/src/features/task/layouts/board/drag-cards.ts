import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { keepRegistered } from '../registered.ts'
import type { LaneName } from '../rules/lanes.ts'

/** A card was let go over a lane: `index` is its place among the lane's other cards. */
export type OnCardDrop = (id: string, from: LaneName, to: LaneName, index: number) => void

const laneOf = (element: Element) => element.closest<HTMLElement>('[data-lane]')?.dataset.lane as LaneName

/** Makes the cards of a board movable by pointer. Answers how to stop. */
export function dragCards(board: HTMLElement, onDrop: OnCardDrop): () => void {
  return combine(
    keepRegistered(board, '[data-card]', (card) =>
      draggable({
        element: card,
        canDrag: ({ input }) => !document.elementFromPoint(input.clientX, input.clientY)?.closest('.card-more'),
        getInitialData: () => ({ card: card.dataset.card, lane: laneOf(card) }),
        onDragStart: () => card.setAttribute('data-dragging', ''),
        onDrop: () => card.removeAttribute('data-dragging'),
      }),
    ),
    keepRegistered(board, '[data-lane]', (lane) =>
      dropTargetForElements({
        element: lane,
        canDrop: ({ source }) => source.data.card !== undefined,
        onDrag: ({ source, location }) => mark(lane, String(source.data.card), location.current.input.clientY),
        onDragLeave: () => unmark(lane),
        onDrop: ({ source, location }) => {
          unmark(lane)
          const { card, lane: from } = source.data
          onDrop(String(card), from as LaneName, laneOf(lane), indexAt(lane, String(card), location.current.input.clientY))
        },
      }),
    ),
  )
}

const others = (lane: HTMLElement, id: string) =>
  [...lane.querySelectorAll<HTMLElement>('[data-card]')].filter(({ dataset }) => dataset.card !== id)

function indexAt(lane: HTMLElement, id: string, y: number): number {
  const cards = others(lane, id)
  const below = cards.findIndex((card) => {
    const { top, height } = card.getBoundingClientRect()
    return y < top + height / 2
  })
  return below < 0 ? cards.length : below
}

/** Shows where the card would land. */
function mark(lane: HTMLElement, id: string, y: number) {
  unmark(lane)
  lane.setAttribute('data-over', '')
  const cards = others(lane, id)
  const index = indexAt(lane, id, y)
  if (cards[index]) cards[index].setAttribute('data-drop', 'upper')
  else cards.at(-1)?.setAttribute('data-drop', 'lower')
}

function unmark(lane: HTMLElement) {
  lane.removeAttribute('data-over')
  for (const card of lane.querySelectorAll('[data-drop]')) card.removeAttribute('data-drop')
}
