import { drag as words } from '../../../messages/drag.ts'
import { $announcement } from '../told.ts'
import { type Carried, showCarried } from './carried.ts'
import { edgeSpeed } from './edge.ts'
import { gripOf, type Held, isHandle, type Moves, type Point } from './moves.ts'
import { buzz, LONG_PRESS_MS, WANDER } from './press.ts'
import { createTurning } from './turning.ts'

/** One finger on something that can be moved, from touching it to letting go. */
interface Press extends Held {
  readonly from: Point
  readonly timer: ReturnType<typeof setTimeout>
  readonly listening: AbortController
  /** It has rested for long enough: from now on a move carries instead of scrolling. */
  isFirm: boolean
  flight: Flight | null
}

/** Something on its way. */
interface Flight {
  readonly name: string
  readonly carried: Carried
  /** What scrolls sideways around it. */
  readonly sideways: Element | null
  readonly settle: () => void
  place: HTMLElement | null
  where: string | null
  frame: number
  /** When the last frame was drawn. */
  time: number
}

/** Columns are few: they come more slowly than rows. */
const SIDEWAYS = 0.5

/** Milliseconds; a late frame scrolls no further than this. */
const LONGEST_FRAME = 40

/**
 * Lets what a region holds be moved by finger: a long press takes hold of it, near an edge the page scrolls, and a second
 * finger or Escape puts it back. The platform's own dragging will not do for that: it differs from phone to phone, opens
 * menus and marks words on the way, and does not tell a press that chooses from one that carries. Answers how to stop.
 */
export function byTouch(region: HTMLElement, moves: Moves): () => void {
  let press: Press | null = null
  const turning = createTurning()

  const begin = (event: TouchEvent) => {
    if (press) return end()
    const [touch] = event.touches
    const target = event.target as Element
    const item = target.closest<HTMLElement>(moves.items)
    if (!touch || event.touches.length > 1 || !item || !region.contains(item) || !isHandle(target)) return
    const at = pointOf(touch)
    const listening = new AbortController()
    const timer = setTimeout(takeHold, LONG_PRESS_MS)
    press = { item, grip: gripOf(item, at), from: at, at, timer, listening, isFirm: false, flight: null }
    const { signal } = listening
    // The finger's events go to what it touched, even when scrolling has taken that off the page.
    target.addEventListener('touchmove', move as EventListener, { passive: false, signal })
    target.addEventListener('touchend', letGo as EventListener, { passive: false, signal })
    target.addEventListener('touchcancel', () => end(), { signal })
    document.addEventListener('contextmenu', (event) => event.preventDefault(), { capture: true, signal })
    document.addEventListener('keydown', putBackByKey, { capture: true, signal })
  }

  const takeHold = () => {
    if (!press) return
    press.isFirm = true
    press.item.setAttribute('data-held', '')
    buzz()
  }

  const move = (event: TouchEvent) => {
    const [touch] = event.changedTouches
    if (!press || !touch) return
    press.at = pointOf(touch)
    const isAway = Math.hypot(press.at.x - press.from.x, press.at.y - press.from.y) > WANDER
    if (!press.isFirm) return isAway ? end() : undefined
    stay(event)
    if (isAway) press.flight ??= takeOff(press)
  }

  /** Keeps the page from scrolling under something that is held. */
  const stay = (event: Event) => {
    if (press?.isFirm && event.cancelable) event.preventDefault()
  }

  const takeOff = ({ item }: Press): Flight => {
    item.removeAttribute('data-held')
    const name = moves.nameOf(item)
    const settle = moves.lift(item, true)
    $announcement.set(words.carrying(name))
    const frame = requestAnimationFrame(draw)
    return { name, carried: showCarried(name), sideways: scroller(item), settle, place: null, where: null, frame, time: performance.now() }
  }

  const draw = (now: number) => {
    if (!press?.flight) return
    const { flight, from, at } = press
    const passed = Math.max(0, Math.min(now - flight.time, LONGEST_FRAME))
    flight.time = now
    scrollBy({ top: edgeSpeed(at.y, innerHeight, at.y - from.y) * passed, behavior: 'instant' })
    flight.sideways?.scrollBy({ left: edgeSpeed(at.x, innerWidth, at.x - from.x) * passed * SIDEWAYS, behavior: 'instant' })
    turning.over(moves.beyond?.(at) ?? null)
    look(press, flight)
    flight.frame = requestAnimationFrame(draw)
  }

  /** Finds what it is over now, and shows that. */
  const look = (held: Held, flight: Flight) => {
    flight.carried.moveTo(held.at)
    const under = document.elementFromPoint(held.at.x, held.at.y)?.closest<HTMLElement>(moves.places) ?? null
    const place = under && region.contains(under) && moves.canLand(held, under) ? under : null
    if (flight.place && flight.place !== place) moves.unmark(flight.place)
    flight.place = place
    const where = place && moves.mark(held, place)
    if (where === flight.where) return
    flight.where = where
    flight.carried.say(where)
    if (where) $announcement.set(where)
  }

  const letGo = (event: TouchEvent) => {
    // A press this long is no tap.
    stay(event)
    if (press?.flight) look(press, press.flight)
    end(press?.flight?.place)
  }

  const putBackByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !press?.flight) return
    event.preventDefault()
    event.stopPropagation()
    end()
  }

  /** Lets go: at a place, or without one where it was. */
  const end = (place: HTMLElement | null = null) => {
    if (!press) return
    const { flight, item, timer, listening, ...held } = press
    press = null
    clearTimeout(timer)
    listening.abort()
    item.removeAttribute('data-held')
    if (!flight) return
    cancelAnimationFrame(flight.frame)
    turning.stop()
    flight.carried.end()
    flight.settle()
    if (flight.place) moves.unmark(flight.place)
    if (place) moves.drop({ item, ...held }, place)
    else $announcement.set(words.back(flight.name))
  }

  document.addEventListener('touchstart', begin, { passive: true })
  // Some browsers heed what is said of a move only where that was to be expected before the finger came.
  region.addEventListener('touchmove', stay, { passive: false })
  return () => {
    end()
    document.removeEventListener('touchstart', begin)
    region.removeEventListener('touchmove', stay)
  }
}

const pointOf = ({ clientX, clientY }: Touch): Point => ({ x: clientX, y: clientY })

/** What around an element scrolls sideways. */
function scroller(element: Element): Element | null {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
    if (around.scrollWidth > around.clientWidth && /auto|scroll/.test(getComputedStyle(around).overflowX)) return around
  return null
}
