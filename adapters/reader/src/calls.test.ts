import { expect, it } from 'vitest'
import { type Channel, createCalls } from './calls.ts'

/** Two ends of a line. */
function ends(): [Channel, Channel] {
  const takers: ((message: unknown) => void)[] = [() => {}, () => {}]
  const end = (own: number): Channel => ({
    send: (message) => queueMicrotask(() => takers[1 - own]?.(message)),
    receive(take) {
      takers[own] = take
    },
  })
  return [end(0), end(1)]
}

it.each(['nothing', 'toString', '__proto__'])('whoever asks for %s is told that there is no answer to it', async (name) => {
  const [here, there] = ends()
  createCalls(here, { greet: async () => 'hello' })
  const other = createCalls(there, {})
  await expect(other.ask(name)).rejects.toThrow(`There is no answer to ${name}.`)
  expect(await other.ask('greet')).toBe('hello')
})
