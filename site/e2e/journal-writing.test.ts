import type { Page } from '@playwright/test'
import type { SignedIn } from '@throughline/harness'
import { changes } from '../src/messages/changes.ts'
import { journal } from '../src/messages/journal.ts'
import { conflict } from '../src/messages/journal-conflict.ts'
import { revisions } from '../src/messages/journal-revision.ts'
import { writing as words } from '../src/messages/journal-writing.ts'
import { expectGoodLooks } from './support/looks.ts'
import { accessibilityFaults, hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const text = (page: Page) => page.locator('.writing .cm-content')
const title = (page: Page) => page.getByLabel(words.title, { exact: true })
const saved = (page: Page) => page.locator('.saved')

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  await expect(text(page)).toBeVisible()
}

/** Types at the end of the text. */
async function type(page: Page, more: string) {
  await text(page).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(more)
}

const bodyOf = async (ines: SignedIn, id: string) => (await ines.client.journal.get(id)).body

/** What this browser keeps of an entry that is not saved; all of it as text. */
const drafts = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('throughline', 1)
        opening.onsuccess = () => {
          const all = opening.result.transaction('journal-drafts').objectStore('journal-drafts').getAll()
          all.onsuccess = () => resolve(JSON.stringify([all.result, { ...localStorage }]))
        }
      }),
  )

test('what is typed is saved a second after, and the page says so', async ({ page, ines }) => {
  const { id } = await ines.client.journal.create({ body: 'Rain.' })
  await open(page, `/journal/${id}`)
  await type(page, ' And wind.')
  await expect.poll(() => bodyOf(ines, id)).toBe('Rain. And wind.')
  await expect(saved(page)).toContainText(/^Saved \d/)
  await title(page).fill('Weather')
  await title(page).press('Enter')
  await expect(text(page)).toBeFocused()
  await expect.poll(async () => (await ines.client.journal.get(id)).title).toBe('Weather')
})

test('a new entry is made at its first word, and is that page from then on', async ({ page, ines }) => {
  const entries = async () => (await ines.client.journal.list()).items
  await page.goto('/journal/new')
  await hydrated(page)
  await page.getByLabel(journal.moods[1]).check({ force: true })
  await page.goto('/tasks')
  expect(await entries()).toEqual([])

  await open(page, '/journal/new?date=2026-03-05')
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('The first word')
  await expect
    .poll(async () => (await entries()).map(({ body, entryDate }) => [body, entryDate]))
    .toEqual([['The first word', '2026-03-05']])
  const [{ id } = { id: '' }] = await entries()
  await expect(page).toHaveURL(`/journal/${id}`)
  await type(page, ', and more')
  await expect.poll(() => bodyOf(ines, id)).toBe('The first word, and more')
  await page.reload()
  await expect(text(page)).toHaveText('The first word, and more')
})

test.describe('while the network is lost', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|412 \(Precondition Failed\)/] })

  test('what is typed is kept here, and sent once there is one', async ({ page, context, ines }) => {
    const { id } = await ines.client.journal.create({ body: 'Rain.' })
    await open(page, `/journal/${id}`)
    await context.setOffline(true)
    await type(page, ' Typed offline.')
    await expect(saved(page)).toContainText(words.saved.waiting['no-network'])
    await type(page, ' And still.')
    await expect.poll(() => drafts(page)).toContain('And still.')
    expect(await bodyOf(ines, id)).toBe('Rain.')
    await context.setOffline(false)
    await expect.poll(() => bodyOf(ines, id)).toBe('Rain. Typed offline. And still.')
    await expect(saved(page)).toContainText(/^Saved/)
    await expect.poll(() => drafts(page)).not.toContain('And still.')
  })

  test('an answer that is lost is no conflict', async ({ page, ines }) => {
    const { id } = await ines.client.journal.create({ body: 'Rain.' })
    await open(page, `/journal/${id}`)
    let lost = 0
    await page.route('**/api/v1/journal-entries/*', async (route) => {
      if (route.request().method() !== 'PATCH' || lost > 0) return route.continue()
      lost += 1
      await route.fetch()
      await route.abort('connectionreset')
    })
    await type(page, ' One.')
    await expect.poll(() => bodyOf(ines, id)).toBe('Rain. One.')
    await type(page, ' Two.')
    await expect.poll(() => bodyOf(ines, id)).toBe('Rain. One. Two.')
    await expect(page.getByRole('heading', { name: conflict.title })).toHaveCount(0)
    expect(lost).toBe(1)
  })
})

test.describe('when the tab is killed', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|412 \(Precondition Failed\)/] })

  for (const path of ['an entry', 'a new one'] as const)
    test(`the text of ${path} is there again`, async ({ page, context, ines }) => {
      const { id } = await ines.client.journal.create({ body: 'Rain.' })
      const address = path === 'an entry' ? `/journal/${id}` : '/journal/new'
      await open(page, address)
      await page.route('**/api/v1/journal-entries**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))
      await type(page, ' Half a sent')
      await expect.poll(() => drafts(page)).toContain('Half a sent')
      const session = await context.newCDPSession(page)
      const gone = page.waitForEvent('crash')
      void session.send('Page.crash').catch(() => {})
      await gone
      const next = await context.newPage()
      await open(next, address)
      await expect(text(next)).toContainText('Half a sent')
      const bodies = async () => (await ines.client.journal.list()).items.map(({ body }) => body)
      await expect.poll(bodies).toContain(path === 'an entry' ? 'Rain. Half a sent' : ' Half a sent')
    })

  test('another page sends what was left, when the tab is closed as one types', async ({ page, context, ines }) => {
    const { id } = await ines.client.journal.create({ body: 'Rain.' })
    await open(page, `/journal/${id}`)
    await page.route('**/api/v1/journal-entries/*', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))
    await type(page, ' Closed at once')
    await page.close({ runBeforeUnload: false })
    await (await context.newPage()).goto('/journal')
    await expect.poll(() => bodyOf(ines, id)).toBe('Rain. Closed at once')
  })
})

test.describe('in two tabs', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|412 \(Precondition Failed\)/] })

  test('a page in which nothing was typed follows within a second, and the cursor stays', async ({ page, context, ines }) => {
    const { id } = await ines.client.journal.create({ body: 'One two three' })
    await open(page, `/journal/${id}`)
    await text(page).focus()
    await page.keyboard.press('Control+End')
    const other = await context.newPage()
    await open(other, `/journal/${id}`)
    await text(other).focus()
    await other.keyboard.press('Control+Home')
    await other.keyboard.type('Zero ')
    await expect.poll(() => bodyOf(ines, id)).toBe('Zero One two three')
    await expect(text(page)).toHaveText('Zero One two three', { timeout: 1_500 })
    await page.keyboard.type(' four')
    await expect.poll(() => bodyOf(ines, id)).toBe('Zero One two three four')
  })

  test('what was changed in two places is merged where it can be', async ({ page, ines }) => {
    const { id } = await ines.client.journal.create({ body: 'Rain.' })
    await open(page, `/journal/${id}`)
    await type(page, ' Mine.')
    await ines.client.journal.edit(id, { mood: 2, tags: ['weather'] })
    await expect.poll(() => ines.client.journal.get(id)).toMatchObject({ body: 'Rain. Mine.', mood: 2, tags: ['weather'] })
    await expect(page.getByLabel(journal.moods[2])).toBeChecked()
  })

  for (const choice of ['keepMine', 'keepTheirs', 'keepMerged'] as const)
    test(`a text that was changed twice is chosen (${choice}), and none is lost`, async ({ page, context, ines }) => {
      const { id } = await ines.client.journal.create({ body: 'The rain began at noon.' })
      await open(page, `/journal/${id}`)
      await context.setOffline(true)
      await type(page, ' Mine came later.')
      await expect(saved(page)).toContainText(words.saved.waiting['no-network'])
      await ines.client.journal.edit(id, { body: 'The rain began at noon. Theirs came first.' })
      await context.setOffline(false)
      await expect(page.getByRole('heading', { name: conflict.title })).toBeVisible()
      await expect(page.locator('.merge .cm-mergeViewEditors')).toContainText('Theirs came first.')
      await expect(page.locator('.merge .cm-mergeViewEditors')).toContainText('Mine came later.')
      await expect(saved(page)).toContainText(words.saved.held)
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await bodyOf(ines, id)).toContain('Theirs')
      if (choice === 'keepMerged') {
        await page.getByLabel(conflict.merged).focus()
        await page.keyboard.press('Control+End')
        await page.keyboard.type(' Both.')
      }
      await page.getByRole('button', { name: conflict[choice] }).click()
      const end = { keepMine: 'Mine came later.', keepTheirs: 'Theirs came first.', keepMerged: 'Mine came later. Both.' }[choice]
      await expect.poll(() => bodyOf(ines, id)).toBe(`The rain began at noon. ${end}`)
      await expect(text(page)).toHaveText(`The rain began at noon. ${end}`)
      await expect(saved(page)).toContainText(/^Saved/)
      const kept = (await ines.client.journal.revisions(id)).items.map(({ body }) => body).join()
      const whole = kept + (await bodyOf(ines, id))
      expect(whole).toContain('Mine came later.')
      expect(whole).toContain('Theirs came first.')
    })
})

test('what is written after midnight belongs to the day before', async ({ page, ines }) => {
  await ines.client.me.edit({ dayStart: 4 })
  await page.clock.setFixedTime('2026-11-13T00:10:00Z')
  await open(page, '/journal/new')
  await type(page, 'Too late to be up')
  const entry = async () => (await ines.client.journal.list()).items[0]
  await expect.poll(async () => (await entry())?.entryDate).toBe('2026-11-12')
  await expect(page.locator('.sheet-head')).toContainText('01:10')
  await expect(page.locator('.sheet-head')).toContainText(/belongs to (yesterday|the day before)/)
})

test('the mood is chosen by keys, and taken back', async ({ page, ines }) => {
  const { id } = await ines.client.journal.create({ body: 'Rain.' })
  const mood = async () => (await ines.client.journal.get(id)).mood
  await open(page, `/journal/${id}`)
  await page.getByLabel(journal.moods[-2]).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(mood).toBe(-1)
  await page.keyboard.press('Delete')
  await expect.poll(mood).toBeNull()
})

test('feelings, energy, tags and a star are said, and the day is changed and taken back', async ({ page, ines }) => {
  const { id } = await ines.client.journal.create({ body: 'Rain.', entryDate: '2026-03-05' })
  await open(page, `/journal/${id}`)
  await page.getByRole('button', { name: words.feelings.more }).click()
  await page.getByRole('button', { name: words.suggested.none[0], exact: true }).click()
  await page.getByLabel(words.feelings.add).fill('damp')
  await page.keyboard.press('Enter')
  await page.getByLabel(journal.energies[4]).check({ force: true })
  await page.getByLabel(words.tags.add).fill('weather')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: words.star }).click()
  const said = { feelings: [words.suggested.none[0], 'damp'], energy: 4, tags: ['weather'], starred: true }
  await expect.poll(() => ines.client.journal.get(id)).toMatchObject(said)
  await page.locator('.when-button').click()
  await page.getByLabel(words.when.day, { exact: true }).fill('2026-03-04')
  await expect.poll(async () => (await ines.client.journal.get(id)).entryDate).toBe('2026-03-04')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: changes.undo, exact: true }).click()
  await expect.poll(async () => (await ines.client.journal.get(id)).entryDate).toBe('2026-03-05')
})

test('an earlier text is compared with now, brought back, and that is undone', async ({ page, ines }) => {
  const before = `It rained. ${'The gutter ran over. '.repeat(15)}`.trim()
  const { id } = await ines.client.journal.create({ body: before })
  await ines.client.journal.edit(id, { body: 'It snowed.' })
  await open(page, `/journal/${id}`)
  await page.getByRole('button', { name: words.more, exact: true }).click()
  await page.getByRole('button', { name: words.menu.revisions }).click()
  await page.locator('.revision-list button').first().click()
  await expect(page.locator('.revision-text del').first()).toContainText('rain')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: revisions.restore }).click()
  await expect.poll(() => bodyOf(ines, id)).toBe(before)
  await expect(text(page)).toContainText('The gutter ran over.')
  await page.getByRole('button', { name: changes.undo, exact: true }).click()
  await expect.poll(() => bodyOf(ines, id)).toBe('It snowed.')
})

test('an entry is deleted with what was typed last, and comes back by undo', async ({ page, ines }) => {
  const { id } = await ines.client.journal.create({ title: 'Weather', body: 'Rain.' })
  await open(page, `/journal/${id}`)
  await type(page, ' Gone.')
  await page.getByRole('button', { name: words.more, exact: true }).click()
  await page.getByRole('button', { name: words.menu.remove, exact: true }).click()
  await expect(page).toHaveURL('/journal')
  const trash = async () => (await ines.client.journal.list({ trash: true })).items
  await expect.poll(async () => (await trash()).map(({ body }) => body)).toEqual(['Rain. Gone.'])
  await page.getByRole('button', { name: changes.undo, exact: true }).click()
  await expect.poll(() => bodyOf(ines, id).catch(() => '')).toBe('Rain. Gone.')
})

test('an empty entry begins with a question or a review, and is made once a word is written', async ({ page, ines }) => {
  const entries = async () => (await ines.client.journal.list()).items
  await open(page, '/journal/new')
  await page.getByRole('button', { name: words.prompt.ask }).click()
  const asked = await page.locator('.prompt > span').first().textContent()
  await page.getByRole('button', { name: words.prompt.another }).click()
  await expect(page.locator('.prompt > span').first()).not.toHaveText(asked ?? '')
  await page.getByRole('button', { name: words.reviews.evening, exact: true }).click()
  await expect(text(page)).not.toHaveText('')
  await expect(saved(page)).toContainText(words.saved.empty)
  expect(await entries()).toEqual([])
  await type(page, 'A good day')
  await expect.poll(async () => (await entries())[0]?.body).toContain('A good day')
  const [entry] = await entries()
  expect(entry?.prompt?.id).toBeTruthy()
})

test('only one paragraph is clear in focus mode, which has a button and is remembered', async ({ page, ines }) => {
  const { id } = await ines.client.journal.create({ body: 'One.\n\nTwo.' })
  await open(page, `/journal/${id}`)
  const menu = page.getByRole('button', { name: words.more, exact: true })
  const button = page.getByRole('button', { name: words.menu.focus })
  await menu.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  await expect(page.locator('.cm-editor.is-focus')).toBeVisible()
  await expect(text(page)).toBeFocused()
  await page.reload()
  await expect(page.locator('.cm-editor.is-focus')).toBeVisible()
  await menu.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(await accessibilityFaults(page)).toEqual([])
  await button.click()
  await expect(page.locator('.cm-editor.is-focus')).toHaveCount(0)
})

test('beside an entry stands what its day held, and the same day a year before', async ({ page, ines }) => {
  await ines.client.journal.create({ entryDate: '2025-03-05', body: 'It will pass.' })
  const { id } = await ines.client.journal.create({ entryDate: '2026-03-05', body: 'Rain.' })
  await ines.client.journal.create({ entryDate: '2026-03-05', title: 'Another' })
  await page.goto(`/journal/${id}`)
  const beside = page.getByRole('complementary', { name: words.pane.label })
  await expect(beside).toContainText(words.pane.thisEntry)
  await expect(beside.getByRole('link', { name: 'Another' })).toBeVisible()
  await expect(beside).toContainText(words.pane.yearsAgo(1))
  await expect(beside.getByRole('link', { name: /It will pass/ })).toBeVisible()
})

test('looks right to axe in both themes, wide and narrow, and nothing moves as it comes', async ({ page, ines }) => {
  const body = 'Rain.\n\n## Later\n\n- One\n- Two\n\nIt was **all day**, and [more](https://example.com).'
  const { id } = await ines.client.journal.create({ title: 'Weather', body, mood: 1, tags: ['weather'], feelings: ['calm'], energy: 3 })
  for (const path of [`/journal/${id}`, '/journal/new']) await expectGoodLooks(page, () => open(page, path), { height: 844 })
})

test.describe('where the editor does not come', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('a plain field saves all the same', async ({ page, ines }) => {
    const { id } = await ines.client.journal.create({ body: 'Rain.' })
    await page.route('**/_astro/mount*.js', (route) => route.abort())
    await page.goto(`/journal/${id}`)
    const field = page.getByRole('textbox', { name: words.text, exact: true })
    await field.fill('Rain. And wind.')
    await expect.poll(() => bodyOf(ines, id)).toBe('Rain. And wind.')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an entry is read, written and saved', async ({ page, ines }) => {
    await page.goto('/journal/new')
    await page.locator('.plain-entry').getByLabel(words.text).fill('Written by hand')
    await page.getByRole('button', { name: words.withoutScript.save }).click()
    await expect(page).not.toHaveURL('/journal/new')
    const [entry] = (await ines.client.journal.list()).items
    expect(entry?.body).toBe('Written by hand')
    await expect(page).toHaveURL(`/journal/${entry?.id}`)
    await expect(page.locator('.writing')).toContainText('Written by hand')
  })
})
