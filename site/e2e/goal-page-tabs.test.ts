import type { Page } from '@playwright/test'
import { changes } from '../src/messages/changes.ts'
import { goalForm as form } from '../src/messages/goal-form.ts'
import { goalPage as words } from '../src/messages/goal-page.ts'
import { forecast, open } from './support/goal-page.ts'
import { expect, test } from './support/test.ts'

test.describe('in two tabs at once', () => {
  // Whether the change of the other tab is heard of before one's own is sent is left to chance.
  test.use({ expectedComplaints: [/412 \(Precondition Failed\)/] })

  test('why a goal matters is edited: neither is lost, and the person chooses', async ({ page, context, ines }) => {
    const { id } = await forecast(ines)
    const other = await context.newPage()
    const why = (tab: Page) => tab.getByRole('dialog').getByLabel(form.why)
    for (const [tab, text] of [
      [page, 'From the first'],
      [other, 'From the second'],
    ] as const) {
      await open(tab, `/goals/${id}`)
      await tab.getByRole('button', { name: words.actions.more }).click()
      await tab.getByRole('button', { name: words.actions.edit }).click()
      await why(tab).fill(text)
    }
    await page.getByRole('dialog').getByLabel(form.title, { exact: true }).fill('A new name')
    const save = (tab: Page) => tab.getByRole('dialog').getByRole('button', { name: form.save, exact: true }).click()
    await save(other)
    await expect.poll(async () => (await ines.client.goals.get(id)).why).toBe('From the second')
    await save(page)
    const choice = page.getByRole('alert').filter({ hasText: changes.conflict.title(words.fields.why) })
    await expect(choice).toContainText('From the first')
    await expect(choice).toContainText('From the second')
    // What nobody else touched is saved without a word.
    await expect.poll(async () => (await ines.client.goals.get(id)).title).toBe('A new name')
    expect((await ines.client.goals.get(id)).why).toBe('From the second')
    await page.reload()
    await expect(choice).toContainText('From the first')
    await choice.getByRole('button', { name: changes.conflict.keepMine }).click()
    await expect.poll(async () => (await ines.client.goals.get(id)).why).toBe('From the first')
    await expect(page.locator('.why')).toHaveText('From the first')
  })

  test('a goal is closed twice: both reflections are kept', async ({ page, context, ines, expectedComplaints }) => {
    expectedComplaints.push(/ERR_FAILED/)
    const { id } = await forecast(ines)
    const other = await context.newPage()
    // The first tab does not hear of the second.
    await page.route('**/api/v1/events*', (route) => route.abort())
    for (const tab of [page, other]) {
      await open(tab, `/goals/${id}`)
      await tab.getByRole('button', { name: words.actions.more }).click()
      await tab.getByLabel(words.actions.reflection).fill(tab === page ? 'From the first' : 'From the second')
    }
    const close = (tab: Page, as: string) => tab.getByRole('button', { name: as, exact: true }).click()
    await close(other, words.actions.missed)
    await expect.poll(async () => (await ines.client.goals.get(id)).status).toBe('missed')
    await close(page, words.actions.achieved)
    const choice = page.getByRole('alert').filter({ hasText: changes.conflict.title(words.fields.status) })
    await expect(choice).toContainText('Achieved: From the first')
    await expect(choice).toContainText('Closed as missed: From the second')
    await choice.getByRole('button', { name: changes.conflict.keepMine }).click()
    await expect.poll(async () => (await ines.client.goals.get(id)).closing?.reflection).toBe('From the first')
    await expect(page.locator('.goal-state')).toContainText('Achieved on')
  })
})
