import { changes } from '../src/messages/changes.ts'
import { journal } from '../src/messages/journal.ts'
import { timeline } from '../src/messages/journal-timeline.ts'
import { writing as words } from '../src/messages/journal-writing.ts'
import { settled } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

test('a new entry takes the words at once, and is no new one once it is saved', async ({ page, ines: _ines }) => {
  await page.goto('/journal/new')
  await settled(page)
  const rail = page.locator('.views a[href="/journal/new"]')
  await expect(rail).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('textbox', { name: words.text })).toBeFocused()
  await page.keyboard.type('Rain.')
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await expect(rail).not.toHaveAttribute('aria-current')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.newTitle)
})

test('what stands beside an entry follows its day', async ({ page, ines }) => {
  const write = (title: string, day: string) =>
    ines.client.journal.create({ title, body: 'x', entryDate: day, entryAt: `${day}T09:00:00.000Z` })
  const { id } = await write('This one', '2026-03-04')
  await write('Of the fourth', '2026-03-04')
  await write('Of the sixth', '2026-03-06')
  await page.goto(`/journal/${id}`)
  await settled(page)
  const beside = page.getByRole('complementary', { name: words.pane.label })
  if (!(await beside.getByRole('link', { name: 'Of the fourth' }).isVisible())) await beside.getByText(words.pane.fold).click()
  await expect(beside.getByRole('link', { name: 'Of the fourth' })).toBeVisible()
  await page.locator('.when-button').click()
  await page.getByLabel(words.when.day, { exact: true }).fill('2026-03-06')
  await expect(beside.getByRole('link', { name: 'Of the sixth' })).toBeVisible()
  await expect(beside.getByRole('link', { name: 'Of the fourth' })).toHaveCount(0)
})

test('a mood, a feeling and a tag can be taken back as they are said', async ({ page, ines }) => {
  const { id } = await ines.client.journal.create({ body: 'Rain.', tags: ['weather'] })
  await page.goto(`/journal/${id}`)
  await settled(page)
  const undo = page.getByRole('button', { name: changes.undo, exact: true })
  const bright = page.getByRole('radio', { name: journal.moods[2] })
  await bright.check({ force: true })
  await expect(page.getByText(words.did.mood(journal.moods[2]))).toBeVisible()
  await undo.click()
  await expect(bright).not.toBeChecked()

  await page.getByRole('button', { name: words.tags.remove('weather') }).click()
  await undo.click()
  await expect(page.getByRole('button', { name: words.tags.remove('weather') })).toBeVisible()
})

test('the mood by tag tells of how many entries it is', async ({ page, ines }) => {
  const entryDate = Temporal.Now.plainDateISO('Europe/Vienna').toString()
  await ines.client.journal.create({ body: 'a', mood: 2, tags: ['garden'], entryDate })
  await ines.client.journal.create({ body: 'b', mood: 1, tags: ['garden', 'team'], entryDate })
  await page.goto('/journal?show=mood')
  const table = page.getByRole('table', { name: timeline.moods.byTag })
  await expect(table.getByRole('row', { name: /#garden/ })).toContainText(`${timeline.moods.mean(1.5)} ${timeline.moods.of(2)}`)
  await expect(table.getByRole('row', { name: /#team/ })).toContainText(timeline.moods.of(1))
})
