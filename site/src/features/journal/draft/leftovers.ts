import type { DailyClient } from '@throughline/client/daily'
import { newId } from '../../desk/id.ts'
import { sendingTo } from '../writing/send.ts'
import { createAutosave, type Saving } from './autosave.ts'
import { clock } from './clock.ts'
import { type Left, takeUpDrafts } from './hold.ts'

export interface Leftovers {
  client: Pick<DailyClient, 'journal'>
  /** The entry that is open on this page, which goes on with what was left of it. */
  open?: {
    isMine(left: Left): boolean
    /** Whether it was taken up. */
    take(left: Left): boolean
  }
}

/** States in which nothing more happens without somebody who looks at it. */
const atRest: readonly Saving['is'][] = ['saved', 'empty', 'refused', 'gone', 'held']

let openHere: Leftovers['open']

/**
 * Sends what pages that are gone could not: of entries that were written on them, each as soon as its page is gone. What
 * only a person can decide stays in the browser until its entry is opened. Called again, it asks for what was left since.
 */
export function takeUpLeftovers(accountId: string, { client, open = openHere }: Leftovers): void {
  openHere = open
  void takeUpDrafts(accountId, {
    // Few have a sealed journal.
    unlocked: async (journalId) => (await import('../seal/opened-journal.ts')).unlockedJournal(client.journal, journalId),
    async take(left) {
      if (open?.isMine(left) && open.take(left)) return 'done'
      const { writing, store, opened } = left
      return new Promise((resolve) => {
        const courier = createAutosave({
          ...{ writing, store, newId, ...sendingTo(opened?.entries ?? client.journal), ...clock },
          onChange(_, { is }) {
            if (atRest.includes(is)) resolve(is === 'saved' || is === 'empty' ? 'done' : 'left')
          },
        })
        courier.takeUp(writing)
      })
    },
  })
}
