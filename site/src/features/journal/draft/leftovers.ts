import type { Client } from '@throughline/client'
import { newId } from '../../task/state/id.ts'
import { sendingTo } from '../writing/send.ts'
import { createAutosave, type Saving } from './autosave.ts'
import { clock } from './clock.ts'
import { takeUpDrafts } from './hold.ts'
import type { Writing } from './writing.ts'

export interface Leftovers {
  client: Pick<Client, 'journal'>
  /** The entry that is open on this page, which goes on with what was left of it. */
  open?: {
    isMine(left: Writing): boolean
    /** Whether it was taken up. */
    take(left: Writing): boolean
  }
}

/** States in which nothing more happens without somebody who looks at it. */
const atRest: readonly Saving['is'][] = ['saved', 'empty', 'refused', 'gone', 'held']

/**
 * Sends what pages that are gone could not: of entries that were written on them, each as soon as its page is gone. What
 * only a person can decide stays in the browser until its entry is opened.
 */
export function takeUpLeftovers(accountId: string, { client, open }: Leftovers): void {
  const way = sendingTo(client.journal)
  void takeUpDrafts(accountId, async (left, store) => {
    if (open?.isMine(left) && open.take(left)) return 'done'
    return new Promise((resolve) => {
      const courier = createAutosave({
        ...{ writing: left, store, newId, ...way, ...clock },
        onChange(_, { is }) {
          if (atRest.includes(is)) resolve(is === 'saved' || is === 'empty' ? 'done' : 'left')
        },
      })
      courier.takeUp(left)
    })
  })
}
