import type { DailyClient } from '@throughline/client/daily'
import type { Sealed } from '@throughline/core/journal'
import type { Writing } from '../draft/writing.ts'
import { decrypt, encrypt } from './cipher.ts'
import { keptKey } from './kept-keys.ts'
import { type EntriesOfJournal, sealedJournal } from './sealed-journal.ts'

/** A sealed journal that is unlocked: what is written in it leaves the page, and is kept in the browser, sealed. */
export interface OpenedJournal {
  journalId: string
  entries: EntriesOfJournal
  sealDraft(writing: Writing): Promise<Sealed>
  /** `null` for what another key sealed. */
  openDraft(text: Sealed): Promise<Writing | null>
}

export const openedJournal = (journal: DailyClient['journal'], journalId: string, key: CryptoKey): OpenedJournal => ({
  journalId,
  entries: sealedJournal(journal, key),
  sealDraft: (writing) => encrypt(key, 'draft', new TextEncoder().encode(JSON.stringify(writing))),
  async openDraft(text) {
    const plain = await decrypt(key, 'draft', text)
    return plain && (JSON.parse(new TextDecoder().decode(plain)) as Writing)
  },
})

/** The same by a key that is known in this browser; `null` where the journal is locked. */
export async function unlockedJournal(journal: DailyClient['journal'], journalId: string): Promise<OpenedJournal | null> {
  const key = await keptKey(journalId)
  return key && openedJournal(journal, journalId, key)
}
