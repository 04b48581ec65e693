import type { RecordingKind } from './recorder.ts'

/** A recording as this browser keeps it; it is never sent anywhere. */
export interface KeptRecording {
  /** That of the rehearsal. */
  id: string
  accountId: string
  kind: RecordingKind
  blob: Blob
  seconds: number
  /** What was told. */
  title: string
  /** RFC 3339. */
  at: string
}

const STORE = 'recordings'

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open('throughline.recordings', 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: 'id' }).createIndex('accountId', 'accountId')
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
  return opened
}

/** Does something in one transaction; resolves once that is complete. */
async function within<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await database()).transaction(STORE, mode)
  const asked = act(transaction.objectStore(STORE))
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? asked.error)
  })
  return asked.result
}

/** Keeps a recording: `full` where the device has no room for it, `unable` where the browser keeps nothing, as in a private window. */
export async function keepRecording(recording: KeptRecording): Promise<'kept' | 'full' | 'unable'> {
  try {
    await within('readwrite', (store) => store.put(recording))
    return 'kept'
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unable'
  }
}

/** Those of an account, newest first; none where the browser keeps nothing. */
export async function listRecordings(accountId: string): Promise<KeptRecording[]> {
  try {
    const all: KeptRecording[] = await within('readonly', (store) => store.index('accountId').getAll(accountId))
    return all.sort((a, b) => (a.at < b.at ? 1 : -1))
  } catch {
    return []
  }
}

export const deleteRecordings = async (ids: readonly string[]): Promise<void> => {
  for (const id of ids) await within('readwrite', (store) => store.delete(id))
}
