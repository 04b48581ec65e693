import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { createClient } from '@throughline/client'
import { everyItem, newPerson } from '@throughline/harness'
import { auth } from '../src/messages/auth.ts'
import { task as words } from '../src/messages/task.ts'
import { taskPane } from '../src/messages/task-pane.ts'
import { welcome } from '../src/messages/welcome.ts'
import { importFile } from './support/import-screen.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const todoist = fileURLToPath(new URL('./fixtures/todoist.csv', import.meta.url))

const openTitle = (page: Page) => page.getByRole('region', { name: taskPane.label }).getByRole('heading').first()

async function editTitle(page: Page, title: string): Promise<void> {
  const heading = openTitle(page)
  await heading.getByRole('button').click()
  await page.getByLabel(taskPane.title, { exact: true }).fill(title)
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText(title)
}

test('a first day: sign up, import, complete, edit in two tabs, undo, and nothing lost when the server is killed', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(180_000)
  const person = newPerson()

  await test.step('sign up from the front page', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: auth.signUp.title }).first().click()
    await page.getByLabel(auth.signUp.name).fill(person.name)
    await page.getByLabel(auth.email).fill(person.email)
    await page.getByLabel(auth.password).fill(person.password)
    await page.getByRole('button', { name: auth.signUp.act }).click()
    await page.getByRole('button', { name: welcome.skipAll }).click()
    await expect(page).toHaveURL('/tasks')
  })

  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const client = createClient({ baseUrl: server.url, headers: { cookie, origin: server.url } })
  const stored = () => everyItem((cursor) => client.tasks.list({ view: 'all', limit: 200, cursor }))

  await test.step('import 200 rows', async () => {
    await importFile(page, todoist, 170)
    expect(await stored()).toHaveLength(170)
  })

  const [first, second] = await stored()
  if (!first || !second) throw new Error('Nothing was imported.')

  await test.step('complete one by keyboard', async () => {
    await page.goto('/tasks/all')
    await hydrated(page)
    await page.getByRole('link', { name: first.title, exact: true }).focus()
    await page.keyboard.press('x')
    await expect(page.getByText(words.did.complete(first.title))).toBeVisible()
    await expect(page.getByRole('link', { name: first.title, exact: true })).toHaveCount(0)
    await expect.poll(async () => (await client.tasks.get(first.id)).status).toBe('done')
  })

  const other = await context.newPage()
  await test.step('edit one in two tabs, each seeing what the other wrote', async () => {
    for (const tab of [page, other]) {
      await tab.goto(`/tasks/${second.id}`)
      await hydrated(tab)
    }
    await editTitle(page, 'Ask customs first')
    await expect(openTitle(other)).toHaveText('Ask customs first')
    await editTitle(other, 'Ask customs, then the port')
    await expect(openTitle(page)).toHaveText('Ask customs, then the port')
  })

  await test.step('undo', async () => {
    await other.keyboard.press('Control+z')
    await expect(openTitle(other)).toHaveText('Ask customs first')
    await expect(openTitle(page)).toHaveText('Ask customs first')
    await expect.poll(async () => (await client.tasks.get(second.id)).title).toBe('Ask customs first')
  })

  await test.step('kill the server while it writes, start it again: what was acknowledged is there', async () => {
    const before = await stored()
    const writes = Array.from({ length: 60 }, (_, n) => client.tasks.create({ title: `Written while the server died, no. ${n}` }))
    await Promise.any(writes)
    await server.kill()
    const acknowledged = (await Promise.allSettled(writes)).flatMap((write) => (write.status === 'fulfilled' ? [write.value] : []))
    expect(acknowledged.length, 'writes acknowledged before the end').toBeGreaterThan(0)
    await server.start()

    const after = new Map((await stored()).map((task) => [task.id, task]))
    for (const task of [...before, ...acknowledged]) expect(after.get(task.id)).toEqual(task)
    expect((await client.tasks.get(first.id)).status).toBe('done')
    await page.goto(`/tasks/${second.id}`)
    await expect(openTitle(page)).toHaveText('Ask customs first')
  })
})

// The tabs notice that the server is gone, and say so to the console as well.
test.use({ expectedComplaints: [/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/] })
