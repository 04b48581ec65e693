import { useEffect, useState } from 'react'
import { waiting as words } from '../../../messages/waiting.ts'
import { readWaiting, type Waiting } from '../../waiting/read-waiting.ts'
import { whenWaitingChanges } from '../../waiting/when-changed.ts'
import { isSealedWriting, read } from '../draft/drafts.ts'

interface Kept extends Waiting {
  text: string
}

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

function useKept(accountId: string): readonly Kept[] {
  const [kept, setKept] = useState<readonly Kept[]>([])
  useEffect(() => {
    let isOver = false
    const look = async () => {
      const found = readWaiting(accountId).filter(({ kind }) => kind === 'new-entry')
      const all = await Promise.all(found.map(async (thing) => ({ ...thing, text: await textOf(thing) })))
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

const LONGEST = 120

/** How it begins; empty for what is sealed. */
async function textOf({ key }: Waiting): Promise<string> {
  const draft = await read(key.split('.').slice(2).join('.'))
  if (!draft || isSealedWriting(draft.writing)) return ''
  const { title, body } = draft.writing.now
  return (title || body).trim().slice(0, LONGEST)
}
