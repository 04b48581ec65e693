import { emailSettings } from '../src/messages/settings-email.ts'
import { unsubscription, notificationSettings as words } from '../src/messages/settings-notifications.ts'
import { accessibilityFaults, overflowsSideways } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const cell = (kind: keyof typeof words.kinds, channel: 'app' | 'mail' | 'push') =>
  words.cell(words.kinds[kind].name, words.channelOf[channel])

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('what one is told is chosen, kept and tried out, and a mail switches itself off and on again, signed out too', async ({
    page,
    provenInes: ines,
    mailbox,
    browser,
    baseURL,
  }) => {
    await page.goto('/settings/notifications')
    const save = page.getByRole('button', { name: words.save })
    await expect(page.getByText(emailSettings.proof.about)).toHaveCount(0)
    await expect(save, 'in reach from the first row on').toBeInViewport({ ratio: 1 })
    await page.getByLabel(cell('reply', 'app')).uncheck()
    await page.getByLabel(cell('mention', 'mail')).selectOption('digest')
    await page.getByLabel(words.time.timed).selectOption(words.time.lead(30))
    await page.getByLabel(words.time.plan).fill('06:45')
    await page.getByLabel(words.time.quiet).check()
    await save.click()
    await expect(page.getByText(words.saved)).toBeVisible()
    const settings = await ines.client.notificationSettings.get()
    expect(settings).toMatchObject({ timedReminder: 30, digestAt: '06:45', quiet: { from: '21:00', to: '07:00' } })
    const timed = await ines.client.tasks.create({ title: 'Call the port', dueAt: '2035-03-05T16:00' })
    expect(timed.reminders).toEqual([{ offsetMinutes: -30 }])
    expect(settings.kinds).toMatchObject({ reply: { app: false }, mention: { mail: 'digest' } })
    await expect(page.getByLabel(cell('reply', 'app'))).not.toBeChecked()
    expect(await overflowsSideways(page)).toBe(false)
    await ines.client.notificationSettings.edit({ quiet: null })

    await page.getByRole('button', { name: words.where.test }).click()
    await expect(page.getByText(words.where.testSent)).toBeVisible()
    expect(await mailbox.mailTo(ines.person.email, 'Subject: A test from Throughline')).not.toContain('List-Unsubscribe')

    await ines.client.tasks.create({ title: 'Count the pallets', reminders: [{ at: new Date().toISOString() }] })
    const mail = await mailbox.mailTo(ines.person.email, 'Count the pallets')
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const link = /List-Unsubscribe: <(\S+)>/.exec(mail)?.[1] ?? ''
    const path = new URL(link).pathname
    const reminders = async () => (await ines.client.notificationSettings.get()).kinds['task-reminder'].mail

    // A program that looks at every link.
    const stranger = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const looked = await stranger.newPage()
    await looked.goto(path)
    expect(await reminders()).toBe('instant')
    // A mail program, which has neither origin nor cookies.
    const once = await fetch(new URL(path, baseURL), {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      redirect: 'manual',
    })
    expect(once.status).toBe(200)
    expect(await reminders()).toBe('off')
    // A person who reads it elsewhere.
    await looked.goto(path)
    await expect(looked.getByRole('heading', { name: unsubscription.offTitle })).toBeVisible()
    await looked.getByRole('button', { name: unsubscription.undo }).click()
    await expect(looked.getByRole('heading', { name: unsubscription.onTitle })).toBeVisible()
    expect(await reminders()).toBe('instant')
    await looked.goto(path)
    await looked.getByRole('button', { name: unsubscription.act }).click()
    await expect(looked.getByRole('heading', { name: unsubscription.offTitle })).toBeVisible()
    expect(await reminders()).toBe('off')
    expect((await looked.goto('/unsubscribe/made-up'))?.status()).toBe(404)
    await expect(looked.getByRole('heading', { name: unsubscription.gone })).toBeVisible()
    await stranger.close()
  })
})

test('behind the link of a mail everything has a name and enough contrast', async ({ page }) => {
  await page.goto('/unsubscribe/made-up')
  expect(await accessibilityFaults(page)).toEqual([])
})
