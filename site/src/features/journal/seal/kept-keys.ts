/**
 * The keys of the journals that were unlocked, so that the next page need not ask again. They lie in the browser's own keeping,
 * from where no script reads them, and are known in tabs that have the ticket, which goes with the tab. Another tab is asked for
 * what this one does not have.
 */

interface KeptKey {
  journalId: string
  /** Of the tab it was unlocked in. */
  ticket: string
  key: CryptoKey
  /** Milliseconds of the epoch. */
  until: number
}

/** Signs of life are told to other tabs, and to who comes next, once in so long. */
const TELL_MS = 20_000
/** Timers stand still while a machine sleeps, so the clock is looked at once in so long. */
const LOOK_MS = 20_000
/** How long another tab has to answer. */
const ANSWER_MS = 250

const [DATABASE, STORE, TICKET, CHANNEL] = ['throughline-keys', 'keys', 'throughline.ticket', 'throughline-keys']
/** Where what was chosen is kept, in minutes, and what is chosen for who chooses nothing. */
const [AFTER, USUAL] = ['throughline.lock-after', 15]

type Told =
  | { is: 'asked'; journalId: string }
  | { is: 'known'; journalId: string; key: CryptoKey }
  | { is: 'locked' }
  | { is: 'alive'; at: number }

const held = new Map<string, CryptoKey>()
const onLock = new Set<() => void>()
let idle: ReturnType<typeof setTimeout> | undefined
/** Milliseconds of the epoch. */
let lastSign = 0
let lastTold = 0
let channel: BroadcastChannel | undefined

function tabs(): BroadcastChannel {
  if (channel) return channel
  channel = new BroadcastChannel(CHANNEL)
  // A page that is left may come back as it was.
  addEventListener('pageshow', lockWhenIdle)
  document.addEventListener('visibilitychange', lockWhenIdle)
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.is === 'locked') forget()
    // A tab that stood still hears late what was told in time. Where it was not, another journal was unlocked, and stays so.
    if (data.is === 'alive' && isIdle(data.at)) forget()
    else if (data.is === 'alive' && data.at > lastSign) begin(data.at)
    if (data.is !== 'asked') return
    if (isIdle()) return void lockJournals()
    const key = held.get(data.journalId)
    if (key) channel?.postMessage({ is: 'known', journalId: data.journalId, key } satisfies Told)
  })
  return channel
}

/** The key of a journal that was unlocked; `null` when it has to be unlocked. */
export async function keptKey(journalId: string): Promise<CryptoKey | null> {
  if (isIdle()) await lockJournals()
  const key = held.get(journalId) ?? (await stored(journalId)) ?? (await askedOthers(journalId))
  if (key) await keepKey(journalId, key)
  // It was for as long as the browser is open, and no tab of it has it any more.
  else if (lockedAfter() === null) await inStore('readwrite', (keys) => keys.delete(journalId))
  return key
}

/** Keeps a journal unlocked until it is locked, this tab and all that know of it are closed, or nothing happens for as long as was chosen. */
export async function keepKey(journalId: string, key: CryptoKey): Promise<void> {
  if (isIdle()) await lockJournals()
  held.set(journalId, key)
  begin()
  lastTold = 0
  await stayOpen()
}

async function store(journalId: string, key: CryptoKey): Promise<void> {
  const ticket = sessionStorage.getItem(TICKET) ?? crypto.randomUUID()
  sessionStorage.setItem(TICKET, ticket)
  await inStore('readwrite', (keys) => keys.put({ journalId, ticket, key, until: Date.now() + idleMs() } satisfies KeptKey))
}

/** Locks all journals, in every tab. */
export async function lockJournals(): Promise<void> {
  tabs().postMessage({ is: 'locked' } satisfies Told)
  await inStore('readwrite', (store) => store.clear())
  forget()
}

/** Calls back when the journals are locked, in whatever tab; answers how to stop that. */
export function whenLocked(then: () => void): () => void {
  onLock.add(then)
  return () => onLock.delete(then)
}

/** The person is still there, as every tab hears; or there again, for whom nothing stayed open. */
async function stayOpen(): Promise<void> {
  if (isIdle()) return lockJournals()
  begin()
  if (held.size === 0 || Date.now() - lastTold < TELL_MS) return
  lastTold = Date.now()
  tabs().postMessage({ is: 'alive', at: lastSign } satisfies Told)
  await Promise.all([...held].map(([journalId, key]) => store(journalId, key)))
}

/** Takes keys, presses and scrolling for signs of life; answers how to stop that. */
export function whilePresent(): () => void {
  const signs = ['keydown', 'pointerdown', 'wheel', 'touchmove']
  for (const sign of signs) addEventListener(sign, stayOpen, { passive: true })
  return () => {
    for (const sign of signs) removeEventListener(sign, stayOpen)
  }
}

/** Begins to count anew how long nothing has happened. */
function begin(at = Date.now()) {
  lastSign = at
  lockWhenIdle()
}

/** Locks where nothing happened for as long as was chosen, and otherwise looks again. */
function lockWhenIdle() {
  clearTimeout(idle)
  if (isIdle()) void lockJournals()
  else if (held.size > 0) idle = setTimeout(lockWhenIdle, Math.min(LOOK_MS, lastSign + idleMs() - Date.now()))
}

const isIdle = (at = Date.now()): boolean => held.size > 0 && at - lastSign >= idleMs()

/** Chooses how many minutes without a sign of life there may be; `null` for as many as the browser is open. */
export function lockAfter(minutes: number | null): void {
  try {
    localStorage.setItem(AFTER, String(minutes))
  } catch {
    // Where nothing can be kept it stays as it was.
  }
  lastTold = 0
  void stayOpen()
}

/** What was chosen in this browser. */
export function lockedAfter(): number | null {
  try {
    const kept = localStorage.getItem(AFTER)
    return kept === 'null' ? null : Number(kept) || USUAL
  } catch {
    return USUAL
  }
}

function idleMs(): number {
  const minutes = lockedAfter()
  return minutes === null ? Number.POSITIVE_INFINITY : minutes * 60_000
}

function forget() {
  if (held.size === 0) return
  held.clear()
  clearTimeout(idle)
  for (const then of onLock) then()
}

async function stored(journalId: string): Promise<CryptoKey | null> {
  const kept = await inStore<KeptKey | undefined>('readonly', (store) => store.get(journalId))
  // The tab that it was for may be closed long since.
  if (kept && kept.until <= Date.now()) await inStore('readwrite', (store) => store.delete(journalId))
  return kept && kept.ticket === sessionStorage.getItem(TICKET) && kept.until > Date.now() ? kept.key : null
}

function askedOthers(journalId: string): Promise<CryptoKey | null> {
  const others = tabs()
  return new Promise((resolve) => {
    const settle = (key: CryptoKey | null) => {
      clearTimeout(timer)
      others.removeEventListener('message', hear)
      resolve(key)
    }
    const hear = ({ data }: MessageEvent<Told>) => data.is === 'known' && data.journalId === journalId && settle(data.key)
    const timer = setTimeout(() => settle(null), ANSWER_MS)
    others.addEventListener('message', hear)
    others.postMessage({ is: 'asked', journalId } satisfies Told)
  })
}

/** Does something with the kept keys; `null` where the browser keeps nothing, so that each page asks again. */
function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open(DATABASE, 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'journalId' })
      opening.onerror = () => resolve(null)
      opening.onsuccess = () => {
        const database = opening.result
        const transaction = database.transaction(STORE, mode)
        const request = act(transaction.objectStore(STORE))
        transaction.oncomplete = () => resolve(request.result)
        transaction.onabort = () => resolve(null)
        database.close()
      }
    } catch {
      resolve(null)
    }
  })
}
