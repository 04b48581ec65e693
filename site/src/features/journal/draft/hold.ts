import { newId } from '../../desk/id.ts'
import { kept } from '../../desk/kept/kept.ts'
import type { OpenedJournal } from '../seal/opened-journal.ts'
import type { AutosaveOptions } from './autosave.ts'
import { type Draft, hurriedAt, isSealedWriting, keysOf, put, putNow, read, remove } from './drafts.ts'
import type { Writing } from './writing.ts'

type Store = AutosaveOptions['store']

/** Where this page keeps what it has not saved of an entry; others leave it alone for as long as the page lives. */
export function holdDraft(accountId: string, opened: OpenedJournal | null = null): Store {
  const key = `${accountId}.${newId()}`
  kept().own(hurriedAt(key))
  return storeAt({ accountId, key, seq: 0 }, opened)
}

const storeAt = (place: Omit<Draft, 'writing'>, opened: OpenedJournal | null): Store =>
  opened ? sealedStoreAt(place, opened) : plainStoreAt(place)

function plainStoreAt({ accountId, key, seq: last }: Omit<Draft, 'writing'>): Store {
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

/** Sealing takes a moment, so that what is to be done waits for what was; there is no sealing at once. */
function sealedStoreAt({ accountId, key, seq: last }: Omit<Draft, 'writing'>, { journalId, sealDraft }: OpenedJournal): Store {
  let seq = last
  let line = Promise.resolve()
  const keep = (writing: Writing) => {
    line = line.then(async () => put({ key, accountId, seq: ++seq, writing: { journalId, text: await sealDraft(writing) } }))
  }
  return {
    put: keep,
    putNow: keep,
    clear: () => {
      line = line.then(() => remove(key))
    },
  }
}

/** What a page that is gone has left. */
export interface Left {
  writing: Writing
  /** Where it is kept meanwhile. */
  store: Store
  /** The sealed journal it belongs to, if it does. */
  opened: OpenedJournal | null
}

interface TakingUp {
  /** Opens a sealed journal; `null` while it is locked. */
  unlocked(journalId: string): Promise<OpenedJournal | null>
  /** Answers whether it is done with. */
  take(left: Left): Promise<'done' | 'left'>
  /** Ends the waiting. */
  signal?: AbortSignal
}

/**
 * Hands on what pages that are gone have left, each as soon as its page is gone. It is another's as long as `take` takes. What
 * lies in a locked journal waits for another time.
 */
export async function takeUpDrafts(accountId: string, { unlocked, take, signal }: TakingUp): Promise<void> {
  const takeUp = async (key: string) => {
    const draft = await read(key)
    const left = draft && (await readable(draft, unlocked))
    if (left && (await take(left)) === 'done') await remove(key)
  }
  const keys = await keysOf(accountId)
  await Promise.all(
    keys.map((key) =>
      kept()
        .whenFree(hurriedAt(key), () => takeUp(key), signal)
        .catch(() => {}),
    ),
  )
}

async function readable(draft: Draft, unlocked: TakingUp['unlocked']): Promise<Left | null> {
  const { writing } = draft
  if (!isSealedWriting(writing)) return { writing, store: storeAt(draft, null), opened: null }
  const opened = await unlocked(writing.journalId)
  const said = await opened?.openDraft(writing.text)
  return opened && said ? { writing: said, store: storeAt(draft, opened), opened } : null
}
