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

/** Wins of the latest, and what search finds of the rest. */
const NEWEST = 100
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
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: Escape leaves a form of one field
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

async function find(q: string): Promise<Found[]> {
  const [wins, hits] = await Promise.all([
    client.wins.list({ limit: NEWEST, fields: ['id', 'title', 'happenedOn'] }),
    client.search(q, { kinds: ['task', 'goal', 'journal-entry'], limit: MOST }),
  ])
  const said = q.toLowerCase().split(/\s+/)
  const fitting = wins.items.filter(({ title }) => said.every((word) => title.toLowerCase().includes(word)))
  return [
    ...fitting.slice(0, MOST).map(({ id, title, happenedOn }): Found => ({ kind: 'win', id, title, date: happenedOn })),
    ...hits.items.map((hit): Found => {
      if (hit.kind === 'journal-entry') {
        const { id, title, excerpt, entryDate } = hit.record
        return { kind: hit.kind, id, title: title || excerpt.slice(0, 80) || entryDate, date: entryDate }
      }
      return { kind: hit.kind, id: hit.record.id, title: hit.record.title, date: null }
    }),
  ]
}
