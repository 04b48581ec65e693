import type { Sealed } from '@throughline/core/journal'
import { kept } from '../../desk/kept/kept.ts'
import { type KeptEntry, placeOf, placesOf } from '../../desk/kept/places.ts'
import type { Writing } from './writing.ts'

/** What a page has not saved of an entry, as it is kept in the browser. */
export interface Draft {
  /** One page of one entry; no other writes to it. */
  key: string
  accountId: string
  /** Counts up with each time it is kept. */
  seq: number
  /** In a sealed journal it is kept as sealed as it is sent. */
  writing: Writing | SealedWriting
}

export interface SealedWriting {
  journalId: string
  text: Sealed
}

export const isSealedWriting = (writing: Writing | SealedWriting): writing is SealedWriting => 'text' in writing

const DATABASE = 'throughline'
const STORE = 'journal-drafts'
/** Where a draft goes when there is no time for a database, or none; its page holds it by that name. */
export const hurriedAt = (key: string): string => placeOf('writing', key)

/** Notes on every page, without a database, that there is a draft, and since when. */
function note({ key, writing }: Draft): void {
  const place = placeOf('entry', key)
  const before = kept().read<KeptEntry>(place)
  const about = isSealedWriting(writing) ? {} : { id: writing.id, isNew: writing.known.version === 0 }
  if (before && before.id === about.id && before.isNew === about.isNew) return
  const noted: KeptEntry = { at: before?.at ?? new Date().toISOString(), ...about }
  kept().put(place, noted)
}

let opening: Promise<IDBDatabase | null> | undefined

/** `null` where the browser keeps none, as in some private windows. */
function database(): Promise<IDBDatabase | null> {
  opening ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(DATABASE, 1)
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' })
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => resolve(null)
    } catch {
      resolve(null)
    }
  })
  return opening
}

/** Does something in the store; `null` where there is none, or it failed. */
async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  const opened = await database()
  if (!opened) return null
  return new Promise((resolve) => {
    try {
      const request = act(opened.transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE))
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => resolve(null)
    } catch {
      resolve(null)
    }
  })
}

/** Keeps a draft at once, though less of it fits. */
export function putNow(draft: Draft): void {
  note(draft)
  kept().put(hurriedAt(draft.key), draft)
}

const hurried = (key: string) => kept().read<Draft>(hurriedAt(key))

export async function put(draft: Draft): Promise<void> {
  if (kept().isOver()) return
  note(draft)
  if ((await inStore('readwrite', (store) => store.put(draft))) === null) putNow(draft)
  else if ((hurried(draft.key)?.seq ?? draft.seq) < draft.seq) kept().remove(hurriedAt(draft.key))
}

export async function remove(key: string): Promise<void> {
  for (const kind of ['writing', 'entry'] as const) kept().remove(placeOf(kind, key))
  await inStore('readwrite', (store) => store.delete(key))
}

/** What is kept under a key, the newer of both places. */
export async function read(key: string): Promise<Draft | null> {
  return newer(hurried(key), (await inStore<Draft | undefined>('readonly', (store) => store.get(key))) ?? null)
}

/** The keys of all drafts of a person, oldest first. */
export async function keysOf(accountId: string): Promise<string[]> {
  const stored = (await inStore('readonly', (store) => store.getAllKeys())) ?? []
  const inHurry = kept()
    .keysOf(placesOf('writing', accountId))
    .map((name) => name.slice(hurriedAt('').length))
  return [...new Set([...(stored as string[]), ...inHurry])].filter((key) => key.startsWith(`${accountId}.`)).sort()
}

const newer = (a: Draft | null, b: Draft | null): Draft | null => (!a || !b ? (a ?? b) : a.seq > b.seq ? a : b)
