import { newId } from '../../task/state/id.ts'
import type { AutosaveOptions } from './autosave.ts'
import { keysOf, put, putNow, read, remove } from './drafts.ts'
import type { Writing } from './writing.ts'

type Store = AutosaveOptions['store']

/** Absent where a page has no locks, such as on plain http; then every page counts as gone. */
const locks = () => navigator.locks as LockManager | undefined

const lockOf = (key: string) => `throughline.writing.${key}`

/** Where this page keeps what it has not saved of an entry; others leave it alone for as long as the page lives. */
export function holdDraft(accountId: string): Store {
  const key = `${accountId}.${newId()}`
  void locks()
    ?.request(lockOf(key), () => new Promise(() => {}))
    .catch(() => {})
  return storeAt(accountId, key, 0)
}

function storeAt(accountId: string, key: string, last: number): Store {
  let seq = last
  const draft = (writing: Writing) => ({ key, accountId, seq: ++seq, writing })
  return {
    put: (writing) => void put(draft(writing)),
    putNow(writing) {
      const now = draft(writing)
      putNow(now)
      void put(now)
    },
    clear: () => void remove(key),
  }
}

/**
 * Hands on what pages that are gone have left, each as soon as its page is gone; `signal` ends the waiting. It is another's
 * as long as `take` takes, which answers whether it is done with; and where it is kept meanwhile, is its `store`.
 */
export async function takeUpDrafts(
  accountId: string,
  take: (writing: Writing, store: Store) => Promise<'done' | 'left'>,
  signal?: AbortSignal,
): Promise<void> {
  const keys = await keysOf(accountId)
  const takeUp = async (key: string) => {
    const draft = await read(key)
    if (draft && (await take(draft.writing, storeAt(accountId, key, draft.seq))) === 'done') await remove(key)
  }
  const all = keys.map((key) => {
    const held = locks()
    return held ? held.request(lockOf(key), signal ? { signal } : {}, () => takeUp(key)).catch(() => {}) : takeUp(key)
  })
  await Promise.all(all)
}
