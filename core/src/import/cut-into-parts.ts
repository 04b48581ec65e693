import { newEnvelope } from '../kernel/index.ts'
import type { OwnRecords } from './plan.ts'
import type { ImportPart } from './schema.ts'

/** Records a part holds, and characters of their JSON: a part stays well below what a store takes as one record. */
const PART_SIZE = 100
const PART_LENGTH = 2_000_000

/** What an import makes, cut into parts, each of which is written as one. `now` is an RFC 3339 instant. */
export function cutIntoParts(importId: string, { tasks, completions, timeEntries }: OwnRecords, now: string): ImportPart[] {
  const parts: ImportPart[] = []
  let size = 0
  let length = 0
  const roomFor = (record: object): ImportPart => {
    const long = JSON.stringify(record).length
    const last = parts.at(-1)
    if (last && size < PART_SIZE && length + long <= PART_LENGTH) {
      size++
      length += long
      return last
    }
    size = 1
    length = long
    const number = parts.length
    const part: ImportPart = { ...newEnvelope(`${importId}.${number}`, now), importId, number, tasks: [], completions: [], timeEntries: [] }
    parts.push(part)
    return part
  }
  for (const task of tasks) roomFor(task).tasks.push(task)
  for (const completion of completions) roomFor(completion).completions.push(completion)
  for (const entry of timeEntries) roomFor(entry).timeEntries.push(entry)
  return parts
}
