import { taskLayouts as words } from '../../../../messages/task-layouts.ts'
import { dimmed, type Held, type Moves, type Point } from '../../../desk/drag/moves.ts'
import { minutesOf } from '../../../desk/wall-clock.ts'
import { type DateContext, localTime, longDate } from '../../../desk/words/day.ts'
import { clock, snapped } from '../rules/reschedule.ts'

/** Where an entry was let go: on a day as it is, at a time of it, at none, or on no day. */
export type Drop =
  | { on: 'day'; day: string }
  | { on: 'time'; day: string; minutes: number }
  | { on: 'untimed'; day: string }
  | { on: 'none' }

/** How what stands in a calendar is moved: on to a day, among its hours, or off them all. */
export const entryMoves = (onDrop: (id: string, drop: Drop) => void, dates: DateContext): Moves => ({
  items: '[data-entry]',
  places: '[data-day], [data-unplanned]',
  canLand: () => true,
  mark(held, place) {
    const drop = dropAt(held, place)
    // It is looked at again with every move of a pointer, and often there is nothing new to see.
    const over = drop.on === 'time' ? clock(drop.minutes) : ''
    if (place.dataset.over !== over) place.dataset.over = over
    if (drop.on === 'time') place.style.setProperty('--at', String(drop.minutes / 60))
    return wordsOf(drop, dates)
  },
  unmark: (place) => place.removeAttribute('data-over'),
  drop: (held, place) => onDrop(held.item.dataset.entry ?? '', dropAt(held, place)),
  nameOf: (entry) => entry.querySelector('.entry-title, .task-title, .card-title')?.textContent ?? '',
  lift: dimmed,
  beyond,
})

/** CSS pixels from a side of the window that lie beyond the days on a narrow screen. */
const SIDE = 20

/** The link to earlier or later days: itself, or a side of the calendar that leads there. */
function beyond({ x, y }: Point): HTMLElement | null {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-step]')
  if (under) return under
  const days = [...document.querySelectorAll('.cal-wide, .cal-compact')].find((days) => days.checkVisibility())?.getBoundingClientRect()
  if (!days || y < days.top || y > days.bottom) return null
  const step = x < Math.max(days.left, SIDE) ? -1 : x > Math.min(days.right, innerWidth - SIDE) ? 1 : null
  return step && document.querySelector<HTMLElement>(`[data-step="${step}"]`)
}

function wordsOf(drop: Drop, dates: DateContext): string {
  if (drop.on === 'none') return words.calendar.unplanned
  const day = longDate(drop.day, dates)
  return drop.on === 'time' ? `${day}, ${localTime(`${drop.day}T${clock(drop.minutes)}`, dates.locale)}` : day
}

function dropAt({ item, grip, at }: Held, place: HTMLElement): Drop {
  const { day, from, to, untimed } = place.dataset
  if (!day) return { on: 'none' }
  if (untimed !== undefined) return { on: 'untimed', day }
  if (from === undefined) return { on: 'day', day }
  const { top, height } = place.getBoundingClientRect()
  // A block counts by its upper edge; a line or a card by the pointer.
  const y = item.classList.contains('block') ? at.y - grip : at.y
  const hours = Number(from) + ((y - top) / height) * (Number(to) - Number(from))
  // As it is kept, so that it stays within the day.
  return { on: 'time', day, minutes: minutesOf(clock(snapped(hours * 60))) }
}
