import type { GiveWayDep } from '../context.ts'

/** What is worked on in one go, in UTF-16 units of text: for some 10 to 20 ms. */
const AT_ONCE = 10_000

/** What a name counts as where it is folded and looked up: many short ones take longer than one text of their length. */
export const NAME_WORK = 8

export type Pace = (worked: number) => Promise<void>

/** Is told how much was worked on each time, and gives way whenever it has come to enough. */
export function pacer({ giveWay }: GiveWayDep, atOnce = AT_ONCE): Pace {
  let sum = 0
  return async (worked) => {
    sum += worked
    if (sum < atOnce) return
    sum = 0
    await giveWay()
  }
}
