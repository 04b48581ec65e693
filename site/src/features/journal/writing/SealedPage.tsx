import type { Journal, Seal, Sealed } from '@throughline/core/journal'
import { useEffect, useState } from 'react'
import { unlock as words } from '../../../messages/journal-seal.ts'
import { client } from '../../desk/client.ts'
import type { Desk } from '../../desk/desk.ts'
import { islandTakenOver } from '../../desk/taken-over.ts'
import type { Writing } from '../draft/writing.ts'
import { keptKey, lockJournals, whenLocked, whilePresent } from '../seal/kept-keys.ts'
import { type OpenedJournal, openedJournal } from '../seal/opened-journal.ts'
import { openSaid } from '../seal/sealed-entry.ts'
import { LockAfter } from '../seal/ui/LockAfter.tsx'
import { Unlock } from '../seal/ui/Unlock.tsx'
import { entryOfPage } from './state.ts'
import WritingPage from './WritingPage.tsx'

interface Props {
  desk: Desk
  /** Without what it says. */
  begun: Writing
  isDated: boolean
  /** What it says; `null` for a new one. */
  sealed: Sealed | null
  journal: Pick<Journal, 'id' | 'name'> & { seal: Seal }
}

type State = { is: 'asking' } | { is: 'locked' } | { is: 'open'; opened: OpenedJournal; begun: Writing } | { is: 'broken' }

/** The island of an entry in a sealed journal: it is unlocked first, and then written like any other. */
export default function SealedPage({ desk, begun, isDated, sealed, journal }: Props) {
  const [state, setState] = useState<State>({ is: 'asking' })

  async function open(key: CryptoKey) {
    const said = sealed && (await openSaid(key, sealed))
    if (sealed && !said) return setState({ is: 'broken' })
    const fields = { ...begun.now, ...said }
    setState({
      is: 'open',
      opened: openedJournal(client.journal, journal.id, key),
      begun: { ...begun, now: fields, known: { ...begun.known, fields } },
    })
  }

  // The rest of the page does not wait until it is unlocked.
  useEffect(islandTakenOver, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page comes
  useEffect(() => {
    void keptKey(journal.id).then((key) => (key ? open(key) : setState({ is: 'locked' })))
    const stop = whenLocked(() => location.reload())
    const stopSigns = whilePresent()
    return () => {
      stop()
      stopSigns()
    }
  }, [])

  if (state.is === 'asking') return null
  if (state.is === 'broken') return <p className="notice notice-bad">{words.broken}</p>
  if (state.is === 'locked') return <Unlock journal={journal} onUnlocked={(key) => void open(key)} />
  return (
    <>
      <p className="sealed-line">
        {words.unlocked(journal.name)}
        <button className="btn btn-quiet" type="button" onClick={() => void entryOfPage().flush().then(lockJournals)}>
          {words.lock}
        </button>
        <LockAfter />
      </p>
      <WritingPage {...{ desk, isDated }} begun={state.begun} html="" journals={[]} templates={[]} opened={state.opened} />
    </>
  )
}
