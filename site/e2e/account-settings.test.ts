import { newPerson } from '@throughline/harness'
import { auth } from '../src/messages/auth.ts'
import { confirm } from '../src/messages/confirm.ts'
import { frame } from '../src/messages/frame.ts'
import { appearanceSettings } from '../src/messages/settings-appearance.ts'
import { emailAnswer, emailSettings } from '../src/messages/settings-email.ts'
import { passwordSettings } from '../src/messages/settings-password.ts'
import { sessionSettings } from '../src/messages/settings-sessions.ts'
import { expect, test } from './support/test.ts'

// All of it is forms: whoever blocks scripts changes their password as well.
test.use({ javaScriptEnabled: false })

const linkIn = (mail: string) => mail.match(/http:\/\/localhost:\d+\/auth\/email\S*/)?.[0] ?? ''

test('a new password signs the others out, and a session is signed out from another', async ({ page, ines, browser, server }) => {
  const elsewhere = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const other = await elsewhere.newPage()
  const signIn = async (password: string) => {
    await other.goto('/auth/signin')
    await other.getByLabel(auth.email).fill(ines.person.email)
    await other.getByLabel(auth.password).fill(password)
    await other.getByRole('button', { name: auth.signIn.act }).click()
    await expect(other).toHaveURL('/tasks')
  }
  await signIn(ines.person.password)

  await page.goto('/settings')
  await page.getByRole('link', { name: passwordSettings.change }).click()
  await page.getByLabel(auth.newPassword).fill('password1234')
  await page.getByRole('button', { name: passwordSettings.act, exact: true }).click()
  await expect(page.getByText('among the first that are tried')).toBeVisible()
  await page.getByLabel(auth.newPassword).fill('four loud containers')
  await page.getByRole('button', { name: passwordSettings.act, exact: true }).click()
  await expect(page.getByText(passwordSettings.changed)).toBeVisible()
  await other.goto('/tasks')
  await expect(other).toHaveURL(/\/auth\/signin/)

  await signIn('four loud containers')
  await page.goto('/settings/account#sessions')
  const sessions = page.getByRole('region', { name: sessionSettings.title })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: /^Sign out: Chrome on Linux/ }).click()
  await expect(sessions.getByText(sessionSettings.ended)).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await other.goto('/tasks')
  await expect(other).toHaveURL(/\/auth\/signin/)
  await elsewhere.close()

  await expect(page.getByRole('region', { name: passwordSettings.title })).toContainText(passwordSettings.since('today'))
  await sessions.getByRole('button', { name: sessionSettings.endThis }).click()
  await expect(page).toHaveURL('/auth/signout')
  await page.goto('/tasks')
  await expect(page).toHaveURL(/\/auth\/signin/)
})

test('the theme is chosen among the settings too', async ({ page, ines }) => {
  await page.goto('/settings/account')
  const section = page.getByRole('region', { name: appearanceSettings.title })
  await section.getByRole('button', { name: frame.themes.dark }).click()
  await expect(page).toHaveURL('/settings/account#appearance')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(section.getByRole('button', { name: frame.themes.dark })).toHaveAttribute('aria-pressed', 'true')
  expect((await ines.client.me.get()).theme).toBe('dark')
})

test('an address is changed once both ends have confirmed it, of which one hears', async ({ page, ines, mailbox, browser, server }) => {
  const { email } = newPerson()
  await page.goto('/settings/account')
  await page.getByRole('link', { name: emailSettings.change }).click()
  await page.getByLabel(emailSettings.field).fill(email)
  await page.getByRole('button', { name: emailSettings.act }).click()
  const section = page.getByRole('region', { name: emailSettings.title, exact: true })
  await expect(section.getByText(email)).toBeVisible()

  // The new end is anybody's: its link is opened where nobody is signed in.
  const elsewhere = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const mailProgram = await elsewhere.newPage()
  await mailProgram.goto(linkIn(await mailbox.mailTo(email, '/auth/email?')))
  await expect(mailProgram.getByText(ines.person.email)).toHaveCount(0)
  await mailProgram.getByRole('button', { name: emailAnswer.confirm.new }).click()
  await expect(mailProgram.getByRole('heading', { level: 1 })).toHaveText(emailAnswer.waiting.title)

  await page.goto(linkIn(await mailbox.mailTo(ines.person.email, '/auth/email?')))
  await page.getByRole('button', { name: emailAnswer.confirm.old }).click()
  await expect(page.getByText(emailAnswer.changed.lead(email))).toBeVisible()
  await page.getByRole('link', { name: emailAnswer.goOn }).click()
  await expect(page.getByRole('region', { name: emailSettings.title, exact: true })).toContainText(email)

  await mailProgram.goto('/auth/signin')
  await mailProgram.getByLabel(auth.email).fill(email)
  await mailProgram.getByLabel(auth.password).fill(ines.person.password)
  await mailProgram.getByRole('button', { name: auth.signIn.act }).click()
  await expect(mailProgram).toHaveURL('/tasks')
  await elsewhere.close()
  await expect(async () => expect(await mailbox.mailTo(email)).toMatch(/Your address was changed|A new sign-in/)).toPass({ timeout: 8_000 })
  await page.goto('/notifications')
  await expect(page.getByRole('link', { name: 'Your address was changed' })).toBeVisible()
})

test('who one is is proved again on a page that leads back', async ({ page, ines }) => {
  await page.goto(`/auth/confirm?return=${encodeURIComponent('/settings/account?open=change-password#own-password')}`)
  await page.getByLabel(auth.password).fill('not the password')
  await page.getByRole('button', { name: confirm.act }).click()
  await expect(page.getByText('That is not your password.')).toBeVisible()
  await page.getByLabel(auth.password).fill(ines.person.password)
  await page.getByRole('button', { name: confirm.act }).click()
  await expect(page.getByLabel(auth.newPassword)).toBeVisible()
  await page.goto('/auth/confirm?return=https://evil.example/')
  await page.getByRole('link', { name: confirm.stay }).click()
  await expect(page).toHaveURL('/tasks')
})
