import { jobName } from '@throughline/core/interview/target-job-rules'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { jobs } from '../../../messages/interview-job.ts'
import { TakePosting } from '../../career/posting/TakePosting.tsx'
import { newId } from '../../desk/id.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { useKeptDraft } from '../../desk/writing/use-kept-draft.ts'
import type { Named } from './JobPage.tsx'
import { jobHref } from './names.ts'
import { addJob } from './state/act.ts'
import { descriptionOfVersion } from './state/description-of-version.ts'

const words = jobs.add

const names = ['role', 'company', 'description'] as const
type Said = Record<(typeof names)[number], string>
const nothing: Said = { role: '', company: '', description: '' }

function saidIn(form: HTMLFormElement): Said {
  const said = new FormData(form)
  return Object.fromEntries(names.map((name) => [name, String(said.get(name) ?? '').trim()])) as Said
}

interface Props {
  isThere: (id: string) => boolean
  /** Versions of the résumé that have the description of a job, and are noted on none. */
  versions: readonly Named[]
}

/** Adds a job by its role; what is typed stays until it is kept, over a reload too. */
export function AddJob({ isThere, versions }: Props) {
  const id = useId()
  const { today } = useDesk()
  const form = useRef<HTMLFormElement>(null)
  const [given, setGiven] = useState<Said>(nothing)
  const [fault, setFault] = useState('')
  const [added, setAdded] = useState<{ id: string; name: string } | null>(null)
  // The version its description was taken of.
  const [resumeId, setResumeId] = useState<string | null>(null)
  const draft = useKeptDraft('new', 'target-job', (found) => {
    if (!form.current || Object.values(saidIn(form.current)).some(Boolean)) return false
    setGiven(JSON.parse(found.value) as Said)
    draft?.set(found)
    return true
  })
  const role = () => form.current?.querySelector<HTMLInputElement>('[name="role"]')?.focus()
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = saidIn(event.currentTarget)
    setFault(said.role ? '' : words.nothing)
    if (!said.role) return role()
    const jobId = newId()
    void addJob({ ...said, resumeId }, today, jobId)
    setAdded({ id: jobId, name: jobName(said) })
    draft?.clear()
    setGiven(nothing)
    setResumeId(null)
    form.current?.reset()
    role()
  }
  return (
    <form
      ref={form}
      method="post"
      className="job-add"
      aria-labelledby={`${id}-title`}
      onSubmit={add}
      onInput={({ currentTarget }) => draft?.set({ value: JSON.stringify(saidIn(currentTarget)), base: '' })}
    >
      <h2 className="section-title" id={`${id}-title`}>
        {words.title}
      </h2>
      {(['role', 'company'] as const).map((name) => (
        <div className="field" key={`${name} ${given[name]}`}>
          <label htmlFor={`${id}-${name}`}>{words[name]}</label>
          <input
            {...{
              className: 'input',
              id: `${id}-${name}`,
              name,
              defaultValue: given[name],
              maxLength: 200,
              autoComplete: 'off',
              dir: 'auto',
            }}
            {...(name === 'role' && fault && { 'aria-invalid': true, 'aria-describedby': `${id}-fault` })}
          />
        </div>
      ))}
      <div className="field job-add-text" key={`description ${given.description}`}>
        <label htmlFor={`${id}-description`}>{words.description}</label>
        <textarea
          {...{ className: 'input', id: `${id}-description`, name: 'description', defaultValue: given.description, rows: 3, dir: 'auto' }}
          maxLength={20_000}
          aria-describedby={`${id}-help`}
        />
        <p className="help" id={`${id}-help`}>
          {words.descriptionHelp}
        </p>
        {given.description === '' && (
          <TakePosting
            from={versions}
            words={jobs.page.takePosting}
            read={descriptionOfVersion}
            onTake={(description, versionId) => {
              if (form.current) setGiven({ ...saidIn(form.current), description })
              setResumeId(versionId)
            }}
          />
        )}
      </div>
      <p className="job-add-end">
        <button className="btn btn-primary btn-large" type="submit" name="add" value="job">
          {words.button}
        </button>
        <span className="error" id={`${id}-fault`} role="alert">
          {fault}
        </span>
        {added && !fault && isThere(added.id) && (
          <a className="link" dir="auto" href={jobHref(added.id)}>
            {words.open(added.name)}
          </a>
        )}
      </p>
    </form>
  )
}
