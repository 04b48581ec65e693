import { newPerson, signUp } from '@throughline/harness'
import { changes } from '../src/messages/changes.ts'
import { day } from '../src/messages/day.ts'
import { action } from '../src/messages/discussion-action.ts'
import { compose } from '../src/messages/discussion-compose.ts'
import { decision } from '../src/messages/discussion-decision.ts'
import { list as listWords } from '../src/messages/task-list.ts'
import { taskPane } from '../src/messages/task-pane.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, signBrowserIn, test } from './support/test.ts'

const { form, outcome } = decision

test('two people talk and name each other; what one decides and gives the other arrives there; the task is real, and the decision comes back', async ({
  page,
  ines,
  server,
  browser,
}) => {
  const ruth = await signUp(server.url, { person: newPerson('Ruth Callan') })
  const { client } = ines
  const { id } = await client.discussions.create({ title: 'Forecast for the bakeware', kind: 'one-on-one' })
  const { token } = await client.discussionInvites.make(id)
  await ruth.client.discussionInvites.accept(token ?? '')
  const context = await browser.newContext({ baseURL: server.url })
  await signBrowserIn(context, server.url, ruth)
  const other = await context.newPage()
  await Promise.all([page.goto(`/discussions/${id}`), other.goto(`/discussions/${id}`)])
  await Promise.all([hydrated(page), hydrated(other)])

  // They talk, and one names the other.
  await other.getByLabel(compose.write).fill('Will it hold through January?')
  await other.keyboard.press('Control+Enter')
  await expect(page.getByRole('main').getByText('Will it hold through January?').first()).toBeVisible()
  const field = page.getByLabel(compose.write)
  await field.pressSequentially('It will, @ruth')
  await expect(page.getByRole('option', { name: 'Ruth Callan' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('It will, @Ruth Callan ')
  await page.keyboard.press('Control+Enter')
  await expect(other.locator('.mention').filter({ hasText: 'Ruth Callan' })).toBeVisible()

  // Decided here, with a day on which it comes back.
  await page.getByRole('button', { name: decision.record }).click()
  const sheet = page.getByRole('dialog', { name: form.new })
  await sheet.getByLabel(form.what).fill('Clean the ten largest families by hand')
  await sheet.getByLabel(form.why).fill('A rule nobody can explain will not survive its **first bad month**.')
  await sheet.getByRole('button', { name: form.addOption }).click()
  await sheet.getByRole('textbox', { name: form.option(1) }).fill('Filter all 41 families now')
  await sheet.getByLabel(form.saySure).check()
  await sheet.getByRole('slider', { name: form.sure }).press('ArrowRight')
  await sheet.getByRole('button', { name: form.reviewIs(form.noReview) }).click()
  const days = page.getByRole('dialog', { name: form.review })
  await expect(days.getByRole('listitem')).toContainText(Object.values(form.days.after))
  const [button, picker] = [await sheet.getByRole('button', { name: form.reviewIs(form.noReview) }).boundingBox(), await days.boundingBox()]
  expect(picker?.x, 'it begins where its button begins, or stands after it').toBeGreaterThanOrEqual((button?.x ?? 0) - 1)
  await days.getByRole('textbox', { name: day.typed }).fill('today')
  await page.keyboard.press('Enter')
  await sheet.getByRole('button', { name: form.save }).click()
  const said = (on: typeof page) => on.getByRole('region', { name: 'Clean the ten largest families by hand' })
  await expect(said(page)).toBeVisible()
  await expect(said(other)).toContainText('first bad month')
  await expect(said(other)).toContainText('Filter all 41 families now')
  await expect(said(other)).toContainText(decision.sureOf(80))

  // Given to the other, who sees it at once, and does it in their own list.
  await page.getByLabel(compose.write).fill('/action Ask for the pay bands')
  await page.keyboard.press('Control+Enter')
  const give = page.getByRole('dialog', { name: action.form.new })
  await expect(give.getByLabel(action.form.text)).toHaveValue('Ask for the pay bands')
  await give.getByRole('radio').last().check()
  await give.getByRole('button', { name: action.form.save }).click()
  await expect(other.getByRole('link', { name: 'Ask for the pay bands' }).first()).toBeVisible()
  await other.getByRole('link', { name: 'Ask for the pay bands' }).first().click()
  await expect(other).toHaveURL(/\/tasks\//)
  await hydrated(other)
  await expect(other.getByRole('link', { name: 'a discussion' })).toHaveAttribute('href', new RegExp(`/discussions/${id}#action-`))
  await other.getByRole('button', { name: taskPane.complete, exact: true }).click()
  await expect(page.getByRole('button', { name: action.reopen('Ask for the pay bands') })).toBeVisible()

  // A day that stands in the words is its day.
  await page.getByLabel(compose.write).fill('/action Send the families tomorrow')
  await page.keyboard.press('Control+Enter')
  await expect(give.getByRole('button', { name: listWords.add.asWords('tomorrow') })).toBeVisible()
  await give.getByRole('radio').last().check()
  await give.getByRole('button', { name: action.form.save }).click()
  const tomorrow = Temporal.Now.plainDateISO('Europe/Vienna').add({ days: 1 }).toString()
  await expect(page.locator('.action-row').filter({ hasText: 'Send the families' }).first().locator('time')).toHaveAttribute(
    'datetime',
    tomorrow,
  )

  // Chosen, it may have a time as that of a task.
  await page.getByLabel(compose.write).fill('/action Book the room')
  await page.keyboard.press('Control+Enter')
  await give.getByRole('button', { name: action.form.dueIs(action.form.noDue) }).click()
  const time = page.getByRole('dialog', { name: action.form.due, exact: true })
  await time.getByRole('textbox', { name: day.typed }).fill('tomorrow 4pm')
  await expect(time.locator('.when-read')).toContainText('16:00')
  await page.keyboard.press('Enter')
  await give.getByRole('radio').last().check()
  await give.getByRole('button', { name: action.form.save }).click()
  await expect(page.locator('.action-row').filter({ hasText: 'Book the room' }).first().locator('time')).toHaveAttribute(
    'datetime',
    `${tomorrow}T16:00`,
  )

  // Who is named at its beginning has to do it, and is not named in it any more.
  await page.getByLabel(compose.write).fill('/action Ruth: check the lids')
  await page.keyboard.press('Control+Enter')
  await expect(give.getByRole('radio', { name: 'Ruth Callan' })).toBeChecked()
  await give.getByRole('button', { name: action.form.save }).click()
  await expect(page.locator('.action-row').filter({ hasText: 'the lids' }).first().locator('.action-text')).toHaveText('Check the lids')

  // Its review is a task, whose link leads to where one says how it turned out.
  const reviewTask = async () => (await client.tasks.list({ view: 'today' })).items.find(({ notes }) => notes.includes('#decision-'))
  await expect.poll(reviewTask).toBeTruthy()
  const review = await reviewTask()
  const [, href = ''] = /\((.*)\)/.exec(review?.notes ?? '') ?? []
  await page.goto(href)
  const asks = page.getByRole('dialog', { name: outcome.title })
  await asks.getByRole('radio', { name: outcome.choices.yes }).check()
  await asks.getByLabel(outcome.text).fill('Nine of ten stayed clean.')
  await asks.getByRole('button', { name: outcome.save }).click()
  await expect(said(page)).toContainText(decision.held)
  await expect(page.getByRole('figure', { name: decision.calibration.title })).toContainText(decision.calibration.few(1, 1))
  await expect.poll(async () => (await client.tasks.get(review?.id ?? '')).status).toBe('done')
  await context.close()
})

test('a decision is replaced by another; both say so, and taking the new one back lets the old one stand', async ({ page, ines }) => {
  const { id } = await ines.client.discussions.create({ title: 'Promo list for week 49', kind: 'decision' })
  await ines.client.decisions.record(id, { what: 'The list goes out on Mondays' })
  await page.goto(`/discussions/${id}`)
  await hydrated(page)
  const region = (name: string) => page.getByRole('region', { name: `${decision.kind}: ${name}` })
  const old = region('The list goes out on Mondays')
  await old.getByRole('button', { name: decision.more('The list goes out on Mondays') }).click()
  await page.getByRole('button', { name: decision.menu.replace }).click()
  const sheet = page.getByRole('dialog', { name: form.new })
  await sheet.getByRole('button', { name: form.save }).click()
  await expect(sheet.getByRole('alert')).toHaveText(form.faults.what)
  await sheet.getByLabel(form.what).fill('The list goes out on Fridays')
  await sheet.getByRole('button', { name: form.save }).click()
  await expect(region('The list goes out on Fridays').getByRole('link', { name: 'The list goes out on Mondays' })).toBeVisible()
  await expect(old.getByRole('link', { name: 'The list goes out on Fridays' })).toBeVisible()
  await page.getByRole('button', { name: changes.undo }).click()
  await expect(region('The list goes out on Fridays')).toHaveCount(0)
  await expect(old).not.toContainText(decision.replacedBy)
})
