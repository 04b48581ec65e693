/** What is fetched ahead. */
const MAIN = ['/tasks', '/tasks/inbox', '/tasks/upcoming', '/tasks/all', '/goals', '/journal', '/journal/new', '/discussions'] as const
const GOALS = 8
const DISCUSSIONS = 5
/** Where its ids come from, the first of which every page reads as well: two requests more, and one that asks whether anything has changed. */
const LISTS = [
  { path: '/api/v1/goals?fields=id%2Ctitle%2Cstatus&limit=200', page: '/goals/', most: GOALS },
  { path: `/api/v1/discussions?fields=id&limit=${DISCUSSIONS}`, page: '/discussions/', most: DISCUSSIONS },
] as const
const CHANGED = '/api/v1/tasks?limit=1&fields=id'

/** Requests of one round at most, files aside: a two-hundredth of what one person may ask for in a minute. */
export const MOST_REQUESTS = MAIN.length + GOALS + DISCUSSIONS + LISTS.length + 1

const MINUTE = 60_000
const OFTEN = 30 * MINUTE
/** Days move on, and what follows from them, though nobody changes anything. */
const AT_LEAST = 12 * 60 * MINUTE

/** When it was last done. */
export interface Round {
  /** Milliseconds of the epoch. */
  at: number
  /** The ETag of everything that the person has. */
  tag: string | null
}

/** Whether it is time for another round, as far as the clock tells: `ask` is to find out whether anything has changed. */
export function isTime(last: Round | null, now: number): 'yes' | 'no' | 'ask' {
  if (!last || last.at > now || now - last.at > AT_LEAST) return 'yes'
  return now - last.at < OFTEN ? 'no' : 'ask'
}

interface Outside {
  now(): number
  /** The answer, or `null` where none came or somebody should stop asking. */
  read(path: string, headers?: Record<string, string>): Promise<Response | null>
  /** Fetches a page and keeps it; false where it is better to stop. */
  page(path: string): Promise<boolean>
  last(): Promise<Round | null>
  done(round: Round): Promise<void>
}

interface Listed {
  items: { id: string; status?: string }[]
}

/** Fetches the main pages, one at a time, if it is time for that; says whether it came to the end. */
export async function fetchAhead({ now, read, page, last, done }: Outside): Promise<boolean> {
  const before = await last()
  const time = isTime(before, now())
  if (time === 'no') return true
  const head = await read(CHANGED, before?.tag && time === 'ask' ? { 'if-none-match': before.tag } : {})
  if (!head) return false
  if (head.status === 304) return true
  for (const path of MAIN) if (!(await page(path))) return false
  for (const { path, page: below, most } of LISTS) {
    const answer = await read(path)
    if (!answer?.ok) return false
    const { items } = (await answer.json()) as Listed
    const open = items.filter(({ status = 'active' }) => status === 'active').slice(0, most)
    for (const { id } of open) if (!(await page(below + encodeURIComponent(id)))) return false
  }
  await done({ at: now(), tag: head.headers.get('etag') })
  return true
}
