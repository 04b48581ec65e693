import type { Page } from '@playwright/test'
import { newPerson, signUp } from '@throughline/harness'
import { auth } from '../src/messages/auth.ts'
import { emailSettings, addressProof as words } from '../src/messages/settings-email.ts'
import { notificationSettings } from '../src/messages/settings-notifications.ts'
import { accessibilityFaults, overflowsSideways } from './support/page-quality.ts'
import { expect, signBrowserIn, test } from './support/test.ts'

const saying = '/auth/address?token='
const pathIn = (mail: string) => /http:\/\/localhost:\d+(\/auth\/address\S*)/.exec(mail)?.[1] ?? ''
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('who signs up confirms the address by the mailed link, signing in where they read it, and is reminded by mail then', async ({
  page,
  browser,
  server,
  mailbox,
}) => {
  const person = newPerson()
  await page.goto('/auth/signup')
  await page.getByLabel(auth.signUp.name).fill(person.name)
  await page.getByLabel(auth.email).fill(person.email)
  await page.getByLabel(auth.password, { exact: true }).fill(person.password)
  await page.getByRole('button', { name: auth.signUp.act }).click()
  await expect(page).toHaveURL('/welcome')
  const link = pathIn(await mailbox.mailTo(person.email, saying))

  const elsewhere = await browser.newContext({ baseURL: server.url })
  const phone = await elsewhere.newPage()
  await phone.goto(link)
  await expect(phone.getByText(words.signInFirst)).toBeVisible()
  await expect(phone.getByRole('link', { name: words.takeOver })).toHaveAttribute('href', '/auth/forgotpassword')
  await expect(phone.getByRole('main')).not.toContainText(person.email)
  expect(await accessibilityFaults(phone)).toEqual([])
  await phone.getByRole('link', { name: words.signIn }).click()
  await phone.getByLabel(auth.email).fill(person.email)
  await phone.getByLabel(auth.password, { exact: true }).fill(person.password)
  await phone.getByRole('button', { name: auth.signIn.act }).click()
  await expect(phone.getByText(words.ask(person.email))).toBeVisible()

  await page.goto('/settings/account')
  const section = page.getByRole('region', { name: emailSettings.title, exact: true })
  await expect(section.getByText(emailSettings.proof.missing), 'looking at the link confirms nothing').toBeVisible()
  await phone.getByRole('button', { name: words.act }).click()
  await expect(title(phone)).toHaveText(words.doneTitle)
  await elsewhere.close()
  await page.reload()
  await expect(section.getByText(emailSettings.proof.done)).toBeVisible()
  await expect(section.getByText(emailSettings.proof.missing)).toHaveCount(0)

  const made = await page.request.post('/api/v1/tasks', {
    headers: { origin: server.url },
    data: { title: 'Count the pallets', reminders: [{ at: new Date().toISOString() }] },
  })
  expect(made.status()).toBe(201)
  expect(await mailbox.mailTo(person.email, 'Count the pallets')).toContain('Subject:')
})

test('the browser of another account confirms nothing by the link, and is told so; nor does anybody who is not signed in', async ({
  page,
  ines,
  mailbox,
  browser,
  server,
}) => {
  const owner = await signUp(server.url, { headers: { 'x-forwarded-for': '10.9.9.1' } })
  const link = pathIn(await mailbox.mailTo(owner.person.email, saying))
  await page.goto(link)
  await expect(page.getByText(words.ask(ines.person.email))).toBeVisible()
  await page.getByRole('button', { name: words.act }).click()
  await expect(title(page)).toHaveText(words.otherTitle)
  await expect(page.getByText(words.other(ines.person.email))).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(owner.person.email)
  expect(await accessibilityFaults(page)).toEqual([])

  const nobody = await browser.newContext({ baseURL: server.url })
  expect((await nobody.request.post(link, { headers: { origin: server.url }, form: {} })).url()).toContain('/auth/address')
  await nobody.close()
  const isProven = async () => (await owner.client.emailChange.get()).isProven
  expect([await isProven(), (await ines.client.emailChange.get()).isProven]).toEqual([false, false])

  const owners = await browser.newContext({ baseURL: server.url })
  await signBrowserIn(owners, server.url, owner)
  const own = await owners.newPage()
  await own.goto(link)
  await own.getByRole('button', { name: words.act }).click()
  await expect(title(own)).toHaveText(words.doneTitle)
  expect(await isProven()).toBe(true)
  await owners.close()
})

test('the link is sent again from either page of the settings, and a test says what does not go out until it is confirmed', async ({
  page,
  ines,
  mailbox,
}) => {
  const { email } = ines.person
  const first = pathIn(await mailbox.mailTo(email, saying))
  await page.goto('/settings/notifications')
  await page.getByRole('button', { name: notificationSettings.where.test }).click()
  await expect(page.getByText(notificationSettings.where.testSentUnproven)).toBeVisible()
  for (const path of ['/settings/notifications', '/settings/account']) {
    const before = pathIn(await mailbox.mailTo(email, saying))
    await page.goto(path)
    await page.getByRole('button', { name: emailSettings.proof.again }).click()
    await expect(page.getByText(emailSettings.proof.sent(email))).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await overflowsSideways(page)).toBe(false)
    await expect.poll(async () => pathIn(await mailbox.mailTo(email, saying))).not.toBe(before)
  }
  await page.goto(`${first}x`)
  await page.getByRole('button', { name: words.act }).click()
  await expect(page.getByRole('alert')).toContainText('This link has expired')
  await page.getByRole('link', { name: words.again }).click()
  await page.goto(pathIn(await mailbox.mailTo(email, saying)))
  await page.getByRole('button', { name: words.act }).click()
  await page.getByRole('link', { name: words.goOn }).click()
  await expect(page).toHaveURL('/tasks')
  await page.goto('/settings/notifications')
  await expect(page.getByText(emailSettings.proof.missing)).toHaveCount(0)
})
