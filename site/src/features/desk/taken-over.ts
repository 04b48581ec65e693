/** Islands of the page that React has taken over from the server. */
let taken = 0
let waiting: (() => void)[] = []

/** An island is alive. */
export function islandTakenOver(): void {
  taken += 1
  if (taken < document.querySelectorAll('astro-island').length) return
  for (const then of waiting) then()
  waiting = []
}

/** Calls back once every island is alive: what is shown before that has to be what the server rendered. */
export const whenTakenOver = (then: () => void): void => {
  waiting.push(then)
}
