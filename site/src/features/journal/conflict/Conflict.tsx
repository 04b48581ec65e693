import { MAX_ENTRY_TITLE } from '@throughline/core/journal/rules'
import { useEffect, useRef, useState } from 'react'
import { changes } from '../../../messages/changes.ts'
import { conflict as words } from '../../../messages/journal-conflict.ts'
import type { EntryFields, TextField } from '../draft/fields.ts'
import { entryOfPage } from '../writing/state.ts'
import { useEntry } from '../writing/use-entry.ts'

/** Too narrow for two texts side by side, in CSS pixels. */
const NARROW = 900

/** Two texts of an entry, side by side, and the choice between them. */
export default function Conflict() {
  const { writing } = useEntry()
  const { held, now } = writing
  const theirs = writing.known.fields
  // What was written here stays as it was found, while both are made one.
  const [mine] = useState(now)
  const [title, setTitle] = useState(now.title)
  const merged = useRef(now.body)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const choose = (from: Pick<EntryFields, TextField>) => {
    const of = (field: TextField) => (held.includes(field) ? from[field] : now[field])
    entryOfPage().choose({ title: of('title'), body: of('body') })
  }
  return (
    <section className="conflict-view" aria-labelledby="h-conflict">
      <h2 id="h-conflict" tabIndex={-1} ref={heading}>
        {words.title}
      </h2>
      <p>{words.text}</p>
      <p className="conflict-acts">
        <button className="btn btn-plain" type="button" onClick={() => choose(mine)}>
          {words.keepMine}
        </button>
        <button className="btn btn-plain" type="button" onClick={() => choose(theirs)}>
          {words.keepTheirs}
        </button>
        <button className="btn btn-primary" type="button" onClick={() => choose({ title, body: merged.current })}>
          {words.keepMerged}
        </button>
      </p>
      {held.includes('title') && (
        <div className="conflict-titles">
          <label className="field">
            <span className="label">{words.titleMine}</span>
            <input className="input" maxLength={MAX_ENTRY_TITLE} value={title} onChange={({ target }) => setTitle(target.value)} />
          </label>
          <div className="field">
            <span className="label">{words.titleTheirs}</span>
            <p dir="auto">{theirs.title || changes.conflict.empty}</p>
            <button className="btn btn-plain" type="button" onClick={() => setTitle(theirs.title)}>
              {words.takeTitle}
            </button>
          </div>
        </div>
      )}
      {held.includes('body') && (
        <BothTexts
          mine={merged.current}
          theirs={theirs.body}
          onChange={(text) => {
            merged.current = text
          }}
        />
      )}
    </section>
  )
}

interface BothProps {
  mine: string
  theirs: string
  onChange: (merged: string) => void
}

/** Both texts can be read before what merges them is here, and where it does not come. */
function BothTexts({ mine, theirs, onChange }: BothProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isMounted, setMounted] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer text of the other side begins anew, with what is here by then
  useEffect(() => {
    let end: (() => void) | undefined
    let isWanted = true
    import('./mount-merge.ts').then(
      ({ mountMerge }) => {
        if (!isWanted || !place.current) return
        end = mountMerge(place.current, { mine, theirs, isNarrow: innerWidth < NARROW, onChange })
        setMounted(true)
      },
      () => {},
    )
    return () => {
      isWanted = false
      end?.()
      setMounted(false)
    }
  }, [theirs])
  return (
    <>
      <div className="merge-names" aria-hidden="true">
        <span>{words.theirs}</span>
        <span>{words.mine}</span>
      </div>
      <div className="merge" ref={place} />
      {!isMounted && (
        <div className="both-texts">
          <p dir="auto">{theirs || words.empty}</p>
          <p dir="auto">{mine || words.empty}</p>
        </div>
      )}
    </>
  )
}
