import { kept } from '../desk/kept/kept.ts'
import { placesOf } from '../desk/kept/places.ts'
import { onBehalf } from '../desk/on-behalf.ts'
import { whenTakenOver } from '../desk/taken-over.ts'
import { saveAll } from '../desk/writing/leaving.ts'
import type { AnyChange } from './any-change.ts'
import { calledOf, clashes, outbox, resume, whenUnsaved } from './changes.ts'
import type { KeptChange, KeptConflicts } from './kept-change.ts'
import { $conflicts, $refusals } from './stores.ts'

/** What ended is let go of together, as changes end by the dozen; until then it would be sent again, which does no harm. */
const GATHER_MS = 200

let own: { key: string; changes: readonly AnyChange[] } = { key: '', changes: [] }
/** What this page keeps: its place, and the changes in it in their order. */
export const ownKept = (): typeof own => own

let wakeAll = (): void => outbox.wake()
/** Tries at once to send all that waits. */
export const tryNow = (): void => wakeAll()

/**
 * What is not on the server yet outlives the page: changes on their way or refused, and texts between which nobody
 * has chosen. It is kept for this person alone, and sent by whatever page of theirs is open once there is a way.
 */
export function keepUnsent(accountId: string): void {
  onBehalf['throughline-account'] = accountId
  const takeOvers = [keepChanges(placesOf('unsent', accountId)), keepConflicts(placesOf('conflicts', accountId))]
  // Entries and messages have senders of their own, which few pages begin with.
  const ofOthers = [placesOf('said', accountId), placesOf('entry', accountId)]
  const look = () => {
    for (const takeOver of takeOvers) takeOver()
    if (ofOthers.some((place) => kept().keysOf(place).length > 0))
      import('../waiting/send-all.ts').then(
        ({ sendAll }) => sendAll(accountId),
        () => {},
      )
  }
  const wake = () => {
    outbox.wake()
    // Without locks, what another page holds cannot be told from what is left.
    if (navigator.locks as LockManager | undefined) look()
  }
  // Not before: what is shown until then has to be what the server rendered, whoever asks to try.
  whenTakenOver(() => {
    look()
    wakeAll = wake
    addEventListener('online', wake)
  })
}

const isChange = (kept: Partial<KeptChange> | null) => typeof kept?.do === 'string' && typeof kept.id === 'string'

function keepChanges(prefix: string): () => void {
  const hold = kept().hold<KeptChange[]>(prefix)
  /** What was last kept of each: a page that takes it over may not know the record. */
  const noted = new WeakMap<AnyChange, KeptChange['kept']>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    clearTimeout(timer)
    timer = undefined
    const refused = $refusals.get().filter(({ isInVain }) => !isInVain)
    const now = new Date().toISOString()
    own = { key: hold.key, changes: [...refused.map(({ change }) => change), ...outbox.unsaved()] }
    const changes = own.changes.map((change, i): KeptChange => {
      const { at = now, called = '' } = noted.get(change) ?? {}
      const why = refused[i]?.why
      const kept = { at, called: calledOf(change) || called, ...(why && { why }) }
      noted.set(change, kept)
      return { ...change, kept }
    })
    if (changes.length) hold.set(changes)
    else hold.clear()
  }
  addEventListener('pagehide', () => {
    saveAll()
    keep()
  })
  // A page may be killed at any moment: what was done is kept before it is sent.
  whenUnsaved((isAdded) => {
    if (isAdded) keep()
    else timer ??= setTimeout(keep, GATHER_MS)
  })
  $refusals.listen(keep)
  const goOn = (left: KeptChange[]) => {
    const changes = left.filter(isChange).map(({ kept, ...change }) => {
      noted.set(change, kept)
      return change
    })
    resume(changes)
  }
  return () => kept().takeOver(prefix, goOn)
}

function keepConflicts(prefix: string): () => void {
  const hold = kept().hold<KeptConflicts[]>(prefix)
  $conflicts.listen((conflicts) => {
    const open = Object.entries(conflicts).flatMap(([id, conflicts]): KeptConflicts[] =>
      conflicts.length > 0 ? [[id, conflicts, clashes.get(id)]] : [],
    )
    if (open.length) hold.set(open)
    else hold.clear()
  })
  const show = (left: KeptConflicts[]) => {
    for (const [id, conflicts, about] of left) {
      if (about) clashes.set(id, about)
      $conflicts.setKey(id, conflicts)
    }
  }
  return () => kept().takeOver(prefix, show)
}
