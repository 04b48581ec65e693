import type { Journal, Seal } from '@throughline/core/journal'
import { useEffect, useState } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { unlock as words } from '../../../../messages/journal-seal.ts'
import { client } from '../../../desk/client.ts'
import { complain, reason } from '../../../desk/reason.ts'
import { $unsealed, type Unsealed } from '../../state/unsealed.ts'
import { keptKey, lockJournals, whenLocked, whilePresent } from '../kept-keys.ts'
import { findUnsealed, readUnsealed } from '../read-unsealed.ts'
import { LockAfter } from './LockAfter.tsx'
import { Unlock } from './Unlock.tsx'

export interface SealedJournal extends Pick<Journal, 'id' | 'name'> {
  seal: Seal
}

interface Props {
  journals: readonly SealedJournal[]
  /** The journal that is looked at alone. */
  chosen: string
}

/** Which sealed journals are open in this browser; what is in those shows, and is searched, here. */
export default function SealedShelf({ journals, chosen }: Props) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<string | null>(null)

  async function show({ id }: SealedJournal, key: CryptoKey) {
    try {
      const entries = await readUnsealed(client, id, key)
      setOpen((before) => new Set(before).add(id))
      setAsked(null)
      shelve(entries)
    } catch (error) {
      complain(reason(error))
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page comes
  useEffect(() => {
    for (const journal of journals) void keptKey(journal.id).then((key) => key && show(journal, key))
    const stop = whenLocked(() => {
      setOpen(new Set())
      $unsealed.set(null)
    })
    const stopSigns = whilePresent()
    return () => {
      stop()
      stopSigns()
    }
  }, [])

  const locked = journals.filter(({ id }) => !open.has(id))
  const wanted = locked.find(({ id }) => id === (asked ?? chosen))
  return (
    <div className="sealed-shelf">
      {locked.map(({ id, name }) => (
        <button key={id} className="btn btn-quiet" type="button" aria-expanded={wanted?.id === id} onClick={() => setAsked(id)}>
          <Icon name="lock" />
          {words.unlockNamed(name)}
        </button>
      ))}
      {open.size > 0 && (
        <button className="btn btn-quiet" type="button" onClick={() => void lockJournals()}>
          <Icon name="lock" />
          {words.lockAll}
        </button>
      )}
      {open.size > 0 && <LockAfter />}
      {wanted && <Unlock key={wanted.id} journal={wanted} onUnlocked={(key) => void show(wanted, key)} />}
    </div>
  )
}

function shelve(entries: readonly Unsealed[]) {
  const byId = new Map([...($unsealed.get()?.byId ?? []), ...entries.map((entry) => [entry.id, entry] as const)])
  $unsealed.set({ byId, find: (sought) => findUnsealed(byId.values(), sought) })
}
