import type { Page } from '@playwright/test'
import { type SignedIn, signUp } from '@throughline/harness'
import { made as words } from '../src/messages/discussion-made.ts'
import { makeTask } from '../src/messages/make-task.ts'
import { taskSaid } from '../src/messages/task-said.ts'
import { accessibilityFaults, hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const praise = 'That was **the clearest** review I have read this year. Please send it to Dev.'

/** A discussion in which somebody else said something. */
async function praised(ines: SignedIn, url: string) {
  const ruth = await signUp(url)
  const { id } = await ines.client.discussions.create({ title: 'The stock review' })
  const { token } = await ines.client.discussionInvites.make(id)
  await ruth.client.discussionInvites.accept(token ?? '')
  const message = await ruth.client.discussionMessages.post(id, { body: praise })
  const by = (await ines.client.discussionPeople.list(id)).find((person) => person.role === 'member')?.name ?? ''
  return { id, messageId: message.id, by }
}

/** Selects some words of what was said, as a mouse would. */
const select = (page: Page, words: string) =>
  page.locator('.message .said').evaluate((body, wanted) => {
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    const from = (body.textContent ?? '').indexOf(wanted)
    const placeOf = (offset: number): [Text, number] => {
      let rest = offset
      for (const text of texts) {
        if (rest <= text.length) return [text, rest]
        rest -= text.length
      }
      throw new Error('It is not said.')
    }
    getSelection()?.setBaseAndExtent(...placeOf(from), ...placeOf(from + wanted.length))
  }, words)

test('a passage becomes a win and a task, which keep who said it and lead back to it', async ({ page, ines, server }) => {
  const { id, messageId, by } = await praised(ines, server.url)
  await page.goto(`/discussions/${id}`)
  await hydrated(page)
  const toolbar = page.getByRole('toolbar', { name: words.toolbar })
  await select(page, 'the clearest review I have read')
  await toolbar.getByRole('button', { name: words.win }).click()
  await expect.poll(async () => (await ines.client.wins.list()).items).toMatchObject([{ title: 'the clearest review I have read' }])
  await expect(toolbar).toHaveCount(0)

  await select(page, 'Please send it to Dev.')
  await expect(toolbar).toBeVisible()
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: makeTask.title })
  await expect(dialog.locator('q')).toHaveText('Please send it to Dev.')
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByLabel(makeTask.field).fill('Send the review to Dev')
  await dialog.getByRole('button', { name: makeTask.add }).click()
  await expect.poll(async () => (await ines.client.tasks.list()).items).toMatchObject([{ title: 'Send the review to Dev' }])

  await page.locator(`#message-${messageId}`).press('Enter')
  await page.getByRole('button', { name: words.makeTask }).click()
  await expect(dialog.locator('q')).toContainText('That was the clearest review')
  await dialog.getByRole('button', { name: makeTask.cancel }).click()

  const [task] = (await ines.client.tasks.list()).items
  await page.goto(`/tasks/${task?.id}`)
  const source = page.getByRole('link', { name: taskSaid.said(by, 'The stock review') })
  await expect(page.getByText('Please send it to Dev.')).toBeVisible()
  await source.click()
  await expect(page.locator(`#message-${messageId}`)).toBeVisible()
  const [win] = (await ines.client.wins.list()).items
  await page.goto(`/career/wins/${win?.id}`)
  await page.getByRole('link', { name: `${by}, The stock review` }).click()
  await expect(page.locator(`#message-${messageId}`)).toBeVisible()

  await page.goto(`/tasks/${task?.id}`)
  await ines.client.discussions.delete(id)
  await page.reload()
  await expect(page.getByText(taskSaid.said(by, 'The stock review'))).toBeVisible()
  await expect(source).toHaveCount(0)
  await expect(page.getByText(taskSaid.away)).toBeVisible()
})
