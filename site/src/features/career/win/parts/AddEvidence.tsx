import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Win } from '@throughline/core/career'
import { isPartialDate } from '@throughline/core/career/partial-date'
import { readPartialDate } from '@throughline/core/career/read-partial-date'
import { type SubmitEvent, useDeferredValue, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { thread } from '../../../../messages/career-thread.ts'
import { win } from '../../../../messages/win.ts'
import { newId } from '../../../desk/id.ts'
import { Finder } from '../../../desk/ui/Finder.tsx'
import { takeFocus } from '../../../desk/ui/take-focus.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { addEvidence } from '../../state/act.ts'
import { evidenceQuery, likelyEvidenceQuery, MOST } from '../../state/find-evidence.ts'
import { AddFile } from './AddFile.tsx'

const words = win.evidence

type Way = 'find' | 'link' | 'note'
const ways = ['find', 'link', 'note'] as const

interface Props {
  win: Win
  onEnd: () => void
}

/** What kind of evidence, and the form for it. Files are chosen at once. */
export default function AddEvidence({ win, onEnd }: Props) {
  const [way, setWay] = useState<Way>('find')
  return (
    <div className="add-evidence">
      {/* Pressed, they leave the focus in the field, which would end all of it. */}
      <fieldset className="ways" aria-label={words.ways} onMouseDown={(event) => event.preventDefault()}>
        {ways.map((one) => (
          <button key={one} className="btn btn-quiet" type="button" aria-pressed={one === way} onClick={() => setWay(one)}>
            {one === 'find' ? words.finder : words[one]}
          </button>
        ))}
        <AddFile win={win} onEnd={onEnd} />
      </fieldset>
      {way === 'find' ? <Find win={win} onEnd={onEnd} /> : <OwnEvidence key={way} win={win} kind={way} onEnd={onEnd} />}
    </div>
  )
}

/** Finds a record that shows it; those that speak of it are offered at once. */
function Find({ win, onEnd }: Props) {
  const { id, evidence } = win
  const desk = useDesk()
  const [text, setText] = useState('')
  const typed = useDeferredValue(text.trim())
  // What was found stays until the next is there: who presses Enter has what they see.
  const { data } = useQuery({ ...evidenceQuery(typed, desk), placeholderData: keepPreviousData })
  const { data: likely } = useQuery(likelyEvidenceQuery(win, desk))
  const taken = new Set(evidence.map(({ recordId }) => recordId))
  const found = (typed ? data : likely)?.filter((hit) => !taken.has(hit.id)).slice(0, MOST) ?? null
  const linked = data?.find((hit) => taken.has(hit.id))
  return (
    <Finder
      label={words.find}
      text={text}
      onText={setText}
      found={found?.map(({ kind, ...hit }) => ({ ...hit, beside: thread.kinds[kind] })) ?? null}
      none={linked && words.linked(linked.title)}
      onChoose={(recordId) => {
        const hit = found?.find((one) => one.id === recordId)
        if (hit) void addEvidence({ id }, { kind: hit.kind, id: recordId, evidenceId: newId() }, hit.title)
        onEnd()
      }}
      onEnd={onEnd}
      staysFor={(focused) => focused?.closest('.add-evidence') != null}
    />
  )
}

type Fault = 'url' | 'title' | 'date'

/** A link, or what somebody said: in the person's own words. */
function OwnEvidence({ win: { id }, kind, onEnd }: Props & { kind: 'link' | 'note' }) {
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  // What is typed next goes here, and is no shortcut.
  useEffect(() => void (form.current && takeFocus(form.current.querySelector('input') as HTMLInputElement)), [])
  const isWrong = (fault: Fault) => (faults.includes(fault) ? true : undefined)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const text = (name: string) => String(new FormData(form).get(name) ?? '').trim()
    const [url, day] = [text('url'), text('date')]
    const date = day && readPartialDate(day)
    const title = text('title') || hostOf(url)
    const found: Fault[] = [
      ...(kind === 'link' && hostOf(url) === '' ? (['url'] as const) : []),
      ...(title === '' && kind === 'note' ? (['title'] as const) : []),
      ...(date && !isPartialDate(date) ? (['date'] as const) : []),
    ]
    setFaults(found)
    if (found[0]) return form.querySelector<HTMLElement>(`[name="${found[0]}"]`)?.focus()
    void addEvidence({ id }, { kind, evidenceId: newId(), title, date: date || null, ...(kind === 'link' && { url }) }, title)
    onEnd()
  }
  return (
    <form ref={form} className="own-evidence" noValidate onSubmit={submit}>
      {kind === 'link' && (
        <label className="field">
          <span className="label">{words.address}</span>
          <input className="input" name="url" type="url" maxLength={2_000} autoComplete="off" aria-invalid={isWrong('url')} />
        </label>
      )}
      <label className="field">
        <span className="label">{kind === 'link' ? words.called : words.noteText}</span>
        <input className="input" name="title" maxLength={500} autoComplete="off" dir="auto" aria-invalid={isWrong('title')} />
      </label>
      <label className="field day">
        <span className="label">{words.day}</span>
        <input className="input" name="date" maxLength={10} autoComplete="off" aria-invalid={isWrong('date')} />
      </label>
      {faults.map((fault) => (
        <p key={fault} className="error" role="alert">
          {fault === 'date' ? win.when.fault : words.faults[fault]}
        </p>
      ))}
      <div className="editable-ends">
        <button className="btn btn-primary" type="submit">
          <Icon name="plus" /> {words.put}
        </button>
        <button className="btn btn-quiet" type="button" onClick={onEnd}>
          {win.cancel}
        </button>
      </div>
    </form>
  )
}

/** What a link is called that nobody named; empty where it is no address. */
function hostOf(url: string): string {
  const parsed = URL.parse(url)
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.host + parsed.pathname.replace(/\/$/, '') : ''
}
