import type { Invite, NewInvite } from '@throughline/core/discussion'
import { MAX_INVITE_DAYS } from '@throughline/core/discussion/limits'
import { type FormEvent, useId, useRef, useState } from 'react'
import { CopyField } from '../../../../components/CopyField.tsx'
import { inviting as words } from '../../../../messages/discussion-people.ts'
import { newId } from '../../../desk/id.ts'
import { reason } from '../../../desk/reason.ts'
import { client } from '../../client.ts'
import { type Asked, inviteOf, isLost, mailOf } from './invites.ts'

const days = [1, 7, 14, MAX_INVITE_DAYS]
const uses = [1, 2, 5, 10, null]

/** What came of asking. */
interface Came {
  href?: string
  mailed?: Invite
  why?: string
}

interface Props {
  discussionId: string
  sendsMail: boolean
  /** Those that are open, as they are now. */
  invites: readonly Invite[]
  onMade: () => void
}

/** What an invitation is to be; what was typed stays where it is refused. */
export function InviteForm({ discussionId, sendsMail, invites, onMade }: Props) {
  const id = useId()
  const [by, setBy] = useState<Asked['by']>('link')
  const [came, setCame] = useState<Came>({})
  const [isSending, setSending] = useState(false)
  // Sent again, it is made once; another is made under an id of its own.
  const unanswered = useRef<{ what: string; id: string | undefined }>(null)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const asked = askedIn(new FormData(form), by)
    setCame({})
    if (!(await make(inviteOf(asked, newId(), Date.now())))) return
    const field = form.elements.namedItem('email')
    if (field instanceof HTMLInputElement) field.value = ''
  }

  /** Answers whether it was made. */
  async function make({ id: fresh, ...asked }: NewInvite): Promise<boolean> {
    const what = JSON.stringify({ ...asked, expiresAt: asked.expiresAt?.slice(0, 10) })
    const id = unanswered.current?.what === what ? unanswered.current.id : fresh
    unanswered.current = { what, id }
    setSending(true)
    try {
      const { invite, token } = await client.discussionInvites.make(discussionId, { ...asked, id })
      unanswered.current = null
      setCame(token === null ? { mailed: invite } : { href: new URL(`/invites/${token}`, location.href).href })
      onMade()
      return true
    } catch (error) {
      setCame({ why: reason(error) })
      return false
    } finally {
      setSending(false)
    }
  }

  /** A link of the same kind, for somebody whom no mail reaches. */
  const linkInstead = ({ role, expiresAt }: Invite) => make({ id: newId(), role, expiresAt, maxUses: 1 })

  return (
    <form className="talk-invite" onSubmit={(event) => void send(event)}>
      <fieldset className="talk-invite-by">
        <legend className="hidden-text">{words.by}</legend>
        {(['link', 'mail'] as const).map((way) => (
          <label key={way}>
            <input className="radio" type="radio" name="by" value={way} checked={by === way} onChange={() => setBy(way)} />{' '}
            {way === 'link' ? words.byLink : sendsMail ? words.byMail : words.byAddress}
          </label>
        ))}
      </fieldset>
      {by === 'mail' && (
        <div className="field">
          <label htmlFor={`${id}-email`}>{words.email}</label>
          <input
            className="input"
            id={`${id}-email`}
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            aria-describedby={`${id}-email-help`}
          />
          <p className="help" id={`${id}-email-help`}>
            {sendsMail ? words.emailHelp : words.noMailHelp}
          </p>
        </div>
      )}
      <div className="talk-invite-choices">
        <Choice
          name="role"
          label={words.role}
          choices={[
            ['member', words.roles.member],
            ['viewer', words.roles.viewer],
          ]}
        />
        <Choice name="days" label={words.until} chosen="14" choices={days.map((n) => [String(n), words.days(n)])} />
        {by === 'link' && <Choice name="uses" label={words.uses} choices={uses.map((n) => [String(n ?? ''), words.people(n)])} />}
      </div>
      {came.why && (
        <p className="error" role="alert">
          {came.why}
        </p>
      )}
      <div className="ends">
        <button className="btn btn-primary" type="submit" disabled={isSending}>
          {by === 'link' ? words.make : sendsMail ? words.send : words.sendNone}
        </button>
      </div>
      {came.href && (
        <CopyField key={came.href} label={words.link} href={came.href} copy={words.copy} copied={words.copied} help={words.linkHelp} />
      )}
      <Mailed
        invite={came.mailed && (invites.find(({ id }) => id === came.mailed?.id) ?? came.mailed)}
        isBusy={isSending}
        onLink={(invite) => void linkInstead(invite)}
      />
    </form>
  )
}

interface MailedProps {
  invite: Invite | undefined
  isBusy: boolean
  onLink: (invite: Invite) => void
}

/** What has become of the mail that was just asked for, and a link where it does not go out. */
function Mailed({ invite, isBusy, onLink }: MailedProps) {
  const mail = invite ? mailOf(invite) : null
  return (
    <div className={invite ? 'talk-invite-sent' : 'hidden-text'}>
      <p role="status">{invite?.email && mail && words.mail[mail.is](invite.email)}</p>
      {invite && isLost(invite) && (
        <button className="btn btn-plain" type="button" disabled={isBusy} onClick={() => onLink(invite)}>
          {words.linkInstead}
        </button>
      )}
    </div>
  )
}

function askedIn(form: FormData, by: Asked['by']): Asked {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    ...{ by, email: text('email').trim(), role: text('role') === 'viewer' ? 'viewer' : 'member', days: Number(text('days')) },
    uses: text('uses') === '' ? null : Number(text('uses')),
  }
}

interface ChoiceProps {
  name: string
  label: string
  choices: readonly (readonly [value: string, words: string])[]
  chosen?: string
}

const Choice = ({ name, label, choices, chosen }: ChoiceProps) => (
  <label className="field">
    <span className="label">{label}</span>
    <select className="input" name={name} defaultValue={chosen}>
      {choices.map(([value, said]) => (
        <option key={value} value={value}>
          {said}
        </option>
      ))}
    </select>
  </label>
)
