/** Resolves when it is one's turn. */
export type Turnstile = () => Promise<void>

/**
 * Lets one in per turn of the event loop, in the order they came. Node takes in one new connection a turn: work of many
 * requests in one turn would keep whoever comes new waiting for as many times all of it.
 */
export function createTurnstile(): Turnstile {
  const waiting: (() => void)[] = []
  function next() {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(next)
  }
  return () =>
    new Promise((enter) => {
      if (waiting.push(enter) === 1) setImmediate(next)
    })
}
