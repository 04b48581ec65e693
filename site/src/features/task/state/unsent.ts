import type { AnyChange, AnyConflict } from '../rules/any-change.ts'
import { outbox, resume } from './changes.ts'
import { kept } from './kept.ts'
import { saveAll } from './leaving.ts'
import { $conflicts, $connection, $refusals } from './stores.ts'
import { whenTakenOver } from './taken-over.ts'

/**
 * What is not on the server yet outlives the page: changes on their way or refused, and texts between which nobody
 * has chosen. It is kept for this person alone.
 */
export function keepUnsent(accountId: string): void {
  keepChanges(`throughline.unsent.${accountId}.`)
  keepConflicts(`throughline.conflicts.${accountId}.`)
}

function keepChanges(prefix: string) {
  const hold = kept().hold(prefix)
  const keep = () => {
    const refused = $refusals.get().flatMap(({ change, isInVain }) => (isInVain ? [] : [change]))
    const changes = [...refused, ...outbox.unsaved()]
    if (changes.length) hold.set(JSON.stringify(changes))
    else hold.clear()
  }
  addEventListener('pagehide', () => {
    saveAll()
    keep()
  })
  $connection.listen(keep)
  $refusals.listen(keep)
  addEventListener('online', outbox.wake)
  whenTakenOver(() => kept().takeOver(prefix, (text) => resume(JSON.parse(text) as AnyChange[])))
}

function keepConflicts(prefix: string) {
  const hold = kept().hold(prefix)
  $conflicts.listen((conflicts) => {
    const open = Object.entries(conflicts).filter(([, { length }]) => length > 0)
    if (open.length) hold.set(JSON.stringify(open))
    else hold.clear()
  })
  const show = (text: string) => {
    for (const [id, conflicts] of JSON.parse(text) as [string, readonly AnyConflict[]][]) $conflicts.setKey(id, conflicts)
  }
  whenTakenOver(() => kept().takeOver(prefix, show))
}
