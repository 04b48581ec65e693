import { frame } from '../src/messages/frame.ts'
import { task as words } from '../src/messages/task.ts'
import { list as listWords } from '../src/messages/task-list.ts'
import { taskPane } from '../src/messages/task-pane.ts'
import { hydrated, overflowsSideways } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

test('the title of the page follows what is open, also back and forth', async ({ page, ines }) => {
  await ines.client.tasks.create({ title: 'Answer Oskar' })
  await page.goto('/tasks/all')
  await hydrated(page)
  await expect(page).toHaveTitle(frame.title(words.views.all))
  await page.getByRole('link', { name: 'Answer Oskar' }).click()
  await expect(page).toHaveTitle(frame.title('Answer Oskar'))
  await expect(page.locator('h1')).toHaveText('Answer Oskar')
  await page.goBack()
  await expect(page).toHaveTitle(frame.title(words.views.all))
  await expect(page.locator('h1')).toHaveText(words.views.all)
})

test('the name of a view breaks where its words are longer than a phone is wide', async ({ page, ines }) => {
  const { id } = await ines.client.savedViews.create({ name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/tasks/views/${id}`)
  await hydrated(page)
  expect(await overflowsSideways(page)).toBe(false)
})

test('a task that is not there is not called by the list beside it', async ({ page, ines: _ines }) => {
  const response = await page.goto('/tasks/019a9b3c-5d00-7cc0-8000-000000000001')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle(frame.title(taskPane.goneTitle))
})

test('what is found is called a search, and says where the notes hold it', async ({ page, ines }) => {
  await ines.client.tasks.create({ title: 'Freeze the forecast', notes: 'Use the run **without week 31**.' })
  await page.goto('/tasks')
  await hydrated(page)
  await page.keyboard.press('/')
  await page.keyboard.type('week')
  await expect(page.getByText('Use the run without week 31.')).toBeVisible()
  await expect(page.locator('h1')).toHaveText(listWords.search.title)
  await expect(page.getByRole('navigation', { name: frame.places, exact: true }).locator('[aria-current=true]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.locator('h1')).toHaveText(words.views.today)
  await expect(page.getByRole('navigation', { name: frame.places, exact: true }).locator('[aria-current=true]')).toHaveText(
    words.views.today,
  )
})

test('who has no task yet is shown the way to bring some along', async ({ page, ines }) => {
  await page.goto('/tasks')
  await expect(page.getByRole('link', { name: listWords.emptyAction.import })).toBeVisible()
  await ines.client.tasks.create({ title: 'Answer Oskar' })
  await page.goto('/tasks')
  await expect(page.getByText(listWords.empty.today)).toBeVisible()
  await expect(page.getByRole('link', { name: listWords.emptyAction.import })).toHaveCount(0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the rest of a long list is a link away', async ({ page, ines }) => {
    for (let n = 1; n <= 61; n++) await ines.client.tasks.create({ title: `Task ${n}` })
    await page.goto('/tasks/all')
    await expect(page.getByText('Task 61', { exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: words.more }).click()
    await expect(page.getByText('Task 61', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: words.more })).toHaveCount(0)
  })
})
