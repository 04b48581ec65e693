import { SecurityEvent } from '@throughline/core/account'
import { newEnvelope } from '@throughline/core/kernel'
import { toldInApp } from '@throughline/core/notification'
import { describe, expect, it } from 'vitest'
import { noticeWords } from './notice-words.ts'
import { renderMail } from './render-mail.ts'
import { sampleMails } from './test-sample-mails.ts'

/** Words that no German sentence has; titles of the sample are English. */
const englishWords = /(?<![\p{L}])(the|of|and|your|you|with|this|that|is|are|not|for|to|from|has|have|been|what|who|it|if)(?![\p{L}])/iu

const id = '019a9b3c-5d00-7cc0-8000-000000000001'
const at = '2026-03-06T09:00:00.000Z'
const link = 'https://t.example/x'

describe('a mail to somebody who reads German', () => {
  it('is German from the subject to the foot, and says so to who reads it aloud', () => {
    const english = sampleMails()
    for (const [name, mail] of Object.entries(sampleMails('de-AT'))) {
      expect(mail.html, name).toContain('<html lang="de-AT">')
      expect(mail.text, name).not.toBe(english[name]?.text)
      const [, foot] = mail.text.split('-- \n')
      expect(`${foot}`, name).not.toMatch(englishWords)
      expect(mail.html.match(/class="button"[^>]*>([^<]+)/)?.[1], name).not.toMatch(englishWords)
    }
    expect(sampleMails('de-AT')['daily-plan']?.subject).toBe('Dein Freitag: 5 Aufgaben')
  })

  it.each(SecurityEvent.options)('tells of %s in German, by mail as in a push message', (what) => {
    for (const detail of [null, 'Firefox']) {
      const notification = { ...newEnvelope(id, at), ...toldInApp, at, type: 'security-notice', what, detail } as const
      const mail = renderMail({
        ...{ to: 'ines@post.example', messageId: id, link, unsubscribe: null, template: 'security-notice', notification },
        reader: { locale: 'de-DE', timeZone: 'UTC' },
      } as Parameters<typeof renderMail>[0])
      expect(`${mail.subject} ${mail.text}`).not.toMatch(englishWords)
      expect(mail.text).toContain('Freitag, 6. März 2026')
      expect(noticeWords('de-DE').title(notification)).toBe(mail.subject)
    }
  })

  it('about feedback or an invitation is in the language of who sends it', () => {
    const about = { to: 'noor@post.example', messageId: id, link, locale: 'de-DE' }
    const asked = { ...about, asker: 'Ines', about: 'Lids', questions: 2, seenBy: 'asker', until: at, feedbackText: null } as const
    const invited = { ...about, template: 'discussion-invite', title: 'Lids', inviter: 'Ines', expiresAt: at } as const
    for (const template of ['feedback-request', 'feedback-reminder', 'feedback-copy'] as const) {
      const { subject, text } = renderMail({ ...asked, template })
      expect(`${subject} ${text}`).not.toMatch(englishWords)
      expect(text).toContain('6. März 2026')
    }
    for (const kind of ['one-on-one', 'mentoring', 'feedback', 'decision', 'question'] as const)
      for (const role of ['member', 'viewer'] as const) {
        const { subject, text } = renderMail({ ...invited, kind, role })
        expect(`${subject} ${text}`).not.toMatch(englishWords)
      }
  })

  it.each(['sign-up-attempt', 'email-change-new', 'email-change-old', 'email-change-known', 'password-reset', 'address-proof'] as const)(
    'about the account itself (%s) is German as well',
    (template) => {
      const links = { signIn: link, forgotPassword: link, confirm: link, answer: link, resetPassword: link, prove: link }
      const { subject, text } = renderMail({ to: 'ines@post.example', locale: 'de', template, links } as Parameters<typeof renderMail>[0])
      expect(`${subject} ${text}`).not.toMatch(englishWords)
    },
  )
})
