import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { keepRegistered } from '../registered.ts'
import { clock, minutesOf, snapped } from '../rules/reschedule.ts'

/** Where an entry was let go: on a day as it is, at a time of it, at none, or on no day. */
export type Drop =
  | { on: 'day'; day: string }
  | { on: 'time'; day: string; minutes: number }
  | { on: 'untimed'; day: string }
  | { on: 'none' }

/** Makes what stands in a calendar movable by pointer. Answers how to stop. */
export function dragEntries(calendar: HTMLElement, onDrop: (id: string, drop: Drop) => void): () => void {
  return combine(
    keepRegistered(calendar, '[data-entry]', (entry) =>
      draggable({
        element: entry,
        canDrag: ({ input }) => !document.elementFromPoint(input.clientX, input.clientY)?.closest('.block-edge, .card-more'),
        getInitialData: ({ input }) => ({ entry: entry.dataset.entry, grip: gripOf(entry, input.clientY) }),
        onDragStart: () => entry.setAttribute('data-dragging', ''),
        onDrop: () => entry.removeAttribute('data-dragging'),
      }),
    ),
    keepRegistered(calendar, '[data-day], [data-unplanned]', (place) =>
      dropTargetForElements({
        element: place,
        canDrop: ({ source }) => source.data.entry !== undefined,
        onDrag: ({ source, location }) => mark(place, dropOn(place, location.current.input.clientY - Number(source.data.grip))),
        onDragLeave: () => place.removeAttribute('data-over'),
        onDrop: ({ source, location }) => {
          place.removeAttribute('data-over')
          onDrop(String(source.data.entry), dropOn(place, location.current.input.clientY - Number(source.data.grip)))
        },
      }),
    ),
  )
}

/** How far below its top a block is held; a line or a card counts by the pointer. */
const gripOf = (entry: HTMLElement, y: number) => (entry.classList.contains('block') ? y - entry.getBoundingClientRect().top : 0)

function dropOn(place: HTMLElement, y: number): Drop {
  const { day, from, to, untimed } = place.dataset
  if (!day) return { on: 'none' }
  if (untimed !== undefined) return { on: 'untimed', day }
  if (from === undefined) return { on: 'day', day }
  const { top, height } = place.getBoundingClientRect()
  const hours = Number(from) + ((y - top) / height) * (Number(to) - Number(from))
  // As it is kept, so that it stays within the day.
  return { on: 'time', day, minutes: minutesOf(clock(snapped(hours * 60))) }
}

/** Shows where it would land. */
function mark(place: HTMLElement, drop: Drop) {
  place.setAttribute('data-over', drop.on === 'time' ? clock(drop.minutes) : '')
  if (drop.on === 'time') place.style.setProperty('--at', String(drop.minutes / 60))
}
