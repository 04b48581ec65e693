/** A stream of numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Lets so many workers, each doing one thing at a time, take steps one after the other in a random
 * order: the next is chosen only once every worker that has not left asks for one.
 */
export function inTurns(workers: number, random: () => number) {
  const waiting: (() => void)[] = []
  let present = workers
  const choose = () => {
    if (waiting.length < present) return
    const [go] = waiting.splice(Math.floor(random() * waiting.length), 1)
    go?.()
  }
  return {
    /** Resolves to what the step does once it is its turn. */
    take: <T>(step: () => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        waiting.push(() => void step().then(resolve, reject))
        choose()
      }),
    leave() {
      present--
      choose()
    },
  }
}
