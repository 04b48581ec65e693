import type { EventWords } from '../../../calendar/day-lines.ts'
import { minutesOf } from '../../../desk/wall-clock.ts'
import type { Entry } from './entries.ts'
import { USUAL_MINUTES } from './reschedule.ts'

/** What stands in the hours of a day: from when, for how long (hours), and beside how many others. */
export type Block = Place & (OfEntry | OfEvent)

interface OfEntry {
  entry: Entry
  event?: never
}

interface OfEvent {
  event: EventWords
  entry?: never
}

interface Place {
  from: number
  length: number
  column: number
  columns: number
}

/** Shorter ones are drawn as long as this, in hours, so that they can be read and pressed. */
const SHORTEST = 0.5

/** The timed entries and events of a day, side by side where they overlap; what goes past midnight ends there. */
export function blocksOf(entries: readonly Entry[], events: readonly EventWords[] = []): Block[] {
  const timed = [
    ...events.flatMap((event) => (event.stretch ? [{ event, ...extent(event.stretch.time, event.stretch.minutes) }] : [])),
    ...entries.flatMap((entry) => (entry.time ? [{ entry, ...extent(entry.time, entry.task.durationMinutes) }] : [])),
  ]
  const blocks: Block[] = []
  let cluster: Block[] = []
  let end = 0
  const close = () => {
    const columns = Math.max(0, ...cluster.map(({ column }) => column + 1))
    for (const block of cluster) block.columns = columns
    cluster = []
  }
  for (const { from, length, ...of } of timed.sort((a, b) => a.from - b.from || b.length - a.length)) {
    if (from >= end) close()
    const taken = new Set(cluster.filter((other) => other.from + other.length > from).map(({ column }) => column))
    let column = 0
    while (taken.has(column)) column++
    const block: Block = { ...of, from, length, column, columns: 1 }
    cluster.push(block)
    blocks.push(block)
    end = Math.max(end, from + length)
  }
  close()
  return blocks
}

function extent(time: string, minutes: number | null) {
  const from = Math.min(minutesOf(time) / 60, 24 - SHORTEST)
  return { from, length: Math.min(Math.max((minutes ?? USUAL_MINUTES) / 60, SHORTEST), 24 - from) }
}

const DAY = { first: 7, last: 20 } as const

/** The hours to draw: the working day, and more where something lies before or after it. */
export function hoursOf(blocks: readonly Place[], isWhole: boolean): { first: number; last: number } {
  if (isWhole) return { first: 0, last: 24 }
  const first = Math.min(DAY.first, ...blocks.map(({ from }) => Math.floor(from)))
  const last = Math.max(DAY.last, ...blocks.map(({ from, length }) => Math.ceil(from + length)))
  return { first, last }
}
