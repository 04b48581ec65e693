import { setTimeout } from 'node:timers/promises'

/** Waits until it is so; answers after how many milliseconds. @throws when it is not within the seconds */
export async function until(isSo: () => boolean | Promise<boolean>, seconds: number, otherwise: () => string): Promise<number> {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > seconds * 1_000) throw new Error(`After ${seconds} s: ${otherwise()}`)
    await setTimeout(10)
  }
  return Math.round(performance.now() - began)
}
