import type { Answer } from './messages.ts'

/** Thrown for what is more than may be set. */
export class TooLarge extends Error {}

/** Answers each message of whoever started this process with what is made of it. */
export function answer<Told, Value>(make: (told: Told) => Promise<Value>): void {
  const say = (said: Answer<Value>) => void process.send?.(said)
  process.on('message', (told: Told) => {
    make(told).then(
      (value) => say({ value }),
      (error: unknown) =>
        say(error instanceof TooLarge ? { isTooLarge: true } : { fault: error instanceof Error ? String(error.stack) : String(error) }),
    )
  })
}
