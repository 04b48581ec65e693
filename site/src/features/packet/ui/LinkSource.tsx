import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { SearchHit } from '@throughline/client'
import type { SourceKind } from '@throughline/core/review'
import { useDeferredValue, useState } from 'react'
import { packet as words } from '../../../messages/packet.ts'
import { partialDateWords } from '../../career/words/partial-date.ts'
import { client } from '../../desk/client.ts'
import type { Desk } from '../../desk/desk.ts'
import { Finder } from '../../desk/ui/Finder.tsx'

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

/** Finds the record that says what a sentence says, as its words are typed. */
export default function LinkSource({ desk, onChosen, onClose }: Props) {
  const [text, setText] = useState('')
  const typed = useDeferredValue(text.trim())
  // What was found stays until the next is there: who presses Enter has what they see.
  const { data } = useQuery({ ...sourceQuery(typed), placeholderData: keepPreviousData })
  const found = (typed && data) || null
  return (
    <div className="packet-link">
      <Finder
        label={words.linkTitle}
        text={text}
        onText={setText}
        found={
          found?.map(({ id, kind, title, date }) => ({
            ...{ id, title },
            beside: [words.kinds[kind], date && partialDateWords(date, desk)].filter(Boolean).join(', '),
          })) ?? null
        }
        onChoose={(id) => {
          const hit = found?.find((one) => one.id === id)
          if (hit) onChosen(hit.kind, hit.id)
        }}
        onEnd={onClose}
      />
      <button className="btn btn-quiet" type="button" onClick={onClose}>
        {words.cancel}
      </button>
    </div>
  )
}

/** Wins first, of all that have these words. */
const sourceQuery = (q: string) =>
  queryOptions({
    queryKey: ['packet-source', q] as const,
    enabled: q !== '',
    queryFn: async (): Promise<Found[]> => {
      const [wins, others] = await Promise.all([
        client.search(q, { kinds: ['win'], limit: MOST }),
        client.search(q, { kinds: ['task', 'goal', 'journal-entry'], limit: MOST }),
      ])
      return [...wins.items, ...others.items].map(foundOf)
    },
  })

function foundOf(hit: Extract<SearchHit, { kind: 'win' | 'task' | 'goal' | 'journal-entry' }>): Found {
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
}
