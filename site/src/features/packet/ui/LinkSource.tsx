import type { SourceKind } from '@throughline/core/review'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { packet as words } from '../../../messages/packet.ts'
import { partialDateWords } from '../../career/words/partial-date.ts'
import type { Desk } from '../../task/state/desk.ts'
import { client } from '../../task/state/queries.ts'
import { attempt } from '../../task/state/reason.ts'

interface Found {
  kind: SourceKind
  id: string
  title: string
  date: string | null
}

interface Props {
  desk: Desk
  onChosen(kind: SourceKind, id: string): void
  onClose(): void
}

/** Of wins, and of everything else. */
const MOST = 8

/** Finds the record that says what a sentence says. */
export function LinkSource({ desk, onChosen, onClose }: Props) {
  const [found, setFound] = useState<readonly Found[] | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  async function search(event: FormEvent): Promise<void> {
    event.preventDefault()
    const q = field.current?.value.trim() ?? ''
    if (q !== '') await attempt(async () => setFound(await find(q)))
  }

  return (
    <form className="packet-link" onSubmit={(event) => void search(event)} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <label>
        {words.linkTitle}
        <input ref={field} className="input" type="search" maxLength={200} />
      </label>
      <div className="packet-acts">
        <button className="btn btn-plain" type="submit">
          {words.linkSearch}
        </button>
        <button className="btn btn-quiet" type="button" onClick={onClose}>
          {words.cancel}
        </button>
      </div>
      <ul aria-live="polite">
        {found?.length === 0 && <li className="muted">{words.linkNone}</li>}
        {found?.map(({ kind, id, title, date }) => (
          <li key={id}>
            <button type="button" className="link" onClick={() => onChosen(kind, id)}>
              {title}
            </button>
            <span className="muted"> {[words.kinds[kind], date && partialDateWords(date, desk)].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </form>
  )
}

/** Wins first, of all that have these words. */
async function find(q: string): Promise<Found[]> {
  const [wins, others] = await Promise.all([
    client.search(q, { kinds: ['win'], limit: MOST }),
    client.search(q, { kinds: ['task', 'goal', 'journal-entry'], limit: MOST }),
  ])
  return [...wins.items, ...others.items].map((hit): Found => {
    switch (hit.kind) {
      case 'win':
        return { kind: hit.kind, id: hit.record.id, title: hit.record.title, date: hit.record.happenedOn }
      case 'journal-entry': {
        const { id, title, excerpt, entryDate } = hit.record
        return { kind: hit.kind, id, title: title || excerpt.slice(0, 80) || entryDate, date: entryDate }
      }
      default:
        return { kind: hit.kind, id: hit.record.id, title: hit.record.title, date: null }
    }
  })
}
