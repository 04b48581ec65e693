/**
 * Has answers that become ready in one turn of the event loop go out together, at its end. Waking who reads at the other end is most
 * of what writing a small answer costs; who is awake already takes the next one as well. Alone, an answer waits for nothing.
 */
export function createEndOfTurn(): () => Promise<void> {
  let end: Promise<void> | null = null
  return () => {
    end ??= new Promise((resolve) => {
      setImmediate(() => {
        end = null
        resolve()
      })
    })
    return end
  }
}
