import { ProblemError } from '@throughline/client/problem'
import type { CoachAttachment, CoachPreview } from '@throughline/core/discussion'
import { MAX_COACH_QUESTION } from '@throughline/core/discussion/coach-limits'
import { useRef, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { coach } from '../../../messages/discussion-coach.ts'
import { coachForm as words } from '../../../messages/discussion-coach-form.ts'
import { useShared } from '../../desk/desk.ts'
import { newId } from '../../desk/id.ts'
import { client } from '../client.ts'
import { type RecordFolder, recordAt } from '../compose/record-address.ts'
import { FormDialog, toFault } from '../decided/FormDialog.tsx'
import { Line } from '../decided/fields.tsx'
import type { Within } from '../decided/within.ts'
import { $talk } from '../thread/state.ts'
import { learnAnswer } from './state.ts'

interface Props {
  within: Within
  model: string
  accountId: string
  onClose: () => void
}

/** Messages that are offered: the last of those on the page. */
const OFFERED = 20

const kinds: Readonly<Partial<Record<RecordFolder, Exclude<CoachAttachment['kind'], 'message' | 'agenda'>>>> = {
  tasks: 'task',
  goals: 'goal',
  journal: 'journal-entry',
  'career/experience': 'experience',
  'career/wins': 'win',
  'interview-prep/stories': 'story',
}

/** A question to the machine: first what goes with it, then, word for word, what is sent. */
export default function AskCoach({ within, model, accountId, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [question, setQuestion] = useState('')
  const [attach, setAttach] = useState<readonly CoachAttachment[]>([])
  const [preview, setPreview] = useState<CoachPreview | null>(null)
  const [fault, setFault] = useState('')
  const [isUnsaid, setUnsaid] = useState(false)
  const [isBusy, setBusy] = useState(false)
  // Sent twice it is asked once.
  const [id] = useState(newId)

  const trying = async (work: () => Promise<void>) => {
    setBusy(true)
    setFault('')
    await work().catch((error: unknown) => setFault(error instanceof ProblemError ? reasonOf(error) : words.failed))
    setBusy(false)
  }
  const save = () => {
    setUnsaid(question.trim() === '')
    if (question.trim() === '') return toFault(dialog)
    if (isBusy) return
    void trying(async () => {
      if (!preview) return setPreview(await client.discussionCoach.preview(within.id, { question, attach: [...attach] }))
      learnAnswer(await client.discussionCoach.ask(within.id, { id, question, attach: [...attach] }))
      dialog.current?.close()
    })
  }
  return (
    <FormDialog
      {...{ dialog, title: preview ? words.preview : words.title, close: words.close, save: preview ? words.send : words.show }}
      onSave={save}
      onClose={onClose}
    >
      {preview ? (
        <>
          <Sent preview={preview} />
          <p>
            <button className="btn btn-plain" type="button" onClick={() => setPreview(null)}>
              {words.back}
            </button>
          </p>
        </>
      ) : (
        <>
          <p className="help">{words.help(model)}</p>
          <Line
            {...{ label: words.question, value: question, maxLength: MAX_COACH_QUESTION, lines: 3, isFirst: true }}
            fault={isUnsaid ? words.noQuestion : undefined}
            onType={setQuestion}
          />
          <Choose {...{ within, accountId, attach, setAttach }} />
        </>
      )}
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </FormDialog>
  )
}

/** What the server said is wrong, where it said so for people. */
const reasonOf = (error: ProblemError): string => error.message || words.failed

function Sent({ preview: { system, user } }: { preview: CoachPreview }) {
  return (
    <>
      <p className="help">{words.previewHelp}</p>
      <h3>{words.user}</h3>
      <pre className="coach-sent" dir="auto">
        {user}
      </pre>
      <h3>{words.system}</h3>
      <pre className="coach-sent">{system}</pre>
    </>
  )
}

interface Choosing {
  within: Within
  accountId: string
  attach: readonly CoachAttachment[]
  setAttach: (attach: readonly CoachAttachment[]) => void
}

const same = (one: CoachAttachment, other: CoachAttachment) =>
  one.kind === other.kind && ('id' in one ? one.id : '') === ('id' in other ? other.id : '')

function Choose({ within, accountId, attach, setAttach }: Choosing) {
  const talk = useShared($talk, null)
  const [address, setAddress] = useState('')
  const [isUnknown, setUnknown] = useState(false)
  const said = (talk?.said ?? []).filter(({ removedAt, body }) => removedAt === null && body.trim() !== '').slice(-OFFERED)
  const has = (one: CoachAttachment) => attach.some((other) => same(one, other))
  const toggle = (one: CoachAttachment) => setAttach(has(one) ? attach.filter((other) => !same(one, other)) : [...attach, one])
  const nameOf = (personId: string) =>
    personId === accountId ? words.you : within.people.find(({ id }) => id === personId)?.name || words.gone
  const add = () => {
    const record = recordAt(address.trim(), location.origin)
    const kind = record && kinds[record.folder]
    setUnknown(!kind)
    if (!record || !kind) return
    if (!has({ kind, id: record.id })) toggle({ kind, id: record.id })
    setAddress('')
  }
  const records = attach.filter(({ kind }) => kind !== 'message' && kind !== 'agenda')
  return (
    <fieldset className="coach-attach">
      <legend className="label">{words.attach}</legend>
      <label className="coach-choice">
        <input className="check" type="checkbox" checked={has({ kind: 'agenda' })} onChange={() => toggle({ kind: 'agenda' })} />
        <span>{words.agenda}</span>
      </label>
      {said.map(({ id, authorId, body }) => (
        <label className="coach-choice" key={id}>
          <input
            className="check"
            type="checkbox"
            checked={has({ kind: 'message', id })}
            onChange={() => toggle({ kind: 'message', id })}
          />
          <span dir="auto">
            <b>{words.says(nameOf(authorId))}</b> {body.slice(0, 160)}
          </span>
        </label>
      ))}
      <div className="coach-record">
        <Line
          {...{ label: words.record, value: address, maxLength: 500 }}
          fault={isUnknown ? words.noRecord : undefined}
          onType={(typed) => {
            setAddress(typed)
            setUnknown(false)
          }}
        />
        <button className="btn btn-plain" type="button" onClick={add}>
          {words.add}
        </button>
      </div>
      {records.map((one) => (
        <p key={'id' in one ? one.id : ''} className="coach-added">
          {coach.kinds[one.kind]}
          <button className="btn btn-icon" type="button" aria-label={words.take(coach.kinds[one.kind])} onClick={() => toggle(one)}>
            <Icon name="close" />
          </button>
        </p>
      ))}
    </fieldset>
  )
}
