import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { jobs } from '../../../../messages/interview-job.ts'
import { ZoneField } from '../../../desk/ui/ZoneField.tsx'
import type { Interview } from './Interviews.tsx'

const words = jobs.interviews

interface Props {
  given: Interview
  onSave: (said: Interview) => void
  onRemove?: () => void
  onEnd: () => void
}

/** When and with whom an interview is; kept as a whole. Escape leaves it as it was. */
export function InterviewForm({ given, onSave, onRemove, onEnd }: Props) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState('')
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[name="title"]')?.focus(), [])
  const keep = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const text = (name: string) => String(said.get(name) ?? '').trim()
    const [title, on, timeZone] = [text('title'), text('on'), text('timeZone')]
    const why = title && on ? '' : words.fault
    setFault(why)
    if (why) return form.current?.querySelector<HTMLInputElement>(title ? '[name="on"]' : '[name="title"]')?.focus()
    onSave({
      ...given,
      title,
      on,
      time: text('time').slice(0, 5) || null,
      timeZone: timeZone || null,
      people: text('people'),
      note: text('note'),
    })
  }
  const field = (name: 'title' | 'on' | 'time' | 'people' | 'note', label: string, more: Record<string, unknown> = {}) => (
    <div className={name === 'people' || name === 'note' || name === 'title' ? 'field job-wide' : 'field'}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input className="input" id={`${id}-${name}`} name={name} defaultValue={given[name] ?? ''} autoComplete="off" dir="auto" {...more} />
    </div>
  )
  return (
    <form
      ref={form}
      className="job-form"
      noValidate
      onSubmit={keep}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onEnd()
      }}
    >
      {field('title', words.name, { maxLength: 200, placeholder: words.namePlaceholder, 'aria-describedby': `${id}-fault` })}
      {field('on', words.on, { type: 'date' })}
      {field('time', words.time, { type: 'time' })}
      <ZoneField label={words.zone} zone={given.timeZone ?? ''} name="timeZone" defaultValue={given.timeZone ?? ''} />
      {field('people', words.people, { maxLength: 500 })}
      {field('note', words.note, { maxLength: 2_000 })}
      <p className="error job-wide" id={`${id}-fault`} role="alert">
        {fault}
      </p>
      <p className="job-acts job-wide">
        <button className="btn btn-primary" type="submit">
          {words.save}
        </button>
        <button className="btn btn-plain" type="button" onClick={onEnd}>
          {words.cancel}
        </button>
        {onRemove && (
          <button className="btn btn-quiet" type="button" onClick={onRemove}>
            {words.remove}
          </button>
        )}
      </p>
    </form>
  )
}
