import type { FeedbackTemplate } from '@throughline/core/discussion'
import { type SubmitEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { discussionFeedback } from '../../../messages/discussion-feedback.ts'
import { newId } from '../../desk/id.ts'
import { attempt } from '../../desk/reason.ts'
import { client } from '../client.ts'
import { type DraftQuestion, draftsOf, isSound, questionsOf } from './draft.ts'
import { QuestionFields } from './QuestionFields.tsx'
import { ask, type FreshLink } from './state.ts'

interface Props {
  discussionId: string
  onLink: (link: FreshLink) => void
  onClose: () => void
}

const words = discussionFeedback.form

const MOST_QUESTIONS = 8
const empty = (): DraftQuestion => ({ key: newId(), text: '', kind: 'text', lines: '' })

/** Asks for whom, about what, by which questions, and makes the link. */
export default function AskDialog({ discussionId, onLink, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Under the same id until it has been made: asked again, it is asked once.
  const [requestId] = useState(newId)
  const [templates, setTemplates] = useState<readonly FeedbackTemplate[]>([])
  const [drafts, setDrafts] = useState<readonly DraftQuestion[]>(() => [empty()])
  const [email, setEmail] = useState('')
  const [isFaulty, setFaulty] = useState(false)
  const [isSending, setSending] = useState(false)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    void attempt(async () => setTemplates(await client.feedback.templates()))
  }, [])
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => String(typed.get(name) ?? '').trim()
    const questions = questionsOf(drafts)
    const isWrong = !text('about') || !isSound(questions)
    setFaulty(isWrong)
    if (isWrong || isSending) return
    setSending(true)
    const expiresAt = new Date(Date.now() + Number(text('days')) * 86_400_000).toISOString()
    const seenBy = text('seenBy') === 'everyone' ? 'everyone' : 'asker'
    const asked = { id: requestId, about: text('about'), askedOf: text('askedOf'), questions, expiresAt, seenBy } as const
    const link = await ask(discussionId, { ...asked, ...(email.trim() && { email: email.trim() }) })
    setSending(false)
    if (!link) return
    dialog.current?.close()
    if (link !== 'mailed') onLink(link)
  }
  const change = (key: string, changes: Partial<DraftQuestion>) =>
    setDrafts((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const begin = (key: string) => {
    const template = templates.find((one) => one.key === key)
    setDrafts(template ? draftsOf(template, newId) : [empty()])
  }
  return (
    <dialog ref={dialog} className="dialog feedback-dialog" aria-labelledby={`${id}-title`} onClose={onClose}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <h3 id={`${id}-title`}>{words.title}</h3>
        <div className="field">
          <label htmlFor={`${id}-about`}>{words.about}</label>
          <input className="input" id={`${id}-about`} name="about" maxLength={300} dir="auto" aria-describedby={`${id}-about-help`} />
          <p className="help" id={`${id}-about-help`}>
            {words.aboutHelp}
          </p>
        </div>
        <div className="field">
          <div className="field-head">
            <label htmlFor={`${id}-of`}>{words.askedOf}</label>
            <span className="small">{words.optional}</span>
          </div>
          <input className="input" id={`${id}-of`} name="askedOf" maxLength={200} autoComplete="off" dir="auto" />
        </div>
        <div className="field">
          <div className="field-head">
            <label htmlFor={`${id}-email`}>{words.email}</label>
            <span className="small">{words.optional}</span>
          </div>
          <input
            className="input"
            id={`${id}-email`}
            type="email"
            maxLength={254}
            autoComplete="off"
            aria-describedby={`${id}-email-help`}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <p className="help" id={`${id}-email-help`}>
            {words.emailHelp}
          </p>
        </div>
        <fieldset className="feedback-questions">
          <legend>{words.questions}</legend>
          <div className="field">
            <label htmlFor={`${id}-begin`}>{words.begin}</label>
            <select className="input" id={`${id}-begin`} onChange={({ target }) => begin(target.value)}>
              <option value="">{words.own}</option>
              {templates.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          {drafts.map((draft, place) => (
            <QuestionFields
              key={draft.key}
              {...{ draft, place }}
              onChange={(changes) => change(draft.key, changes)}
              onRemove={drafts.length > 1 ? () => setDrafts(drafts.filter(({ key }) => key !== draft.key)) : null}
            />
          ))}
          {drafts.length < MOST_QUESTIONS && (
            <button className="btn btn-quiet" type="button" onClick={() => setDrafts([...drafts, empty()])}>
              {words.add}
            </button>
          )}
        </fieldset>
        <div className="field">
          <label htmlFor={`${id}-by`}>{words.seenBy}</label>
          <select className="input" id={`${id}-by`} name="seenBy" aria-describedby={`${id}-by-help`}>
            {Object.entries(words.readers).map(([readers, name]) => (
              <option key={readers} value={readers}>
                {name}
              </option>
            ))}
          </select>
          <p className="help" id={`${id}-by-help`}>
            {words.seenByHelp}
          </p>
        </div>
        <div className="field">
          <label htmlFor={`${id}-days`}>{words.days}</label>
          <select className="input" id={`${id}-days`} name="days" defaultValue="21">
            {Object.entries(words.dayCounts).map(([days, name]) => (
              <option key={days} value={days}>
                {name}
              </option>
            ))}
          </select>
        </div>
        {isFaulty && (
          <p className="error" role="alert">
            {words.needed}
          </p>
        )}
        <p className="ends">
          <button className="btn btn-plain" type="button" onClick={() => dialog.current?.close()}>
            {words.cancel}
          </button>
          <button className="btn btn-primary" type="submit" aria-busy={isSending}>
            {email.trim() ? words.send : words.make}
          </button>
        </p>
      </form>
    </dialog>
  )
}
