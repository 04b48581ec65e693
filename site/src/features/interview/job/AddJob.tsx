import { jobHref } from '@throughline/core/interview/job-href'
import { ADVERT_LENGTH, jobName } from '@throughline/core/interview/target-job-rules'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { jobs } from '../../../messages/interview-job.ts'
import { TakeAdvert } from '../../career/advert/TakeAdvert.tsx'
import { leaveWithUndo } from '../../changes/undo-along.ts'
import { newId } from '../../desk/id.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { shortDate } from '../../desk/words/day.ts'
import { useKeptDraft } from '../../desk/writing/use-kept-draft.ts'
import type { Named } from './JobPage.tsx'
import { advertFields } from './rules/filled-by.ts'
import { addJob } from './state/act.ts'
import { descriptionOfVersion } from './state/description-of-version.ts'
import { useReadAdvert } from './state/use-read-advert.ts'

const words = jobs.add

const names = [...advertFields, 'description'] as const
type Said = Record<(typeof names)[number], string>
const nothing: Said = { role: '', company: '', location: '', closesOn: '', description: '' }

function saidIn(form: HTMLFormElement): Said {
  const said = new FormData(form)
  return Object.fromEntries(names.map((name) => [name, String(said.get(name) ?? '').trim()])) as Said
}

interface Props {
  isThere: (id: string) => boolean
  /** Versions of the résumé that have the description of a job, and are noted on none. */
  versions: readonly Named[]
}

/**
 * Adds a job by its role, and goes to its page; what is typed stays until it is kept, over a reload too. What the
 * advertisement says of the job is filled in.
 */
export function AddJob({ isThere, versions }: Props) {
  const id = useId()
  const desk = useDesk()
  const { today, accountId } = desk
  const form = useRef<HTMLFormElement>(null)
  const [given, setGiven] = useState<Said>(nothing)
  const [fault, setFault] = useState('')
  const [added, setAdded] = useState<{ id: string; name: string } | null>(null)
  // The version its description was taken of.
  const [resumeId, setResumeId] = useState<string | null>(null)
  const advert = useReadAdvert(form)
  const draft = useKeptDraft('new', 'target-job', (found) => {
    if (!form.current || Object.values(saidIn(form.current)).some(Boolean)) return false
    setGiven({ ...nothing, ...(JSON.parse(found.value) as Partial<Said>) })
    draft?.set(found)
    return true
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the description that was taken stands in the form
  useEffect(() => {
    if (given.description) void advert.read()
  }, [given.description])
  const role = () => form.current?.querySelector<HTMLInputElement>('[name="role"]')?.focus()
  const isAdding = useRef(false)
  const add = async (of: HTMLFormElement) => {
    // Pasted a moment ago, it may not have been read yet.
    if (saidIn(of).role === '') await advert.read()
    const { closesOn, ...said } = saidIn(of)
    setFault(said.role ? '' : words.nothing)
    if (!said.role) return role()
    const jobId = newId()
    const adding = addJob({ ...said, closesOn: closesOn || null, resumeId }, today, jobId)
    setAdded({ id: jobId, name: jobName(said) })
    draft?.clear()
    setGiven(nothing)
    setResumeId(null)
    of.reset()
    advert.begin()
    role()
    void adding.then((isKept) => {
      if (isKept && isAtRest(of)) leaveWithUndo(jobHref(jobId), accountId)
    })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isAdding.current) return
    isAdding.current = true
    void add(event.currentTarget).finally(() => {
      isAdding.current = false
    })
  }
  return (
    <form
      ref={form}
      method="post"
      className="job-add"
      aria-labelledby={`${id}-title`}
      onSubmit={submit}
      onInput={({ currentTarget, target }) => {
        advert.typed(target as HTMLInputElement)
        draft?.set({ value: JSON.stringify(saidIn(currentTarget)), base: '' })
      }}
    >
      <h2 className="section-title" id={`${id}-title`}>
        {words.title}
      </h2>
      <div className="field job-add-text" key={`description ${given.description}`}>
        <label htmlFor={`${id}-description`}>{words.description}</label>
        <textarea
          {...{ className: 'input', id: `${id}-description`, name: 'description', defaultValue: given.description, rows: 3, dir: 'auto' }}
          maxLength={ADVERT_LENGTH}
          aria-describedby={`${id}-help`}
        />
        <p className="help" id={`${id}-help`}>
          {words.descriptionHelp}
        </p>
        <p className="hidden-text" role="status">
          {words.told(advertFields.filter((name) => advert.filled[name] !== undefined).map((name) => words[name]))}
        </p>
        {given.description === '' && (
          <TakeAdvert
            from={versions}
            words={jobs.page.takeAdvert}
            read={descriptionOfVersion}
            onTake={(description, versionId) => {
              if (form.current) setGiven({ ...saidIn(form.current), description })
              setResumeId(versionId)
            }}
          />
        )}
      </div>
      {advertFields.map((name) => {
        const filled = advert.filled[name]
        const isFilled = filled !== undefined
        const isFaulty = name === 'role' && fault !== ''
        return (
          <div className="field" key={`${name} ${given[name]}`}>
            <div className="field-head">
              <label htmlFor={`${id}-${name}`}>{words[name]}</label>
              {isFilled && (
                <span className="field-acts">
                  <span className="muted" id={`${id}-${name}-from`}>
                    {name === 'closesOn' && filled ? words.filledDay(shortDate(filled, desk)) : words.filled}
                  </span>
                  <button className="link alone" type="button" aria-label={words.clearOf(words[name])} onClick={() => advert.clear(name)}>
                    {words.clear}
                  </button>
                </span>
              )}
            </div>
            <input
              {...{ className: 'input', id: `${id}-${name}`, name, defaultValue: given[name], autoComplete: 'off' }}
              {...(name === 'closesOn' ? { type: 'date', max: '9999-12-31' } : { maxLength: 200, dir: 'auto' })}
              aria-invalid={isFaulty || undefined}
              aria-describedby={[isFaulty && `${id}-fault`, isFilled && `${id}-${name}-from`].filter(Boolean).join(' ') || undefined}
            />
          </div>
        )
      })}
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

/** Whether nobody has gone on meanwhile: nothing is typed, and the focus is where it was left. */
function isAtRest(form: HTMLFormElement): boolean {
  const { activeElement } = document
  return !Object.values(saidIn(form)).some(Boolean) && (activeElement === document.body || form.contains(activeElement))
}
