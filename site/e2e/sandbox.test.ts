import { sandbox as words } from '../src/messages/sandbox.ts'
import { expect, test } from './support/test.ts'

test('anybody makes a sandbox, sends requests from examples, sees the events live, copies code and begins anew', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/sandbox')
  await expect(page.getByRole('heading', { name: 'Make a task', level: 2 })).toBeVisible()
  // Only what can be done is offered: first to make one, then what is done with it.
  const make = page.getByRole('button', { name: words.own.make })
  const onlyWithOne = [words.own.reset, words.own.end].map((name) => page.getByRole('button', { name }))
  for (const button of onlyWithOne) await expect(button).toBeHidden()
  await make.click()
  await expect(make).toBeHidden()
  for (const button of onlyWithOne) await expect(button).toBeVisible()
  await expect(page.locator('#own-token code')).toHaveText(/^tl_pat_/)
  await expect(page.locator('#events-state')).toHaveText(words.events.on)

  // A task from the example as it stands: answered, and told.
  await page.getByRole('button', { name: words.request.send }).click()
  await expect(page.locator('#answer-said')).toContainText('201')
  await expect(page.locator('#answer-body')).toContainText('"title": "Send Ana the draft"')
  await expect(
    page
      .getByRole('log')
      .getByText(/task\.created/)
      .first(),
  ).toBeVisible()

  // A recipe finds its goal by itself.
  await page.getByRole('link', { name: words.recipes.habit.steps[1] as string }).click()
  await expect(page).toHaveURL(/recipe=habit-2$/)
  await page.getByRole('button', { name: words.request.send }).click()
  await expect(page.locator('#answer-body')).toContainText('"value": "yes"')
  await expect(
    page
      .getByRole('log')
      .getByText(/check-in\.created/)
      .first(),
  ).toBeVisible()

  await page.getByRole('link', { name: words.recipes.chat.steps[1] as string }).click()
  await expect(page).toHaveURL(/recipe=chat-2$/)
  await page.getByRole('button', { name: words.request.send }).click()
  await expect(page.locator('#answer-body')).toContainText('"title": "Brought the smallest order')
  await expect(
    page
      .getByRole('log')
      .getByText(/win\.created/)
      .first(),
  ).toBeVisible()

  // What a chat is told: nothing but what came after the cursor.
  const steps = words.recipes.chat.steps
  for (const [n, answered] of ['"cursor"', '"id"', '"kind": "win"'].entries()) {
    await page.getByRole('link', { name: steps[n] as string }).click()
    await expect(page).toHaveURL(new RegExp(`recipe=chat-${n + 1}$`))
    await expect(page.locator('#operation')).toHaveAttribute('data-path', n === 1 ? '/wins' : '/changes')
    if (n === 2) await expect(page.locator('#parameter-after')).not.toHaveValue('')
    await page.getByRole('button', { name: words.request.send }).click()
    await expect(page.locator('#answer-body')).toContainText(answered)
  }
  await expect(page.locator('#answer-said')).toContainText(/^GET \/changes\?after=.{1,60}…: 200/)
  await expect(page.locator('#answer-body')).not.toContainText('"kind": "goal"')

  await page.getByRole('radio', { name: words.code.python }).check()
  await page.locator('[data-language="python"]').getByRole('button').click()
  await expect(page.locator('[data-language="python"]').getByRole('button')).toHaveText(words.code.copied)
  const token = await page.locator('#own-token code').textContent()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`Bearer ${token}`)

  await page.getByRole('button', { name: words.own.reset }).click()
  await expect(page.locator('#own-state')).toContainText(words.own.wasReset)
  await expect(page.locator('#own-token code')).toHaveText(token as string)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('throughline')
})

test('on a phone the first request is on the first screens, and its answer comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/sandbox')
  const send = page.getByRole('button', { name: words.request.send })
  const list = page.getByRole('navigation', { name: words.operations })
  expect((await send.boundingBox())?.y).toBeLessThan((await list.boundingBox())?.y ?? 0)
  await send.click()
  await expect(page.locator('#answer-said')).toContainText('POST /tasks: 201')
  await expect(page.locator('#answer-body')).toBeInViewport({ ratio: 0.8 })
})

test('an address that names no operation says so beside what it shows', async ({ request }) => {
  const page = await (await request.get('/sandbox?operation=nothing')).text()
  expect(page).toContain(words.another)
  expect(page).toContain('data-path="/tasks"')
  for (const known of ['', '?operation=createGoal', '?recipe=habit-1'])
    expect(await (await request.get(`/sandbox${known}`)).text(), known).not.toContain(words.another)
})
