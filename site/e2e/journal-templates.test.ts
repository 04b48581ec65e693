import { changes } from '../src/messages/changes.ts'
import { menus as editor } from '../src/messages/journal-menus.ts'
import { keepEntry, putTemplate, entryTemplates as words } from '../src/messages/journal-templates.ts'
import { writing } from '../src/messages/journal-writing.ts'
import { accessibilityFaults, hydrated, overflowsSideways } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

test('an entry is kept as a template, which can be taken back', async ({ page, ines }) => {
  const { id } = await ines.client.journal.create({ title: 'Shift', body: 'How was it?', tags: ['work'] })
  const kept = async () =>
    (await ines.client.journalTemplates.list()).items.map(({ name, title, body, tags }) => ({ name, title, body, tags }))
  await page.goto(`/journal/${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: writing.more, exact: true }).click()
  await page.getByRole('button', { name: keepEntry.act }).click()
  const dialog = page.getByRole('dialog', { name: keepEntry.act })
  await expect(dialog.getByLabel(keepEntry.name)).toHaveValue('Shift')
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByLabel(keepEntry.name).fill('After a shift')
  await dialog.getByRole('button', { name: keepEntry.keep }).click()
  await expect(page.getByText(keepEntry.made('After a shift'))).toBeVisible()
  expect(await kept()).toEqual([{ name: 'After a shift', title: 'Shift', body: 'How was it?', tags: ['work'] }])
  await page.getByRole('button', { name: changes.undo, exact: true }).click()
  await expect.poll(kept).toEqual([])
})

test('a slash puts a template where the cursor is, with every sign of it', async ({ page, ines }) => {
  const { id } = await ines.client.journal.create({ body: 'Rain.' })
  await ines.client.journalTemplates.create({ name: 'After a shift', body: '| a | b |\n| --- | --- |\n' })
  await page.goto(`/journal/${id}`)
  await hydrated(page)
  const text = page.locator('.writing .cm-content')
  await text.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' /template')
  await expect(page.getByRole('option')).toHaveText([new RegExp(`^${editor.slash.template.label}`)])
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: putTemplate.title })
  await dialog.getByRole('button', { name: 'After a shift' }).click()
  await expect(text).toBeFocused()
  await expect.poll(async () => (await ines.client.journal.get(id)).body).toBe('Rain. \n\n| a | b |\n| --- | --- |\n')
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('templates are made, changed, thrown away, brought back and begun with', async ({ page, ines }) => {
      await page.goto('/journal/templates')
      const fresh = page.getByRole('region', { name: words.fresh })
      await fresh.getByLabel(words.name).fill('Shift')
      await fresh.getByLabel(words.body, { exact: true }).fill('How was it?')
      await fresh.getByLabel(words.tags).fill('work night')
      await fresh.getByRole('button', { name: words.make }).click()
      await expect(page.getByText(keepEntry.made('Shift'))).toBeVisible()
      await page.getByLabel(words.changeNamed('Shift')).click()
      const row = page.getByRole('listitem').filter({ hasText: 'Shift' })
      await row.getByLabel(words.entryTitle).fill('After the shift')
      if (javaScriptEnabled) expect(await accessibilityFaults(page)).toEqual([])
      await row.getByRole('button', { name: words.save }).click()
      await expect(page.getByText(words.changed('Shift'))).toBeVisible()
      const [template] = (await ines.client.journalTemplates.list()).items
      expect(template).toMatchObject({ name: 'Shift', title: 'After the shift', body: 'How was it?', tags: ['work', 'night'] })
      await page.getByLabel(words.changeNamed('Shift')).click()
      await page.getByRole('button', { name: words.remove }).click()
      await expect(page.getByRole('heading', { name: 'Shift' })).toHaveCount(0)
      await page.getByRole('button', { name: words.restore }).click()
      if (javaScriptEnabled) expect(await overflowsSideways(page)).toBe(false)
      await page.getByRole('link', { name: words.beginNamed('Shift') }).click()
      await expect(page.getByLabel(writing.title, { exact: true }).last()).toHaveValue('After the shift')
    })
  })

test('a new entry leads to its templates', async ({ page, ines: _ines }) => {
  await page.goto('/journal/new')
  await hydrated(page)
  await page.getByRole('link', { name: writing.templates.all }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
})
