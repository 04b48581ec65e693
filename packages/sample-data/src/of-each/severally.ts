import type { SampleOptions } from '../write.ts'
import type { EachWords } from './words.ts'

export interface EachOptions extends SampleOptions {
  words: EachWords
  /** How many of each kind there are to be. */
  times: number
}

/** What `make` answers for 0, 1, … one after the other, as later ones stand after earlier ones; the first of them. */
export async function severally<T>(times: number, make: (n: number) => Promise<T>): Promise<T> {
  const first = await make(0)
  for (let n = 1; n < times; n++) await make(n)
  return first
}
