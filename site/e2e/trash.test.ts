import { changes } from '../src/messages/changes.ts'
import { frame } from '../src/messages/frame.ts'
import { list } from '../src/messages/task-list.ts'
import { accessibilityFaults, hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

test('the trash says what its files take, and is emptied for good once that is confirmed', async ({ page, ines }) => {
  const { client } = ines
  const kept = await client.tasks.create({ title: 'Measure the window' })
  const gone = await client.tasks.create({ title: 'Old plan' })
  await client.files.attach(gone.id, new File(['x'.repeat(48_000)], 'plan.txt'))
  await client.tasks.remove(gone.id)

  await page.goto('/tasks/trash')
  await expect(page.getByText('Old plan')).toBeVisible()
  const erase = page.getByRole('button', { name: 'Erase for good' })
  await expect(erase).toBeHidden()
  await page.getByText('Empty the trash').click()
  await expect(page.getByText('Its files take up 48 kB of your storage.')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await erase.click()
  await expect(page.getByText('Nothing was deleted')).toBeVisible()
  await expect(page.getByText('Empty the trash')).toHaveCount(0)
  expect(await client.me.storage()).toMatchObject({ used: 0, trash: 0 })
  expect((await client.tasks.get(kept.id)).title).toBe('Measure the window')
})

test('a file thrown away by itself takes room, too, and goes with the trash', async ({ page, ines }) => {
  const { client } = ines
  const { id } = await client.tasks.create({ title: 'Measure the window' })
  const { id: fileId } = await client.files.attach(id, new File(['x'.repeat(2_000)], 'plan.txt'))
  await client.files.remove(fileId)
  await page.goto('/tasks/trash')
  await page.getByText('Empty the trash').click()
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('Empty the trash')).toHaveCount(0)
  expect(await client.me.storage()).toMatchObject({ used: 0, trash: 0 })
})

test('a row of the trash goes as its task is restored, which is counted and listed again; undo takes that back', async ({ page, ines }) => {
  const { client } = ines
  const dueDate = Temporal.Now.plainDateISO('Europe/Vienna').toString()
  for (const title of ['Measure the window', 'Old plan']) {
    const { id } = await client.tasks.create({ title, dueDate })
    await client.tasks.remove(id)
  }
  await page.goto('/tasks/trash')
  await hydrated(page)
  const rows = page.locator('[data-row]')
  const inRail = page.getByRole('navigation', { name: frame.places }).getByRole('link', { name: frame.views.today })
  await expect(rows).toHaveCount(2)
  await expect(inRail).toHaveText(frame.views.today)
  await page.getByRole('button', { name: list.row.restore('Old plan') }).click()
  await expect(rows).toHaveText([/Measure the window/])
  await expect(inRail).toHaveText(`${frame.views.today}1`)
  await expect.poll(async () => (await client.tasks.list({ view: 'today' })).items.map(({ title }) => title)).toEqual(['Old plan'])
  await page.getByRole('button', { name: changes.undo, exact: true }).click()
  await expect(rows).toHaveCount(2)
  await expect(inRail).toHaveText(frame.views.today)
  await expect.poll(async () => (await client.tasks.list({ view: 'trash' })).items).toHaveLength(2)
  await page.reload()
  await expect(rows).toHaveCount(2)
})
