import { ProblemError } from '@throughline/client/problem'
import { Email } from '@throughline/core/account'
import { MAX_AGENDA_TEXT, MAX_MESSAGE, NewDiscussion } from '@throughline/core/discussion'
import { beginning as words } from '../../../messages/discussion-begin.ts'
import { meets } from '../rules/meets.ts'

/** All that the form of a new discussion asks for. */
export interface Beginning {
  discussion: NewDiscussion
  body: string
  emails: readonly string[]
  agenda: readonly string[]
  /** Whether a link is made next. */
  wantsLink: boolean
}

/** People who are invited as it begins, and what is to be talked about. */
const [MOST_INVITED, MOST_LINES] = [20, 50]

/** What was typed, looked at before any of it is kept. @throws ProblemError with what is wrong with it. */
export function readBeginning(form: FormData, id: string, timeZone: string): Beginning {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const kind = text('kind') || 'question'
  const isSeries = meets(kind) && text('every') !== ''
  if (isSeries && text('first') === '') throw refused('first', words.noFirstMeeting)
  const series = { rrule: text('every'), startsAt: text('first').slice(0, 16), timeZone, durationMinutes: Number(text('minutes')) || 30 }
  const read = NewDiscussion.safeParse({ id, title: text('title'), kind, ...(isSeries && { series }) })
  if (!read.success)
    throw read.error.issues.some(({ path }) => path[0] === 'series') ? refused('first', words.noSeries) : refused('title', words.noTitle)
  const emails = text('emails')
    .split(/[\s,;]+/)
    .filter(Boolean)
  const wrong = emails.find((email) => !Email.safeParse(email).success)
  if (wrong) throw refused('emails', words.noEmail(wrong))
  if (emails.length > MOST_INVITED) throw refused('emails', words.tooManyEmails(MOST_INVITED))
  const lines = meets(kind) ? text('agenda').split('\n') : []
  const agenda = lines.map((line) => line.replace(/^\s*([-*]|\d+[.)])\s+/, '').trim()).filter(Boolean)
  if (agenda.length > MOST_LINES || agenda.some((line) => line.length > MAX_AGENDA_TEXT))
    throw refused('agenda', words.longAgenda(MAX_AGENDA_TEXT))
  const body = String(form.get('body') ?? '')
  if (body.length > MAX_MESSAGE) throw refused('body', words.longMessage)
  return { discussion: read.data, body, emails: [...new Set(emails)], agenda, wantsLink: form.get('link') === 'yes' }
}

/** The names of fields that something may be wrong with. */
export type BeginningField = 'title' | 'emails' | 'first' | 'agenda' | 'body'

const refused = (field: BeginningField, title: string) =>
  new ProblemError({
    ...{ type: 'about:blank', title, status: 422, instance: '', requestId: '' },
    errors: [{ pointer: `/${field}`, code: 'invalid', message: title }],
  })
