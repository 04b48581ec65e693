import type { AccountMail } from '@throughline/core/account'
import { describe, expect, it } from 'vitest'
import { renderMail } from './render-mail.ts'

const to = { to: 'ines@post.example', locale: 'en-GB' }
const mails: AccountMail[] = [
  {
    ...to,
    template: 'sign-up-attempt',
    links: { signIn: 'https://t.example/auth/signin', forgotPassword: 'https://t.example/auth/forgotpassword' },
  },
  { ...to, template: 'email-change-new', links: { confirm: 'https://t.example/auth/email?token=a-b_c' } },
  { ...to, template: 'email-change-old', links: { answer: 'https://t.example/auth/email?token=a-b_d' } },
  { ...to, template: 'email-change-known', links: { signIn: 'https://t.example/auth/signin' } },
  { ...to, template: 'password-reset', links: { resetPassword: 'https://t.example/auth/resetpassword?token=a-b_c.1' } },
]

describe('a mail', () => {
  it.each(mails)('about $template has every link both in its plain text, on a line of its own, and in its HTML', (mail) => {
    const { text, html } = renderMail(mail)
    for (const link of Object.values<string>(mail.links)) {
      expect(text.split('\n')).toContain(link)
      expect(html).toContain(`href="${link}"`)
    }
  })

  it.each(mails)('about $template says the same as plain text and as HTML', (mail) => {
    const { text, html } = renderMail(mail)
    for (const paragraph of text.split('\n\n').filter((part) => !part.includes('https://') && !part.startsWith('--')))
      expect(html).toContain(paragraph.trim())
  })

  it.each(mails)('about $template loads nothing from anywhere and runs nothing', (mail) => {
    expect(renderMail(mail).html).not.toMatch(/<(img|script|link|iframe)\b|url\(|@import|\son\w+=/i)
  })

  it('says how long a link is good for', () => {
    expect(renderMail(mails.find(({ template }) => template === 'password-reset')!).text).toContain('works once, for 30 minutes')
  })

  it('cannot be broken out of by a link', () => {
    const { html } = renderMail({ ...to, template: 'password-reset', links: { resetPassword: 'https://t.example/"><script>x</script>' } })
    expect(html).not.toContain('<script>')
    expect(html).toContain('&quot;&gt;&lt;script&gt;')
  })
})
