import { BOUNDS, type Entry, isOver, leftOver } from './bounds.ts'
import { ACCOUNT_HEADER, KEPT, KEPT_AT_HEADER } from './names.ts'
import { cacheNameOf, ownerOf, placeFor } from './owner.ts'

const BYTES_HEADER = 'throughline-kept-bytes'
/** Where notes of the worker's own lie among what it kept: no page has such an address. */
const NOTES = '/.throughline/'
/** Answers that are put in between two looks at how much there is. */
const SWEEP_EVERY = 10
/** What is only of the way an answer came. */
const ofTheWay = ['content-encoding', 'content-length', 'transfer-encoding', 'set-cookie']

/** A page that is kept, as it is listed. */
export interface KeptPage {
  url: string
  title: string
  /** RFC 3339. */
  at: string
}

interface Outside {
  caches: CacheStorage
  /** Milliseconds of the epoch. */
  now(): number
  /** No two of them are the same. */
  mark(): string
}

/**
 * What is kept of the person who is signed in, in one cache that is theirs. Everything happens in turn, so that what is
 * looked up was never taken back in the meantime.
 */
export function createKeep({ caches, now, mark }: Outside) {
  let last: Promise<unknown> = Promise.resolve()
  let puts = 0
  /** Counts up whenever it is settled anew whose all of this is. */
  let epoch = 0

  function inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = last.then(act)
    last = done.catch(() => {})
    return done
  }

  /** The caches of persons. More than one is none: then nothing says whose turn it is. */
  async function current() {
    const names = (await caches.keys()).filter((name) => name.startsWith(KEPT))
    const [name] = names
    if (name !== undefined && names.length === 1) return { name, owner: ownerOf(name) }
    await Promise.all(names.map((name) => caches.delete(name)))
    return { name: null, owner: null }
  }

  async function open(): Promise<Cache | null> {
    const { name } = await current()
    return name === null ? null : caches.open(name)
  }

  async function entriesOf(cache: Cache): Promise<Entry[]> {
    const found = await Promise.all((await cache.keys()).map(async ({ url }) => ({ url, answer: await cache.match(url, ANY) })))
    return found.flatMap(({ url, answer }) => (answer && !isNote(url) ? [{ url, bytes: bytesOf(answer), at: timeOf(answer) }] : []))
  }

  async function sweep(cache: Cache): Promise<void> {
    for (const { url } of leftOver(await entriesOf(cache), now())) await cache.delete(url, ANY)
  }

  return {
    /** When something is asked for; given back with its answer, it tells whether that comes too late. */
    epoch: () => epoch,

    /** Keeps an answer, unless it belongs to somebody who has gone since it was asked for. */
    put: (url: string, answer: Response, begun: number): Promise<void> =>
      inTurn(async () => {
        const account = answer.headers.get(ACCOUNT_HEADER)
        if (account === null || /\s/.test(account)) return
        const body = await answer.arrayBuffer()
        if (body.byteLength > BOUNDS.one) return
        const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
        const language = isPage ? (answer.headers.get('content-language') ?? '') : null
        const { name, owner } = await current()
        const place = placeFor(owner, { account, language }, begun === epoch)
        if (place === 'nowhere') return
        const isThere = place === 'there' && name !== null
        if (!isThere) {
          epoch += 1
          if (name !== null) await caches.delete(name)
        }
        if (place === 'gone') return
        const cache = await caches.open(isThere ? name : cacheNameOf({ account, language: language ?? '' }, mark()))
        await cache.put(url, stamped(answer, body, now()))
        puts += 1
        if (puts % SWEEP_EVERY === 0) await sweep(cache)
      }),

    /**
     * The last answer, if it is not too old.
     * @param meantFor the account that it is asked for; a page that is left open may be of one that is no longer signed in
     */
    find: (url: string, meantFor: string | null = null): Promise<Response | null> =>
      inTurn(async () => {
        const { name, owner } = await current()
        if (name === null || (meantFor !== null && meantFor !== owner?.account)) return null
        const answer = await (await caches.open(name)).match(url, ANY)
        return answer && !isOver({ at: timeOf(answer) }, now()) ? answer : null
      }),

    drop: (url: string): Promise<void> => inTurn(async () => void (await (await open())?.delete(url, ANY))),

    /** Takes everything of everybody away, and whatever is still on its way. */
    clear(): Promise<void> {
      epoch += 1
      return inTurn(async () => {
        for (const name of await caches.keys()) if (name.startsWith(KEPT)) await caches.delete(name)
      })
    },

    /** Throws away what is too much or too old. */
    sweep: (): Promise<void> =>
      inTurn(async () => {
        const cache = await open()
        if (cache) await sweep(cache)
      }),

    /** The pages that can be shown, newest first. */
    pages: (): Promise<KeptPage[]> =>
      inTurn(async () => {
        const cache = await open()
        const entries = cache ? (await entriesOf(cache)).filter((entry) => !isOver(entry, now())) : []
        const found = await Promise.all(
          entries
            .toSorted((a, b) => b.at - a.at)
            .map(async ({ url, at }) => {
              const answer = await cache?.match(url, ANY)
              const isPage = answer?.headers.get('content-type')?.startsWith('text/html')
              return answer && isPage ? [{ url, title: titleIn(await answer.text()), at: new Date(at).toISOString() }] : []
            }),
        )
        return found.flat()
      }),

    /** What the worker wrote down beside what is kept; gone with it. */
    note: <T>(name: string): Promise<T | null> =>
      inTurn(async () => ((await (await (await open())?.match(NOTES + name, ANY))?.json()) as T | undefined) ?? null),

    /** Writes something down, if there is anybody it is of. */
    write: (name: string, value: unknown): Promise<void> =>
      inTurn(async () => (await open())?.put(NOTES + name, new Response(JSON.stringify(value)))),
  }
}

/** What an answer varies by is settled by whose cache it lies in. */
const ANY = { ignoreVary: true }

const isNote = (url: string) => url.includes(NOTES)
const timeOf = ({ headers }: Response) => Date.parse(headers.get(KEPT_AT_HEADER) ?? '')
const bytesOf = ({ headers }: Response) => Number(headers.get(BYTES_HEADER) ?? 0)

function stamped({ headers: given }: Response, body: ArrayBuffer, now: number): Response {
  const headers = new Headers(given)
  for (const name of ofTheWay) headers.delete(name)
  headers.set(KEPT_AT_HEADER, new Date(now).toISOString())
  headers.set(BYTES_HEADER, String(body.byteLength))
  return new Response(body, { headers })
}

/** As it stands in the page, so that it can be put into another one as it is. */
const titleIn = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
