import { useEffect, useState } from 'react'
import { waiting as words } from '../../../messages/waiting.ts'
import { whenWaitingChanges } from '../../waiting/when-changed.ts'
import { type KeptNew, keptNew } from '../draft/kept-new.ts'

/** Entries that were begun here and are on no server yet: the timeline knows nothing of them. */
export default function KeptEntries({ accountId }: { accountId: string }) {
  const kept = useKept(accountId)
  if (kept.length === 0) return null
  return (
    <ul className="entries-kept" aria-label={words.mark.kept}>
      {kept.map(({ name, text, href }) => (
        <li key={name}>
          <a className="link" href={href ?? '/journal/new'} dir="auto">
            {text || words.kinds['new-entry']}
          </a>{' '}
          <span className="muted">{words.mark.kept}</span>
        </li>
      ))}
    </ul>
  )
}

function useKept(accountId: string): readonly KeptNew[] {
  const [kept, setKept] = useState<readonly KeptNew[]>([])
  useEffect(() => {
    let isOver = false
    const look = async () => {
      const all = await keptNew(accountId)
      if (!isOver) setKept((before) => (before.length === 0 && all.length === 0 ? before : all))
    }
    void look()
    const stop = whenWaitingChanges(() => void look())
    return () => {
      isOver = true
      stop()
    }
  }, [accountId])
  return kept
}
