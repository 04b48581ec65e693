import { standInServer } from '../../adapters/outbound/src/test-server.ts'
import { webhookSettings as words } from '../src/messages/settings-webhooks.ts'
import { accessibilityFaults } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

test.describe('a webhook', () => {
  // Of the address that is refused.
  test.use({ expectedComplaints: [/422/] })

  test('is added, told what happens, tried, and removed, all without script', async ({ page, ines }) => {
    const program = await standInServer()
    program.answer('/hook', { status: 200, body: 'thank you' })
    await page.goto('/settings/account')
    const section = page.getByRole('region', { name: words.title })
    await section.getByRole('link', { name: words.add }).click()
    await section.getByLabel(words.url).fill('https://10.0.0.1/hook')
    await section.getByRole('button', { name: words.make }).click()
    await expect(section.getByText(/not on the public internet/)).toBeVisible()

    await section.getByLabel(words.url).fill(`${program.origin}/hook`)
    await section.getByLabel(words.description, { exact: true }).fill('Board at work')
    await section.getByLabel(words.some).check()
    await section.getByLabel(words.others).fill('task.created')
    expect(await accessibilityFaults(page)).toEqual([])
    await section.getByRole('button', { name: words.make }).click()
    await expect(section.getByLabel(words.label('Board at work'))).toHaveValue(/^whsec_/)

    await section.getByRole('link', { name: words.kept }).click()
    await section.getByRole('button', { name: words.test }).click()
    await expect(section.getByRole('status')).toContainText('webhook.test: Got through')
    await expect(section.getByText(words.answer)).toHaveCount(1)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(program.asked.at(-1)?.headers).toMatchObject({ 'webhook-signature': expect.stringMatching(/^v1,/) })

    await ines.client.tasks.create({ title: 'Send Ana the draft' })
    await expect.poll(() => program.asked.some(({ body }) => body.includes('"task.created"')), { timeout: 20_000 }).toBe(true)
    await section.getByRole('button', { name: words.rotate }).click()
    await expect(section.getByText(words.onceAgain)).toBeVisible()
    await section.getByRole('link', { name: words.kept }).click()
    await section.getByRole('button', { name: /^Send again: task.created/ }).click()
    await expect(section.getByRole('status')).toContainText('task.created: Got through')
    expect(program.asked.at(-1)?.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)

    await section.getByRole('link', { name: words.edit }).click()
    await expect(section.getByLabel(words.url)).toHaveValue(`${program.origin}/hook`)
    await expect(section.getByLabel(words.others)).toHaveValue('task.created')
    expect(await accessibilityFaults(page)).toEqual([])
    await section.getByLabel(words.description, { exact: true }).fill('Board')
    await section.getByLabel(words.groups.goals[0]).check()
    await section.getByRole('button', { name: words.save }).click()
    await expect(section.getByRole('status')).toHaveText(words.edited)
    expect(await ines.client.webhooks.list()).toMatchObject([{ description: 'Board', events: ['goal.*', 'check-in.*', 'task.created'] }])

    await section.getByRole('button', { name: words.turnOff }).click()
    await expect(section.getByRole('status')).toHaveText(words.turnedOff)
    await section.getByRole('link', { name: words.openOf('Board') }).click()
    await section.getByRole('button', { name: words.remove }).click()
    await expect(section.getByText(words.none)).toBeVisible()
    await program.stop()
  })
})
