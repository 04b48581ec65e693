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
    let last = 0
    const look = async () => {
      const own = ++last
      const all = await keptNew(accountId)
      // Their beginnings take longer to read than that there are none: an older look may end after a newer one.
      if (own === last) setKept((before) => (before.length === 0 && all.length === 0 ? before : all))
    }
    void look()
    const stop = whenWaitingChanges(() => void look())
    return () => {
      last = -1
      stop()
    }
  }, [accountId])
  return kept
}
