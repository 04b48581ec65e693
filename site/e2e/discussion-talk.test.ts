import type { Browser, Page } from '@playwright/test'
import { type SignedIn, signUp } from '@throughline/harness'
import { payloads } from '../src/features/markdown/test-xss-payloads.ts'
import { changes } from '../src/messages/changes.ts'
import { compose } from '../src/messages/discussion-compose.ts'
import { message as words } from '../src/messages/discussion-message.ts'
import { thread } from '../src/messages/discussion-thread.ts'
import { hydrated } from './support/page-quality.ts'
import { expect, signBrowserIn, test } from './support/test.ts'

const { write } = compose

/** Somebody else who is in the discussion. */
async function joinedBy(ines: SignedIn, url: string, id: string): Promise<SignedIn> {
  const ruth = await signUp(url)
  const { token } = await ines.client.discussionInvites.make(id)
  await ruth.client.discussionInvites.accept(token ?? '')
  return ruth
}

/** A second browser, in which somebody else has the discussion open. */
async function pageOf(browser: Browser, url: string, person: SignedIn, id: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url })
  await signBrowserIn(context, url, person)
  const page = await context.newPage()
  await page.goto(`/discussions/${id}`)
  await hydrated(page)
  return page
}

/** Says much quickly. */
async function say({ client }: SignedIn, id: string, bodies: readonly string[]): Promise<void> {
  for (let i = 0; i < bodies.length; i += 100) {
    const lot = bodies.slice(i, i + 100)
    const answers = await client.batch(
      lot.map((body) => ({ method: 'POST', path: `/discussions/${id}/messages`, body: { body } })),
      {},
    )
    expect(answers.filter(({ status }) => status !== 201)).toEqual([])
  }
}

const messageOf = (page: Page, text: string) => page.locator('.message').filter({ hasText: text })

async function menuOf(page: Page, text: string, act: string) {
  await messageOf(page, text).hover()
  await messageOf(page, text)
    .getByRole('button', { name: thread.more('') })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: act }).click()
}

test.describe('where an edit meets another', () => {
  test.use({ expectedComplaints: [/status of 412/] })

  test('two browsers talk: what one says, edits, reacts with and takes back the other sees at once', async ({
    page,
    ines,
    server,
    browser,
  }) => {
    const { id } = await ines.client.discussions.create({ title: 'Second supplier for lids' })
    const ruth = await joinedBy(ines, server.url, id)
    const other = await pageOf(browser, server.url, ruth, id)
    await page.goto(`/discussions/${id}`)
    await hydrated(page)
    await page.getByLabel(write).fill('Three **names** by Friday.')
    await page.keyboard.press('Control+Enter')
    await expect(messageOf(other, 'Three names by Friday.')).toBeVisible()
    await other.getByLabel(write).fill('Four, if Dev helps.')
    await other.keyboard.press('Control+Enter')
    await expect(messageOf(page, 'Four, if Dev helps.')).toBeVisible()

    await menuOf(page, 'Three names by Friday.', words.menu.edit)
    await page.getByLabel(words.edit.label).fill('Three **names** by Monday.')
    // Meanwhile, on the telephone.
    const [said] = (await ines.client.discussionMessages.list(id)).items
    await ines.client.discussionMessages.edit(id, said?.id ?? '', { body: 'Three names by Sunday.' })
    await expect(messageOf(other, 'Three names by Sunday.')).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Three names by Sunday.' })).toBeVisible()
    await page.getByRole('button', { name: words.edit.save }).click()
    await expect(messageOf(other, 'Three names by Monday.')).toBeVisible()
    await expect(messageOf(page, 'Three names by Monday.')).toBeFocused()

    await menuOf(other, 'Three names by Monday.', 'Thumbs up')
    const given = messageOf(page, 'Three names by Monday.').getByRole('button', { name: '👍' })
    await expect(given).toHaveAttribute('aria-pressed', 'false')
    await given.click()
    await expect(messageOf(other, 'Three names by Monday.').getByRole('button', { name: '👍' })).toHaveText(/and/)

    await menuOf(page, 'Three names by Monday.', words.menu.takeBack)
    await expect(other.locator('.message').first()).not.toContainText('Three names')
    await expect(page.getByText(thread.takenBack(thread.you))).toBeVisible()
    await page.getByRole('button', { name: changes.undo, exact: true }).click()
    await expect(messageOf(other, 'Three names by Monday.')).toBeVisible()
    await other.context().close()
  })
})

test.describe('cut off', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

  test('after a cut the page holds a burst of 500 messages, each once and in order, and what is edited meanwhile', async ({
    page,
    context,
    ines,
  }) => {
    const { id } = await ines.client.discussions.create({ title: 'Counting' })
    const first = await ines.client.discussionMessages.post(id, { body: 'Number 0' })
    await page.goto(`/discussions/${id}`)
    await hydrated(page)
    await ines.client.discussionMessages.post(id, { body: 'Number 1' })
    await expect(page.getByText('Number 1', { exact: true })).toBeVisible()
    await context.setOffline(true)
    const bodies = Array.from({ length: 500 }, (_, n) => `Number ${n + 2}`)
    await say(ines, id, bodies)
    await ines.client.discussionMessages.edit(id, first.id, { body: 'Number nought' })
    await context.setOffline(false)
    const last = page.getByText('Number 501', { exact: true })
    await expect(last).toBeInViewport({ timeout: 20_000 })
    await expect(page.getByText('Number nought')).toHaveCount(1)
    expect(await page.locator('#said .said').evaluateAll((all) => all.map(({ textContent }) => textContent))).toEqual([
      'Number nought',
      'Number 1',
      ...bodies,
    ])
  })
})

test.describe('what is meant to do harm', () => {
  // Pictures of other places are asked for, and refused.
  test.use({ expectedComplaints: [/Content Security Policy|ERR_|status of 404/] })

  test('is text in a message, as the page is made and as it arrives', async ({ page, ines }) => {
    const { id } = await ines.client.discussions.create({ title: '<img src=x onerror=alert(1)>' })
    await page.addInitScript(() => {
      window.alert = () => Object.assign(window, { harmed: true })
    })
    // What no message may hold is not what is tried here.
    const bodies = payloads.map((payload) => payload.replaceAll('\u0001', ''))
    const half = Math.floor(payloads.length / 2)
    await say(ines, id, bodies.slice(0, half))
    await page.goto(`/discussions/${id}`)
    await hydrated(page)
    await say(ines, id, [...bodies.slice(half), 'The last of them'])
    await expect(page.getByText('The last of them')).toBeVisible()
    await expect(page.locator('.message')).toHaveCount(payloads.length + 1)
    for (const text of ['hover me', 'x'])
      await page
        .locator('.said')
        .getByText(text, { exact: true })
        .first()
        .hover({ timeout: 500 })
        .catch(() => {})
    const found = await page.evaluate(() => ({
      harmed: 'harmed' in window,
      alien: document.querySelectorAll('.said :is(script, iframe, object, embed, svg, math, style, form, video, base, meta, link)').length,
      handlers: [...document.querySelectorAll('.said *')].filter((each) => each.getAttributeNames().some((name) => name.startsWith('on')))
        .length,
      addresses: [...document.querySelectorAll<HTMLAnchorElement>('.said a')].filter(({ href }) =>
        /^(javascript|data|vbscript|blob|file):/i.test(href),
      ).length,
    }))
    expect(found).toEqual({ harmed: false, alien: 0, handlers: 0, addresses: 0 })
  })
})

test('a long thread opens at what is new; further up it is read on without losing the place, and walked by keys', async ({
  page,
  ines,
  server,
}) => {
  const { id } = await ines.client.discussions.create({ title: 'Counting' })
  const ruth = await joinedBy(ines, server.url, id)
  await say(
    ruth,
    id,
    Array.from({ length: 150 }, (_, n) => `Number ${n}`),
  )
  const { items } = await ines.client.discussionMessages.list(id, { limit: 100 })
  const read = items[49]
  await ines.client.discussions.participate(id, { readUpTo: read?.postedAt ?? null })
  await page.goto(`/discussions/${id}`)
  await expect(page.getByText(thread.new(50))).toBeInViewport()
  await hydrated(page)
  await expect(page.getByText(thread.new(50))).toBeInViewport()

  const place = page.getByText('Number 76', { exact: true })
  await place.scrollIntoViewIfNeeded()
  const before = await place.boundingBox()
  await page.getByRole('link', { name: thread.earlier }).dispatchEvent('click')
  await expect(page.getByText('Number 30', { exact: true })).toBeAttached()
  // Half a pixel is no move.
  expect(Math.abs(((await place.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1)

  await page.keyboard.press('j')
  const focused = page.locator('.message:focus')
  const text = await focused.locator('.said').innerText()
  await page.keyboard.press('ArrowDown')
  await expect(focused.locator('.said')).toHaveText(`Number ${Number(text.split(' ')[1]) + 1}`)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: words.menu.markUnread }).press('Enter')
  await expect.poll(async () => (await ines.client.discussions.participation(id)).unread).toBe(150 - Number(text.split(' ')[1]) - 1)
})

test('one that is read opens at its end, wide and narrow, with the field in sight; a reply is written at once', async ({ page, ines }) => {
  const { id } = await ines.client.discussions.create({ title: 'Counting' })
  await say(
    ines,
    id,
    Array.from({ length: 60 }, (_, n) => `Number ${n}`),
  )
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`/discussions/${id}`)
    await hydrated(page)
    await expect(page.getByText('Number 59', { exact: true })).toBeInViewport()
    await expect(page.getByLabel(write)).toBeInViewport({ ratio: 1 })
  }
  const last = page.locator('.message').last()
  await last.focus()
  await page.keyboard.press('Enter')
  const entries = page.getByRole('dialog').locator('.menu button')
  await expect(entries.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(entries.last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('dialog').getByRole('button', { name: words.menu.reply })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL(/replies=/)
  await expect(page.getByLabel(compose.writeReply)).toBeFocused()
  await hydrated(page)
  await page.keyboard.type('gt, said at once')
  await expect(page.getByLabel(compose.writeReply)).toHaveValue('gt, said at once')
})
