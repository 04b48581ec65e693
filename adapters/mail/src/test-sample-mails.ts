import type { MailMessage } from '@throughline/core/account'
import { newEnvelope } from '@throughline/core/kernel'
import { type TaskReminder, type ToldMail, toldInApp } from '@throughline/core/notification'
import { renderMail } from './render-mail.ts'

const id = '019a9b3c-5d00-7cc0-8000-000000000001'
const at = '2026-03-06T09:00:00.000Z'
const site = 'https://throughline.example'
const told = { ...newEnvelope(id, at), ...toldInApp, at }
const mail = {
  ...{ to: 'ines.varga@post.example', messageId: id, link: `${site}/tasks`, site, name: 'Ines' },
  unsubscribe: `${site}/unsubscribe/token`,
}
const task = (title: string, dueAt: string | null = null, priority: 'none' | 'high' | 'urgent' = 'none') => ({
  ...{ id, title, dueAt, timeZone: null, priority },
})
const goal = (title: string) => ({ id, title })
const reminder: TaskReminder = {
  ...told,
  type: 'task-reminder',
  taskId: id,
  title: 'Send Ana the draft',
  late: false,
  snoozedUntil: null,
  due: { dueDate: null, dueAt: '2026-03-06T16:00', timeZone: null },
}
const mention = { ...told, type: 'mention', title: '1:1 with Ruth', name: 'Ruth Callan', discussionId: id, messageId: id } as const
const offTrack = { ...told, type: 'goal-off-track', title: 'Read 12 books', goalId: id } as const

/** One of each sort of mail, as a person of a locale may get it. */
export const sampleMails = (locale = 'en-GB'): Readonly<Record<string, MailMessage>> => samples({ locale, timeZone: 'Europe/Vienna' })

const samples = (reader: ToldMail['reader']): Readonly<Record<string, MailMessage>> => ({
  'daily-plan': renderMail({
    ...mail,
    reader,
    template: 'daily-plan',
    plan: {
      date: '2026-03-06',
      meetings: [{ discussionId: id, title: '1:1 with Ruth', at }],
      tasks: [
        task('Send Ana the draft', '2026-03-06T16:00', 'urgent'),
        task('Water the plants'),
        task('Agree on the dates of the warehouse count with everybody who works on the second of the two early shifts'),
      ],
      ...{ taskCount: 5, overdue: 2, practice: 3 },
      ...{ offTrack: [goal('Read 12 books')], checkIns: [goal('Forecast accuracy')] },
    },
  }),
  'weekly-review': renderMail({
    ...mail,
    reader,
    template: 'weekly-review',
    review: {
      ...{ from: '2026-03-02', until: '2026-03-08', doneCount: 9, aheadCount: 2 },
      done: [goal('Closed the books'), goal('Counted the pallets')],
      wins: [{ id, kind: 'task', title: 'Cut stock-outs by more than half' }],
      goals: [
        { ...goal('Forecast accuracy'), pace: 'on-track' },
        { ...goal('Read 12 books'), pace: 'at-risk' },
      ],
      ahead: [
        { ...goal('Plan the spring'), dueDate: '2026-03-10', dueAt: null },
        { ...goal('Talk to finance'), dueDate: null, dueAt: '2026-03-12T09:00' },
      ],
    },
  }),
  reminder: renderMail({ ...mail, reader, template: 'task-reminder', notification: reminder }),
  mention: renderMail({ ...mail, reader, template: 'mention', notification: mention }),
  digest: renderMail({
    ...mail,
    reader,
    template: 'digest',
    notifications: [reminder, mention, offTrack].map((notification) => ({ notification, link: `${site}/somewhere` })),
  }),
  test: renderMail({ ...mail, reader, unsubscribe: null, template: 'test', notification: { ...told, type: 'test' } }),
  'address-proof': renderMail({
    ...{ to: mail.to, locale: reader.locale },
    ...{ template: 'address-proof', links: { prove: `${site}/auth/address?token=t` } },
  }),
  'password-reset': renderMail({
    ...{ to: mail.to, locale: reader.locale },
    ...{ template: 'password-reset', links: { resetPassword: `${site}/auth/resetpassword?token=t` } },
  }),
})
