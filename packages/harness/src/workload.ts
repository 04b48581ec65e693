import type { Client } from '@throughline/client'
import type { NewTask } from '@throughline/core/task'
import { createAll } from './create-all.ts'

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
const syllables = ['ka', 'ro', 'mi', 'len', 'tor', 'vas', 'du', 'pel', 'shi', 'gra', 'no', 'bri', 'ul', 'fen', 'zo', 'quar', 'ta', 'yel']
const places = ['hall 3', 'the port', 'Linz', 'aisle 14', 'the quay', 'Pécs', 'the branch', 'the cellar']

/** The same numbers in [0, 1) for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const pick = (list: readonly string[], chance: () => number) => list[Math.floor(chance() * list.length)] ?? ''

/** 800 invented article names, so that a search finds tens of tasks and not thousands. */
const articles: readonly string[] = Array.from({ length: 800 }, (_, n) => {
  const chance = random(n + 5000)
  return Array.from({ length: 3 }, () => pick(syllables, chance)).join('')
})

/** The `n`th task of the seeded account. */
export function taskAt(n: number): NewTask {
  const chance = random(n + 1)
  const one = (list: readonly string[]) => pick(list, chance)
  return {
    title: `${one(verbs)} ${one(people)} about the ${one(things)} of ${one(articles)} at ${one(places)}`,
    notes: chance() < 0.3 ? `Said by ${one(people)}: look at the ${one(things)} first, then at **${one(articles)}**.` : '',
    tags: chance() < 0.5 ? ['work'] : [],
    ...(chance() < 0.4 && { dueDate: `2027-0${1 + Math.floor(chance() * 9)}-1${Math.floor(chance() * 10)}` }),
  }
}

/** What people type into the search: the beginning of a word, or of two. */
export const searches: readonly string[] = Array.from({ length: 100 }, (_, n) => {
  const chance = random(n + 900)
  const article = pick(articles, chance).slice(0, 5)
  return n % 2 ? article : `${pick(verbs, chance).slice(0, 3)} ${article}`
})

/** Creates tasks 0 to `count` − 1 through the API; answers their ids. */
export const seedTasks = (client: Client, count: number): Promise<string[]> =>
  createAll(
    client,
    '/tasks',
    Array.from({ length: count }, (_, n) => taskAt(n)),
  )
