import { payloads } from '../src/features/markdown/test-xss-payloads.ts'
import { discussionFeedback as words } from '../src/messages/discussion-feedback.ts'
import { feedback } from '../src/messages/feedback.ts'
import { accessibilityFaults, hydrated, overflowsSideways } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const questions = [
  { text: 'What should go on as it is?', kind: 'text' as const },
  { text: 'How well did you know where it stood?', kind: 'scale' as const, options: ['Hardly', 'Always'] },
]

test('one asks by a link, somebody without an account answers it, and a passage of what comes becomes evidence on a win', async ({
  page,
  ines,
  browser,
  server,
}) => {
  const { id } = await ines.client.discussions.create({ title: 'The new model', kind: 'feedback' })
  const win = await ines.client.wins.create({ title: 'Moved the forecast to the new model' })
  await page.goto(`/discussions/${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: words.ask }).click()
  await page.getByRole('button', { name: words.form.make }).click()
  await expect(page.getByText(words.form.needed)).toBeVisible()
  await page.getByLabel(words.form.about).fill('Moving to the new model')
  await page.getByLabel(words.form.askedOf).fill('Ruth Callan')
  await page.getByLabel(words.form.begin).selectOption('After a project')
  await expect(page.getByLabel(words.form.question(5), { exact: true })).toHaveValue('What should I do more of next time?')
  await page.getByRole('button', { name: words.form.make }).click()
  const field = page.getByLabel(words.link('Ruth Callan'))
  await expect(field).toHaveValue(/\/feedback\//)
  const link = await field.inputValue()

  // Without a script, as a link scanner would look at it before.
  const guests = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const guest = await guests.newPage()
  for (let times = 0; times < 2; times++) expect((await guest.goto(link))?.headers()).toMatchObject({ 'cache-control': 'no-store' })
  await expect(guest.getByText(feedback.readBy.asker(ines.person.name))).toBeVisible()
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(guest.getByLabel(feedback.name)).toHaveValue('Ruth Callan')
  await guest.getByRole('button', { name: feedback.act }).click()
  await expect(guest.getByRole('alert'), 'nothing answered').toBeVisible()
  const attack = payloads.slice(0, 12).join('\n\n')
  await guest.getByLabel('What did I do in this project that helped the most?').fill(`You asked **every** planner first.\n\n${attack}`)
  await guest.getByRole('radio', { name: 'At once' }).check()
  await guest.getByRole('button', { name: feedback.act }).click()
  await expect(guest.getByRole('heading', { name: feedback.sentTitle })).toBeVisible()
  const download = guest.waitForEvent('download')
  await guest.getByRole('link', { name: feedback.download }).click()
  expect((await download).suggestedFilename()).toBe('feedback.txt')

  // It comes to whoever asked by itself.
  const card = page.getByRole('region', { name: words.title }).getByRole('listitem').filter({ hasText: 'Ruth Callan' })
  await expect(card).toContainText('You asked every planner first.')
  await expect(card.locator('strong')).toHaveText('every')
  expect(await card.locator('script, iframe, svg, [onerror], [onload], img[src^="javascript"]').count()).toBe(0)
  const anybody = await guests.newPage()
  await anybody.goto(link)
  await expect(anybody.getByRole('heading', { name: feedback.answeredTitle }), 'by the link alone').toBeVisible()
  await expect(anybody.getByText('planner first')).toHaveCount(0)
  await anybody.goto(`${link}?correct`)
  await expect(anybody.getByRole('main').getByRole('button')).toHaveCount(0)
  await guest.getByRole('link', { name: feedback.correct }).click()
  await guest.getByRole('radio', { name: 'For some parts of it' }).check()
  await guest.getByRole('button', { name: feedback.actAgain }).click()
  await expect(card).toContainText('For some parts of it')

  await card.getByText('planner first').evaluate((element) => getSelection()?.selectAllChildren(element))
  await card.getByRole('button', { name: words.quote }).click()
  const dialog = page.getByRole('dialog', { name: words.quoting.title })
  await expect(dialog.locator('blockquote')).toHaveText('You asked every planner first.')
  await dialog.getByRole('button', { name: win.title }).click()
  await expect(page.getByText(words.quoting.added(win.title))).toBeVisible()
  await expect
    .poll(async () => (await ines.client.wins.get(win.id)).evidence)
    .toMatchObject([{ kind: 'feedback-answer', title: 'Ruth Callan, Moving to the new model', quote: 'You asked every planner first.' }])
  await guests.close()
})

test('whoever gives feedback signed in keeps a copy, which stays when the other is deleted', async ({ page, ines }) => {
  const { id } = await ines.client.discussions.create({ title: 'The new model' })
  const { request, token } = await ines.client.feedback.ask(id, { about: 'My talk', seenBy: 'everyone', questions })
  await page.goto(`/feedback/${token}`)
  await page.getByLabel('What should go on as it is?').fill('Its *length*.')
  await page.getByRole('radio', { name: '4' }).check()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await accessibilityFaults(page)).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await overflowsSideways(page)).toBe(false)
  await page.getByRole('button', { name: feedback.act }).click()
  await expect(page.getByText(feedback.isKept)).toBeVisible()
  await ines.client.feedback.delete(id, request.id)
  expect((await page.goto(`/feedback/${token}`))?.status(), 'its link is over').toBe(404)
  await page.goto('/discussions/given')
  await expect(page.getByRole('listitem').filter({ hasText: 'My talk' })).toContainText('4 of 5 (1: Hardly, 5: Always)')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: words.given.remove }).click()
  await expect(page.getByText(words.given.empty)).toBeVisible()
  await page.getByRole('button', { name: words.given.undo }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'My talk' })).toBeVisible()
})

test('who answers second finds that somebody was quicker, and keeps what they wrote', async ({ page, ines }) => {
  const { id } = await ines.client.discussions.create({ title: 'The new model' })
  const { token } = await ines.client.feedback.ask(id, { about: 'My talk', questions })
  await page.context().clearCookies()
  await page.goto(`/feedback/${token}`)
  await ines.client.feedback.answer(token ?? '', { name: 'Ana', replies: [{ text: 'Its end.' }] })
  await page.getByLabel('What should go on as it is?').fill('Its beginning.')
  await page.getByLabel(feedback.name).fill('Ben')
  await page.getByRole('button', { name: feedback.act }).click()
  await expect(page.getByText(feedback.raced)).toBeVisible()
  await expect(page.getByLabel(feedback.kept)).toHaveValue('Its beginning.')
  await expect(page.getByText('Its end.')).toHaveCount(0)
})

test('what one asks is about stands in a mail, and leads to the questions', async ({ page, ines, mailbox }) => {
  const { id } = await ines.client.discussions.create({ title: 'The new model' })
  const email = `ruth-${Date.now()}@post.example`
  expect(await ines.client.feedback.ask(id, { about: 'My talk', email, questions })).toMatchObject({ token: null, url: null })
  const path = /http:\/\/localhost:\d+(\/feedback\/\S+)/.exec(await mailbox.mailTo(email, '/feedback/'))?.[1] ?? ''
  await page.context().clearCookies()
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'My talk' })).toBeVisible()
})
