import { accessibilityFaults } from './support/page-quality.ts'
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
  await expect(page.getByText('Files in it take 48 kB of your room.')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await erase.click()
  await expect(page.getByText('Nothing has been thrown away')).toBeVisible()
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
