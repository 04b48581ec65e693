import type { Page } from '@playwright/test'
import { changes } from '../src/messages/changes.ts'
import { goal as goalWords } from '../src/messages/goal.ts'
import { goalForm } from '../src/messages/goal-form.ts'
import { stories as storyWords } from '../src/messages/interview-story.ts'
import { writing } from '../src/messages/journal-writing.ts'
import { late } from '../src/messages/late.ts'
import { holdBack } from './support/hold-back.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const timeZone = 'Europe/Vienna'
const today = () => Temporal.Now.plainDateISO(timeZone)
const link = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true })

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** Presses keys with Alt as fast as a program can, without waiting for what the one before has done. */
async function atOnce(page: Page, ...keys: string[]) {
  await page.keyboard.down('Alt')
  await Promise.all(keys.map((key) => page.keyboard.press(key)))
  await page.keyboard.up('Alt')
}

test('what is typed before a dialog has come stands in its field, and does nothing on the page below', async ({ page, ines }) => {
  await ines.client.goals.create({ title: 'Forecast accuracy' })
  const letIn = await holdBack(page, /\/_astro\/GoalFormDialog\./)
  await open(page, '/goals')
  const asked = page.waitForRequest(/\/_astro\/GoalFormDialog\./)
  await page.getByRole('button', { name: goalWords.new }).press('Enter')
  await asked
  await page.keyboard.type('next: g j')
  await page.keyboard.press('Backspace')
  letIn()
  await expect(page.getByRole('dialog').getByLabel(goalForm.title)).toHaveValue('next: g ')
  await expect(page.getByRole('dialog').getByLabel(goalForm.title)).toBeFocused()
  await expect(page).toHaveURL(/\/goals$/)
})

test('the title of a task is written over from the first letter, and Enter keeps it, before the pane has come', async ({ page, ines }) => {
  const { id } = await ines.client.tasks.create({ title: 'Draft' })
  const letIn = await holdBack(page, /\/_astro\/OpenTask\./)
  await open(page, '/tasks/inbox')
  await link(page, 'Draft').focus()
  await page.keyboard.press('e')
  await page.keyboard.type(' x next')
  await page.keyboard.press('Enter')
  letIn()
  await expect.poll(async () => (await ines.client.tasks.get(id)).title).toBe('Draft x next')
  expect((await ines.client.tasks.get(id)).status).toBe('open')
})

test('a task is added from the palette by one line of keys, before the palette has come', async ({ page, ines }) => {
  const letIn = await holdBack(page, /\/_astro\/mount\./)
  await open(page, '/tasks/inbox')
  const asked = page.waitForRequest(/\/_astro\/mount\./)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('add task')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Next exit')
  await page.keyboard.press('Enter')
  await asked
  letIn()
  await expect.poll(async () => (await ines.client.tasks.list({ view: 'all' })).items.map(({ title }) => title)).toEqual(['Next exit'])
})

test('the first words of a new entry are whole, whenever its page and its editor come alive', async ({ page, ines }) => {
  const letIn = await holdBack(page, /\/_astro\/(WritingPage|editor|entry)\./)
  await page.goto('/journal/new', { waitUntil: 'domcontentloaded' })
  await page.keyboard.type('Next exit of the g')
  await expect(page).toHaveURL(/\/journal\/new$/)
  letIn()
  await page.keyboard.type(' line')
  await expect.poll(async () => (await ines.client.journal.list()).items.length).toBe(1)
  const [{ id } = { id: '' }] = (await ines.client.journal.list()).items
  await expect.poll(async () => (await ines.client.journal.get(id)).body).toBe('Next exit of the g line')
})

for (const { key, to, field } of [
  { key: 'n', to: /\/journal\/new$/, field: (page: Page) => page.locator('.writing [contenteditable], .writing-field').first() },
  { key: 'q', to: /\/tasks$/, field: (page: Page) => page.locator('.quick-form').getByRole('textbox') },
  { key: 'Shift+W', to: /\/wins\/new$/, field: (page: Page) => page.locator('#win-title') },
])
  test(`what is typed after ${key}, while its page is on its way, stands in the field it begins with`, async ({ page, ines }) => {
    await ines.client.goals.create({ title: 'Forecast accuracy' })
    const letIn = await holdBack(page, to)
    await open(page, '/goals')
    const asked = page.waitForRequest(to)
    await page.keyboard.press(key)
    await asked
    await page.keyboard.type('Next: the exit g t')
    letIn()
    await page.waitForURL(/new/)
    await page.keyboard.type(', x')
    await expect(field(page)).toBeFocused()
    await expect
      .poll(async () =>
        (
          await field(page)
            .inputValue()
            .catch(() => field(page).innerText())
        ).trim(),
      )
      .toBe('Next: the exit g t, x')
  })

test.describe('where a part does not come', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|Failed to (fetch|load)|net::ERR/] })

  test('keys act again', async ({ page, ines }) => {
    const { id } = await ines.client.journal.create({ body: 'Rain.' })
    await page.route(/\/_astro\/Revisions\./, (route) => route.abort())
    await open(page, `/journal/${id}`)
    await page.getByRole('button', { name: writing.more }).click()
    await page.getByRole('button', { name: writing.menu.revisions }).click()
    const missing = page.getByRole('dialog', { name: late.title })
    await expect(missing).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(missing).toHaveCount(0)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test('who is asked whether to leave, and stays, goes on by keys at once', async ({ page, ines }) => {
  await ines.client.tasks.create({ title: 'One' })
  await ines.client.tasks.create({ title: 'Two' })
  await open(page, '/tasks/inbox')
  await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()))
  const stayed = new Promise<void>((resolve) => page.once('dialog', (dialog) => void dialog.dismiss().then(resolve)))
  await link(page, 'One').focus()
  await page.keyboard.press('g')
  void page.keyboard.press('j')
  await stayed
  await page.keyboard.press('j')
  await expect(link(page, 'Two')).toBeFocused({ timeout: 1_000 })
})

test('in the calendar, a task goes as many days as the key is pressed, however fast', async ({ page, ines }) => {
  const monday = today().subtract({ days: today().dayOfWeek - 1 })
  const { id } = await ines.client.tasks.create({ title: 'Call the port', dueDate: monday.toString() })
  await open(page, `/tasks/all?layout=calendar&at=${monday}`)
  await page.locator('.cal-wide').getByRole('link', { name: 'Call the port' }).focus()
  await atOnce(page, ...Array<string>(4).fill('ArrowRight'))
  await expect.poll(async () => (await ines.client.tasks.get(id)).dueDate).toBe(monday.add({ days: 4 }).toString())
  await expect(page.locator(`.cal-wide [data-day="${monday.add({ days: 4 })}"]`).getByRole('link', { name: 'Call the port' })).toBeFocused()
})

test('an item of an agenda goes as many places as the key is pressed; taken off, it leaves the focus to the next', async ({
  page,
  ines,
}) => {
  const { id } = await ines.client.discussions.create({ title: 'The forecast' })
  for (const text of ['One', 'Two', 'Three', 'Four']) await ines.client.agendaItems.add(id, { text })
  await open(page, `/discussions/${id}`)
  const more = (text: string) => page.locator('[data-item]', { hasText: text }).locator('.agenda-more')
  await more('One').focus()
  await atOnce(page, 'ArrowDown', 'ArrowDown')
  await expect(page.locator('.agenda-text')).toHaveText(['Two', 'Three', 'One', 'Four'])
  await expect(more('One')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button').last().press('Enter')
  await expect(more('One')).toHaveCount(0)
  await expect(more('Four')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(page.locator('.agenda-text')).toHaveText(['Two', 'Three', 'One', 'Four'])
})

test('a story that is taken back has the focus, and its list still follows what is thrown away elsewhere', async ({ page, ines }) => {
  const { id } = await ines.client.stories.create({ title: 'Weeks of cover' })
  await ines.client.stories.create({ title: 'The wrong pallet' })
  await open(page, `/interview-prep/stories/${id}`)
  await page.getByRole('button', { name: storyWords.page.remove }).click()
  await page.waitForURL('**/interview-prep/stories')
  await hydrated(page)
  await expect(link(page, 'Weeks of cover')).toHaveCount(0)
  await page.getByRole('button', { name: changes.undo }).click()
  await expect(link(page, 'Weeks of cover')).toBeFocused()
  await ines.client.stories.delete(id)
  await expect(link(page, 'Weeks of cover')).toHaveCount(0)
  await expect(link(page, 'The wrong pallet')).toBeFocused()
})

test('a goal that is taken back has the focus', async ({ page, ines }) => {
  await ines.client.goals.create({ title: 'Forecast accuracy' })
  await open(page, '/goals')
  await page.getByRole('button', { name: goalWords.more('Forecast accuracy') }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: goalWords.menu.remove }).press('Enter')
  await expect(link(page, 'Forecast accuracy')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(page.locator('[data-goal]').getByRole('link')).toBeFocused()
})
