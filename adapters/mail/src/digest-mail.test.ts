import { newEnvelope } from '@throughline/core/kernel'
import { type DigestMail, toldInApp } from '@throughline/core/notification'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { renderMail } from './render-mail.ts'
import { createSmtpMailer } from './smtp-mailer.ts'
import { mailServer } from './test-mail-server.ts'

const id = '019a9b3c-5d00-7cc0-8000-000000000001'
const at = '2026-03-05T20:30:00.000Z'
const told = { ...newEnvelope(id, at), ...toldInApp, at }
const digest: DigestMail = {
  template: 'digest',
  to: 'ines@post.example',
  messageId: id,
  reader: { locale: 'en-GB', timeZone: 'Europe/Berlin' },
  link: 'https://t.example/notifications',
  unsubscribe: 'https://t.example/unsubscribe/a-token_of-it',
  notifications: [
    {
      notification: { ...told, type: 'mention', title: 'The <forecast>', name: 'Ruth', discussionId: id, messageId: id },
      link: 'https://t.example/discussions/1',
    },
    { notification: { ...told, type: 'goal-off-track', title: 'Read 12 books', goalId: id }, link: 'https://t.example/goals/2' },
    {
      notification: { ...told, type: 'reply', title: 'Win at https://evil.example', name: 'evil.example', discussionId: id, messageId: id },
      link: 'https://t.example/discussions/3',
    },
  ],
}

describe('the mail about several things', () => {
  it('names each with its way there, as text and as HTML', () => {
    const { subject, text, html } = renderMail(digest)
    expect(subject).toBe('3 things in Throughline')
    expect(text).toMatch(
      /- Ruth mentioned you: The <forecast>\n {2}Thursday,? 5 March 2026 at 21:30 CET\n {2}https:\/\/t\.example\/discussions\/1\n/,
    )
    expect(html).toContain('Ruth mentioned you: The &lt;forecast&gt;')
    for (const { link } of digest.notifications) expect([text, html].every((part) => part.includes(link))).toBe(true)
  })

  it('leads nowhere by what others call themselves or a discussion', () => {
    const { text, html } = renderMail(digest)
    expect(text).toContain('Somebody answered you: A discussion')
    for (const part of [text, html]) expect(part).not.toContain('evil')
  })

  it('tells mail programs, and who reads it, how to have no more of it', async () => {
    const { arrived, host } = await mailServer()
    await createSmtpMailer({ url: `smtp://${host}`, from: 'hello@throughline.example' }).send(renderMail(digest))
    const { headers, text, html } = await PostalMime.parse(arrived[0]?.raw ?? '')
    const header = (key: string) => headers.find((one) => one.key === key)?.value
    expect(header('list-unsubscribe')).toBe(`<${digest.unsubscribe}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    for (const part of [text, html]) expect(part).toContain(digest.unsubscribe)
  })

  it('about the safety of an account cannot be switched off, and says nothing of it', async () => {
    const { arrived, host } = await mailServer()
    const links = { resetPassword: 'https://t.example/auth/resetpassword?token=1' }
    await createSmtpMailer({ url: `smtp://${host}`, from: 'hello@throughline.example' }).send(
      renderMail({ to: 'ines@post.example', locale: 'en-GB', template: 'password-reset', links }),
    )
    const { headers } = await PostalMime.parse(arrived[0]?.raw ?? '')
    expect(headers.filter(({ key }) => key.startsWith('list-'))).toEqual([])
  })
})
