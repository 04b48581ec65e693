import type { SentState, TargetJob } from '@throughline/core/interview'
import { type SubmitEvent, useEffect, useId, useState } from 'react'
import { jobs } from '../../../../messages/interview-job.ts'
import { outbox } from '../../../changes/changes.ts'
import { client } from '../../../desk/client.ts'
import { useDesk } from '../../../desk/use-desk.ts'
import { longDate } from '../../../desk/words/day.ts'
import type { Named, SaveJob } from '../JobPage.tsx'
import { send, takeSendingBack } from '../state/act.ts'
import { useSent } from '../state/derived.ts'

const words = jobs.sent

/** The id of what makes a version for the job. */
export const MAKE_VERSION = 'make-version'

interface Props {
  job: TargetJob
  given: SentState
  resumes: readonly Named[]
  likely: Named | null
  onSave: SaveJob
}

/** Which version of the résumé is for the job, and the one that was sent, as it read then. */
export function Sent({ job, given, resumes, likely, onSave }: Props) {
  const id = useId()
  const state = useSent(job, given)
  // Of what was sent before, until the new is there.
  const known = state.sent?.attachmentId === job.sent?.attachmentId ? state : null
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 className="section-title" id={`${id}-title`}>
        {words.title}
      </h2>
      {job.sent ? (
        <Kept job={job} sent={job.sent} state={known} />
      ) : (
        <p className="where">{words.none[job.stage === 'saved' && job.interviews.length === 0 ? 'ahead' : 'since']}</p>
      )}
      {resumes.length > 0 && <Send job={job} resumes={resumes} onSave={onSave} />}
      {!resumes.some(({ id }) => id === job.resumeId) && (
        <>
          {likely && <Likely version={likely} onSave={onSave} />}
          <MakeOne job={job} />
        </>
      )}
    </section>
  )
}

/** The version that seems to be meant for the job, to be chosen with one press. */
export const Likely = ({ version: { id, title }, onSave }: { version: Named; onSave: SaveJob }) => (
  <p className="where" dir="auto">
    {words.likely(title)}{' '}
    <button className="link" type="button" aria-label={words.chooseOf(title)} onClick={() => onSave({ resumeId: id })}>
      {words.choose}
    </button>
  </p>
)

/** A version of its own, which the server makes of the job as that is there: what is still on its way to it goes first. */
function MakeOne({ job }: { job: TargetJob }) {
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    // The page that a browser kept, and shows again as one goes back to it, is as it was left: busy.
    const onShown = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    addEventListener('pageshow', onShown)
    return () => removeEventListener('pageshow', onShown)
  }, [])
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    // Saves what is being written.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    setBusy(true)
    await outbox.settled(job.id)
    form.submit()
  }
  return (
    <form className="job-make" method="post" action="/career/resumes" onSubmit={submit}>
      <input type="hidden" name="job" value={job.id} />
      {/* Were what is written saved as this is pressed, what is drawn from it would move the button away from under the pointer. */}
      <button
        id={MAKE_VERSION}
        className={isBusy ? 'btn btn-plain is-busy' : 'btn btn-plain'}
        type="submit"
        disabled={isBusy}
        onMouseDown={(event) => event.preventDefault()}
      >
        {words.make}
      </button>
      <p className="help">{words.makeHelp}</p>
    </form>
  )
}

/** Changes that are named. */
const NAMED = 4

function Kept({ job, sent, state }: { job: TargetJob; sent: NonNullable<TargetJob['sent']>; state: SentState | null }) {
  const desk = useDesk()
  return (
    <div className="job-sent">
      <p dir="auto">{words.said(sent.name, longDate(sent.on, desk))}</p>
      {state?.isKept === false ? (
        <p className="where">{words.fileGone}</p>
      ) : (
        <a className="link" href={client.files.contentHref(sent.attachmentId)} download>
          {words.open}
        </a>
      )}
      {state && <Since state={state} />}
      <button className="link" type="button" onClick={() => void takeSendingBack(job)}>
        {words.back}
      </button>
    </div>
  )
}

/** What has changed since. */
function Since({ state: { isOlder, changed } }: { state: SentState }) {
  return (
    <>
      <p className="where">{isOlder === null ? words.unknown : isOlder ? words.older : words.same}</p>
      {isOlder && (
        <ul className="where">
          {changed.slice(0, NAMED).map(({ kind, id, title, change }) => (
            <li key={`${kind} ${id}`} dir="auto">
              {title ? `${title}: ` : ''}
              {words.change[change]}
            </li>
          ))}
          {changed.length > NAMED && <li>{words.more(changed.length - NAMED)}</li>}
        </ul>
      )}
    </>
  )
}

function Send({ job, resumes, onSave }: Pick<Props, 'job' | 'resumes' | 'onSave'>) {
  const id = useId()
  const { today } = useDesk()
  const [on, setOn] = useState(today)
  const [isBusy, setBusy] = useState(false)
  const chosen = resumes.find((resume) => resume.id === job.resumeId)
  const keep = async () => {
    if (!chosen) return
    setBusy(true)
    await send(job, { id: chosen.id, name: chosen.title }, on || today)
    setBusy(false)
  }
  return (
    <div className="job-send">
      <div className="field">
        <label htmlFor={`${id}-version`}>{words.version}</label>
        <select
          className="input"
          id={`${id}-version`}
          value={chosen?.id ?? ''}
          onChange={({ target }) => onSave({ resumeId: target.value || null })}
        >
          <option value="">{words.noVersion}</option>
          {resumes.map((resume) => (
            <option key={resume.id} value={resume.id}>
              {resume.title}
            </option>
          ))}
        </select>
      </div>
      {chosen && (
        <>
          <div className="field">
            <label htmlFor={`${id}-on`}>{words.on}</label>
            <input className="input" id={`${id}-on`} type="date" value={on} onChange={({ target }) => setOn(target.value)} />
          </div>
          <button
            className={isBusy ? 'btn btn-plain is-busy' : 'btn btn-plain'}
            type="button"
            disabled={isBusy}
            onClick={() => void keep()}
          >
            {isBusy ? words.busy : job.sent ? words.again : words.button}
          </button>
        </>
      )}
    </div>
  )
}
