const TASKS = ['/tasks', '/tasks/inbox', '/tasks/upcoming', '/tasks/all'] as const

/** The main pages that show records of a kind; what happens in a discussion, its list does. */
const shownBy: Readonly<Record<string, readonly string[]>> = {
  ...{ task: TASKS, 'time-entry': TASKS, trash: TASKS },
  ...{ goal: ['/goals'], 'check-in': ['/goals'], 'journal-entry': ['/journal'], discussion: ['/discussions'] },
}

/** Milliseconds from a change to when pages that show it are fetched again: what is sent at once goes in together. */
const SOON = 1_000
/** The least between two times that one is: of a page that somebody looks at, and of others. */
const OPEN = 15_000
const MAIN = 60_000

interface Outside {
  now(): number
  wait(milliseconds: number): Promise<void>
  /** Fetches a page and keeps it; false where it is better to stop. */
  page(path: string): Promise<boolean>
}

/**
 * Fetches pages again after something has changed, so that what was sent just before the network went is on them. What is
 * still to be fetched when the browser ends the worker waits for the next change, or for the next round ahead.
 */
export function createRenewal({ now, wait, page }: Outside) {
  /** What is to be fetched, and when what was fetched last was. */
  const due = new Map<string, Promise<void>>()
  const fetched = new Map<string, number>()
  let last: Promise<void> = Promise.resolve()

  function plan(path: string, every: number): Promise<void> {
    const planned = due.get(path)
    if (planned) return planned
    const since = now() - (fetched.get(path) ?? Number.NEGATIVE_INFINITY)
    const work = wait(Math.max(SOON, every - since)).then(() => {
      last = last.then(() => fetchAgain(path, work))
      return last
    })
    due.set(path, work)
    return work
  }

  async function fetchAgain(path: string, work: Promise<void>): Promise<void> {
    // Where one could not be fetched, all that were planned by then were given up.
    if (due.get(path) !== work) return
    due.delete(path)
    for (const [other, at] of fetched) if (now() - at > MAIN) fetched.delete(other)
    fetched.set(path, now())
    if (!(await page(path))) due.clear()
  }

  return {
    /**
     * Something has changed on the server; resolves when all that follows is fetched.
     * @param kind of what record
     * @param path the page that is looked at as it does; `null` for one that nobody sees
     */
    async changed(kind: string, path: string | null): Promise<void> {
      await Promise.all([
        ...(path === null ? [] : [plan(path, OPEN)]),
        ...(shownBy[kind] ?? []).filter((main) => main !== path).map((main) => plan(main, MAIN)),
      ])
    },
  }
}
