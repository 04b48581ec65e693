import type { Client } from '@throughline/client'
import type { NewTask } from '@throughline/core/task'

const verbs = [
  'Call',
  'Send',
  'Check',
  'Draft',
  'Book',
  'Renew',
  'Ask',
  'Count',
  'Read',
  'Compare',
  'Order',
  'Close',
  'Plan',
  'Fix',
  'Answer',
]
const things = [
  'forecast',
  'pallets',
  'price file',
  'dock plan',
  'report',
  'agenda',
  'invoice',
  'shortage log',
  'contract',
  'samples',
  'seats',
]
const people = ['Ruth', 'Oskar', 'Dev', 'Mei', 'Jonas', 'Noor', 'Aino', 'Bálint', 'Ms Brandl', 'Mr Petrov']
const places = ['hall 3', 'the port', 'Linz', 'aisle 14', 'the quay', 'Pécs', 'the branch', 'the cellar']

/** The same numbers in [0, 1) for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The `n`th task of the seeded account. */
export function taskAt(n: number): NewTask {
  const chance = random(n + 1)
  const pick = (list: readonly string[]) => list[Math.floor(chance() * list.length)] ?? ''
  return {
    title: `${pick(verbs)} ${pick(people)} about the ${pick(things)} at ${pick(places)}, no. ${n}`,
    notes: chance() < 0.3 ? `Said by ${pick(people)}: look at the ${pick(things)} first, then at **${pick(things)}**.` : '',
    tags: chance() < 0.5 ? ['work'] : [],
    ...(chance() < 0.4 && { dueDate: `2027-0${1 + Math.floor(chance() * 9)}-1${Math.floor(chance() * 10)}` }),
  }
}

/** What people type into the search: the beginnings of one or two words. */
export const searches: readonly string[] = Array.from({ length: 100 }, (_, n) => {
  const chance = random(n + 900)
  const pick = (list: readonly string[]) => list[Math.floor(chance() * list.length)] ?? ''
  return `${pick(people).slice(0, 4)} ${pick(things).slice(0, 5)}`.trim()
})

/** Creates tasks 0 to `count` − 1 through the API, 32 at a time; answers their ids. */
export async function seed(client: Client, count: number): Promise<string[]> {
  const ids: string[] = []
  let next = 0
  async function lane() {
    while (next < count) {
      const n = next++
      ids[n] = (await client.tasks.create(taskAt(n))).id
    }
  }
  await Promise.all(Array.from({ length: 32 }, lane))
  return ids
}
