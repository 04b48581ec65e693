import { INTERVIEW_LASTS } from '@throughline/core/interview/target-job-rules'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { day as dayWords } from '../../../../messages/day.ts'
import { jobs } from '../../../../messages/interview-job.ts'
import { ZoneField } from '../../../desk/ui/ZoneField.tsx'
import { DayField } from '../../../when/DayField.tsx'
import type { Interview } from './Interviews.tsx'

const words = jobs.interviews

interface Props {
  given: Interview
  onSave: (said: Interview) => void
  onRemove?: () => void
  onEnd: () => void
}

/** The lengths most interviews have. */
const USUAL = [30, 45, 60, 90, 120]

const { least, most } = INTERVIEW_LASTS

/** When and with whom an interview is; kept as a whole. Escape leaves it as it was. */
export function InterviewForm({ given, onSave, onRemove, onEnd }: Props) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState('')
  const [on, setOn] = useState(given.on || null)
  const find = (control: string) => form.current?.querySelector<HTMLElement>(control)
  useEffect(() => form.current?.querySelector<HTMLElement>('[name="title"]')?.focus(), [])
  const keep = (event: SubmitEvent<HTMLFormElement>) => {
    // What is said of the day is a form of its own, and no part of this one.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const text = (name: string) => String(said.get(name) ?? '').trim()
    const [title, timeZone, durationMinutes] = [text('title'), text('timeZone'), Number(text('minutes'))]
    const lasts = Number.isInteger(durationMinutes) && durationMinutes >= least && durationMinutes <= most
    setFault(!title || !on ? words.fault : lasts ? '' : words.minutesFault(least, most))
    if (!title) return find('[name="title"]')?.focus()
    if (!on) return find('[aria-haspopup="dialog"]')?.focus()
    if (!lasts) return find('[name="minutes"]')?.focus()
    onSave({
      ...{ ...given, title, on, durationMinutes },
      time: text('time').slice(0, 5) || null,
      timeZone: timeZone || null,
      people: text('people'),
      note: text('note'),
    })
  }
  const field = (name: 'title' | 'time' | 'people' | 'note', label: string, more: Record<string, unknown> = {}) => (
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
        if (event.key !== 'Escape' || !event.currentTarget.contains(event.target as Node)) return
        event.stopPropagation()
        onEnd()
      }}
    >
      {field('title', words.name, { maxLength: 200, placeholder: words.namePlaceholder, 'aria-describedby': `${id}-fault` })}
      <DayField
        {...{ label: words.on, called: words.onIs, none: dayWords.choose, date: on, mayBeNone: false, isLarge: true }}
        onPick={setOn}
      />
      {field('time', words.time, { type: 'time' })}
      <div className="field">
        <label htmlFor={`${id}-minutes`}>{words.minutes}</label>
        <input
          {...{ className: 'input num', id: `${id}-minutes`, name: 'minutes', type: 'number', min: least, max: most, step: 5 }}
          defaultValue={given.durationMinutes}
          list={`${id}-usual`}
          aria-describedby={`${id}-fault`}
        />
        <datalist id={`${id}-usual`}>
          {USUAL.map((minutes) => (
            <option key={minutes} value={minutes} />
          ))}
        </datalist>
      </div>
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
