import { newPerson } from '@throughline/harness'
import { auth } from '../src/messages/auth.ts'
import { imports } from '../src/messages/import.ts'
import { list } from '../src/messages/task-list.ts'
import { welcome as words } from '../src/messages/welcome.ts'
import { expect, test } from './support/test.ts'

/** One task, as Todoist exports it. */
const file = {
  name: 'Home.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('TYPE,CONTENT,PRIORITY,INDENT\ntask,Water the plants,4,1\n'),
}

const fields = { timezoneId: 'America/New_York' } as const

test.describe('somebody new', () => {
  test.use(fields)

  test('is led through five steps, comes back to the one that was left, and is never led twice', async ({ page }) => {
    const { name, email, password } = newPerson()
    await page.goto('/auth/signup')
    await page.getByLabel(auth.signUp.name).fill(name)
    await page.getByLabel(auth.email).fill(email)
    await page.getByLabel(auth.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: auth.signUp.act }).click()

    await expect(page.getByRole('heading', { name: words.self.title })).toBeVisible()
    await expect(page.getByLabel(words.self.timeZone)).toHaveValue('America/New_York')
    await page.getByLabel(words.self.dayStart).selectOption('4')
    await page.getByRole('button', { name: words.next }).click()
    const ends = (of: string) => page.locator(of).evaluate((one) => one.getBoundingClientRect().right)
    expect(await ends('.walk > li:last-child span')).toBeLessThanOrEqual((await ends('.first-form')) + 1)
    await page.getByLabel(words.matters.choices.role.name).check()
    await page.getByRole('button', { name: words.next }).click()

    await expect(page.getByRole('heading', { name: words.bring.title })).toBeVisible()
    await page.goto('/tasks')
    await page.getByRole('link', { name: list.emptyAction.firstSteps }).click()
    const todoist = page.locator('details').filter({ hasText: words.bring.files['todoist-csv'] })
    await expect(page.locator('details[open]')).toHaveCount(0)
    await todoist.locator('summary').click()
    await todoist.getByLabel(imports.file, { exact: true }).setInputFiles(file)
    // What would come in reads as rows of tasks, title and day apart.
    await expect(page.locator('.import-rows .task')).toHaveCSS('display', 'grid')
    await page.getByRole('button', { name: imports.run(imports.counts.tasks(1)) }).click()
    await expect(page.getByRole('status').filter({ hasText: imports.done(imports.counts.tasks(1)) })).toBeVisible()
    await expect(page.getByRole('button', { name: words.bring.nothingMore })).toBeVisible()
    await page.getByRole('button', { name: words.next }).click()

    await expect(page.getByLabel(words.begin.goal)).toHaveAttribute('placeholder', words.begin.first.role.goal)
    await page.getByLabel(words.begin.goal).fill('Lead role by April')
    await page.getByLabel(words.begin.task).fill('Send Ana the draft today 23:30 #work')
    await page.getByLabel(words.begin.entry).fill('Because I like the numbers.')
    await page.getByRole('button', { name: words.begin.act }).click()
    const kept = page.locator('.first-kept')
    await expect(kept).toContainText('the goal “Lead role by April”')
    await expect(kept).toContainText('a line in the journal')
    await page.getByRole('button', { name: words.sample.act, exact: true }).click()

    await expect(page).toHaveURL('/tasks')
    await page.goto('/welcome')
    await expect(page).toHaveURL('/tasks')
    await page.goto('/tasks/all')
    await expect(page.locator('main [data-row]')).toContainText(['Water the plants', 'Send Ana the draft'])
    await expect(page.locator('main [data-row]').filter({ hasText: 'Send Ana the draft' })).not.toContainText('23:30 #work')
    await expect(page.locator('main [data-row]').filter({ hasText: 'Send Ana the draft' })).toContainText('23:30')
    await page.goto('/goals')
    await expect(page.getByRole('main')).toContainText('Lead role by April')
    await page.goto('/journal')
    await expect(page.getByRole('main')).toContainText('Because I like the numbers.')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all of it is left out by one press, or step by step', async ({ page, ines }) => {
    await page.goto('/welcome')
    for (const title of [words.matters.title, words.bring.title]) {
      await page.locator('.first-skip button').click()
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    }
    const todoist = page.locator('details').filter({ hasText: words.bring.files['todoist-csv'] })
    await todoist.locator('summary').click()
    await todoist.getByLabel(imports.file, { exact: true }).setInputFiles({ ...file, buffer: Buffer.from('a,b') })
    await todoist.getByRole('button', { name: imports.preview }).click()
    await expect(page.getByRole('alert')).toContainText(imports.failed)
    await expect(todoist).toHaveAttribute('open')
    await todoist.getByLabel(imports.file, { exact: true }).setInputFiles(file)
    await todoist.getByRole('button', { name: imports.preview }).click()
    await expect(page.getByRole('button', { name: imports.run(imports.counts.tasks(1)) })).toBeVisible()
    await page.locator('.first-skip button').click()
    await expect(page.getByRole('heading', { name: words.begin.title })).toBeVisible()
    await page.locator('.first-skip button').click()
    await expect(page.getByRole('button', { name: words.sample.tryAct })).toBeVisible()
    await page.getByRole('link', { name: words.steps.self, exact: true }).click()
    await expect(page.getByRole('heading', { name: words.self.title })).toBeVisible()
    await page.getByRole('button', { name: words.skipAll }).click()
    await expect(page).toHaveURL('/tasks')
    expect((await ines.client.welcome.get()).finishedAt).not.toBeNull()
  })
})
