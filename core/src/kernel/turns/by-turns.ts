import type { GiveWayDep } from '../context.ts'

/** Does the next turn of some work; answers whether there is more. Only one turn at a time. */
export type NextTurn = () => Promise<boolean>

/**
 * Long work in turns of bounded length: having given way so many times, it stops where it is, and goes on when its next turn is
 * asked for. What it does side by side stops with it. Left alone, it stays where it stopped.
 * @param work is handed the `giveWay` by which its length is told
 */
export function byTurns({ giveWay }: GiveWayDep, length: number, work: (own: GiveWayDep) => Promise<void>): NextTurn {
  let left = 0
  let ended: Promise<false> | null = null
  let [stopped, next] = [Promise.withResolvers<true>(), Promise.withResolvers<void>()]

  async function giveOwnWay(): Promise<void> {
    await giveWay()
    left--
    while (left <= 0) {
      stopped.resolve(true)
      await next.promise
    }
  }

  return () => {
    left = length
    stopped = Promise.withResolvers()
    if (ended) {
      const { resolve } = next
      next = Promise.withResolvers()
      resolve()
    }
    ended ??= work({ giveWay: giveOwnWay }).then(() => false as const)
    return Promise.race([ended, stopped.promise])
  }
}
