import { refusalOf } from './answer.ts'

/** What each reading finds; those that the token may not do are named with the reason. @throws ProblemError of other refusals */
export async function readable<T extends Record<string, () => Promise<unknown>>>(readings: T) {
  const leftOut: string[] = []
  const found = await Promise.all(
    Object.entries(readings).map(async ([name, read]) => {
      try {
        return [name, await read()] as const
      } catch (error) {
        leftOut.push(`${name}: ${refusalOf(error)}`)
        return [name, undefined] as const
      }
    }),
  )
  return { parts: Object.fromEntries(found) as { [K in keyof T]: Awaited<ReturnType<T[K]>> | undefined }, leftOut }
}
