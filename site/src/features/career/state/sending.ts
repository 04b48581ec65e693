import type { Client } from '@throughline/client'
import { ProblemError } from '@throughline/client/problem'
import type { Win } from '@throughline/core/career'
import { type Known, orMade, sendEdit } from '../../changes/send-edit.ts'
import type { WinChange, WinEdit } from '../rules/change.ts'
import { mergeWin } from '../rules/merge-win.ts'

export type KnownWins = Known<Win, WinEdit, WinChange & { do: 'win.edit' }>

/** Carries a change of a win to the server; sending it again does no harm. */
export async function sendWinChange({ wins }: Pick<Client, 'wins'>, change: WinChange, known: KnownWins): Promise<Win> {
  const win = await carried()
  // The next change of the same win sets out from it, maybe before anybody has heard of this one's end.
  known.learn(win)
  return win

  async function carried(): Promise<Win> {
    const { id } = change
    switch (change.do) {
      case 'win.create':
        return orMade(wins.create(change.win))
      case 'win.edit':
        return sendEdit(change, known, { merge: mergeWin, write: (changes, version) => wins.edit(id, changes, { version }) })
      case 'win.remove':
        return wins.delete(id)
      case 'win.restore':
        return wins.restore(id)
      case 'win.add-evidence':
        return wins.addEvidence(id, change.evidence)
      case 'win.put-back-evidence':
        return wins.addEvidence(id, { putBack: change.putBack, numberOf: change.numberOf })
      case 'win.remove-evidence':
        return wins.removeEvidence(id, change.evidenceId).catch(async (error: unknown) => {
          // What is not there any more has been removed, unless the win itself is gone.
          if (error instanceof ProblemError && error.status === 404) return wins.get(id)
          throw error
        })
    }
  }
}
