import type { Page } from '@playwright/test'
import { auth } from '../src/messages/auth.ts'
import { journalLock } from '../src/messages/journal-lock.ts'
import { newJournal as fresh, journals, moveIntoSealed, newPassphrase, typed, unlock } from '../src/messages/journal-seal.ts'
import { timeline } from '../src/messages/journal-timeline.ts'
import { writing } from '../src/messages/journal-writing.ts'
import { accessibilityFaults, hydrated, overflowsSideways } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const PASSPHRASE = 'a lamp in the harbour'

/** Makes a sealed journal on the page of journals; answers its recovery key. */
async function makeSealed(page: Page, name: string): Promise<string> {
  await page.goto('/journal/journals')
  await hydrated(page)
  const form = page.getByRole('region', { name: fresh.title })
  await form.getByLabel(fresh.name).fill(name)
  await form.getByLabel(fresh.seal).check()
  await form.getByLabel(fresh.understood).check()
  await form.getByLabel(fresh.passphrase, { exact: true }).fill(PASSPHRASE)
  await form.getByLabel(fresh.again).fill(PASSPHRASE)
  await form.getByRole('button', { name: fresh.next }).click()
  await expect(form.getByRole('heading', { name: fresh.recoveryTitle })).toBeFocused({ timeout: 30_000 })
  const key = await form.locator('output').innerText()
  await form.getByLabel(fresh.confirm).fill(key.slice(-4))
  await form.getByRole('button', { name: fresh.make }).click()
  await expect(page.getByText(fresh.made(name))).toBeVisible()
  return key
}

test('an open journal is made, renamed, thrown away and brought back, without script too', async ({
  browser,
  page,
  ines,
  context,
  server,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState(), baseURL: server.url })
  for (const each of [page, await plain.newPage()]) {
    await each.goto('/journal/journals')
    if (each === page) await hydrated(page)
    const form = each.getByRole('region', { name: fresh.title })
    await form.getByLabel(fresh.name).fill('Allotment')
    await form.getByRole('button', { name: fresh.make }).click()
    await expect(each.getByText(fresh.made('Allotment'))).toBeVisible()
    await each.getByLabel(journals.changeNamed('Allotment')).click()
    const row = each.getByRole('listitem').filter({ hasText: 'Allotment' })
    await row.getByLabel(journals.name).fill('Garden')
    await row.getByRole('button', { name: journals.rename }).click()
    await each.getByLabel(journals.changeNamed('Garden')).click()
    await each.getByRole('button', { name: journals.remove }).click()
    await expect(each.getByText(journals.removed)).toBeVisible()
    await expect(each.getByRole('heading', { name: 'Garden' })).toHaveCount(0)
    await each.getByRole('button', { name: journals.restore }).click()
    await expect(each.getByRole('heading', { name: 'Garden' })).toBeVisible()
    const [journal] = (await ines.client.journals.list()).items
    await ines.client.journals.remove(journal?.id as string)
  }
  await plain.close()
})

test('a sealed journal is made only by who has read what cannot be undone and has the recovery key', async ({ page, ines }) => {
  await page.goto('/journal/journals')
  await hydrated(page)
  const form = page.getByRole('region', { name: fresh.title })
  await form.getByLabel(fresh.name).fill('Night')
  await form.getByLabel(fresh.seal).check()
  await form.getByLabel(fresh.passphrase, { exact: true }).fill('short')
  await form.getByRole('button', { name: fresh.next }).click()
  await expect(form.getByText(fresh.tooShort)).toBeVisible()
  await expect(form.getByText(fresh.mustUnderstand)).toBeVisible()
  await form.getByLabel(fresh.passphrase, { exact: true }).fill(PASSPHRASE)
  await form.getByRole('button', { name: fresh.next }).click()
  await expect(form.getByText(fresh.differs)).toBeVisible()
  await form.getByLabel(fresh.again).fill(PASSPHRASE)
  await form.getByLabel(fresh.understood).check()
  await form.getByRole('button', { name: fresh.next }).click()
  await expect(form.getByRole('heading', { name: fresh.recoveryTitle })).toBeVisible({ timeout: 30_000 })
  await form.getByLabel(fresh.confirm).fill('UUUU')
  await form.getByRole('button', { name: fresh.make }).click()
  await expect(form.getByText(fresh.wrongEnd)).toBeVisible()
  expect((await ines.client.journals.list()).items).toEqual([])
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await accessibilityFaults(page)).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflowsSideways(page)).toBe(false)
  await form.getByLabel(fresh.confirm).fill((await form.locator('output').innerText()).slice(-4).toLowerCase())
  await form.getByRole('button', { name: fresh.make }).click()
  await expect(page.getByText(fresh.made('Night'))).toBeVisible()
})

test('the passphrase is changed by the recovery key', async ({ page, ines }) => {
  const key = await makeSealed(page, 'Night')
  const before = (await ines.client.journals.list()).items[0]
  await page.getByLabel(journals.changeNamed('Night')).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Night' })
  await row.getByRole('button', { name: /recovery key/ }).click()
  await row.getByLabel('Recovery key').fill(key)
  await row.getByLabel(newPassphrase.title, { exact: true }).fill('another lamp by the pier')
  await row.getByLabel(newPassphrase.again).fill('another lamp by the pier')
  await row.getByRole('button', { name: newPassphrase.save }).click()
  await expect(row.getByText(newPassphrase.done)).toBeVisible({ timeout: 30_000 })
  const after = (await ines.client.journals.list()).items[0]
  expect(after?.seal?.byRecovery).toEqual(before?.seal?.byRecovery)
  expect(after?.seal?.byPassphrase).not.toEqual(before?.seal?.byPassphrase)
})

test('what is written in a sealed journal is readable here alone, after it is unlocked', async ({ page, ines, context }) => {
  await makeSealed(page, 'Night')
  const sent: string[] = []
  context.on('request', (request) => sent.push(request.postData() ?? ''))
  await page.getByLabel(journals.writeIn('Night')).click()
  await page.getByRole('textbox', { name: writing.text }).pressSequentially('I want to leave')
  await expect(page.getByText(/^Saved/)).toBeVisible({ timeout: 15_000 })
  expect(page.url()).toMatch(/\/journal\/[0-9a-f-]{36}$/)
  const [entry] = (await ines.client.journal.list()).items
  expect(entry).toMatchObject({ title: '', body: '', excerpt: '', wordCount: 4 })
  expect(sent.join()).toContain('sealed')
  expect(sent.join()).not.toContain('leave')

  await page.reload()
  await expect(page.getByRole('textbox', { name: writing.text })).toHaveText(/I want to leave/)
  await page.goto('/journal')
  await expect(page.getByText('I want to leave')).toBeVisible()
  await expect(page.locator('.entry-meta'), 'it says that it is sealed, and in which journal').toContainText(`${timeline.sealed}Night`)
  await page.getByRole('searchbox').fill('leav')
  await expect(page.locator('.entry-passage mark')).toHaveText('leav')
  await page.getByRole('button', { name: unlock.lockAll }).click()
  await expect(page.getByText('leave')).toHaveCount(0)
  await page.goto('/journal')
  await expect(page.getByRole('heading', { name: timeline.sealed })).toBeVisible()
  await page.getByRole('button', { name: unlock.unlockNamed('Night') }).click()
  await page.getByLabel(unlock.passphrase).fill(PASSPHRASE)
  await page.getByRole('button', { name: unlock.unlock, exact: true }).click()
  await expect(page.getByText('I want to leave')).toBeVisible({ timeout: 15_000 })
  await page.getByText('I want to leave').click()
  await page.getByRole('button', { name: unlock.lock, exact: true }).click()
  await expect(page.getByRole('heading', { name: unlock.title('Night') })).toBeVisible()
  expect(await page.content()).not.toContain('want to leave')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel(unlock.passphrase).fill('not this one at all')
  await page.getByRole('button', { name: typed.showIt }).click()
  await expect(page.getByLabel(unlock.passphrase)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: unlock.unlock, exact: true }).click()
  await expect(page.getByText(unlock.wrong.passphrase)).toBeVisible({ timeout: 15_000 })
  await page.getByLabel(unlock.passphrase).fill(PASSPHRASE)
  await page.getByRole('button', { name: unlock.unlock, exact: true }).click()
  await expect(page.getByRole('textbox', { name: writing.text })).toHaveText(/I want to leave/, { timeout: 15_000 })
})

test('what was not sent of a sealed entry is kept sealed in the browser, and sent later', async ({
  page,
  ines,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/)
  await makeSealed(page, 'Night')
  await page.getByLabel(journals.writeIn('Night')).click()
  const text = page.getByRole('textbox', { name: writing.text })
  await text.pressSequentially('First.')
  await expect(page.getByText(/^Saved/)).toBeVisible({ timeout: 15_000 })
  await context.setOffline(true)
  await text.pressSequentially(' Then nobody heard.')
  await expect.poll(() => draftsIn(page)).toContain('text')
  expect(await draftsIn(page)).not.toContain('heard')
  const address = page.url()
  // Whoever is cut off loses what was typed last: what is kept has come to rest first.
  let last = ''
  const isAtRest = async () => {
    const before = last
    last = await draftsIn(page)
    return last === before
  }
  await expect.poll(isAtRest, { intervals: [500] }).toBe(true)
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(address)
  await hydrated(next)
  await next.getByLabel(unlock.passphrase).fill(PASSPHRASE)
  await next.getByRole('button', { name: unlock.unlock, exact: true }).click()
  await expect(next.getByRole('textbox', { name: writing.text })).toHaveText(/Then nobody heard/, { timeout: 15_000 })
  await expect.poll(async () => (await ines.client.journal.list()).items[0]?.wordCount).toBe(4)
})

/** All drafts the browser keeps, as text. */
const draftsIn = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('throughline')
        opening.onsuccess = () => {
          const all = opening.result.transaction('journal-drafts').objectStore('journal-drafts').getAll()
          all.onsuccess = () => resolve(JSON.stringify(all.result) + JSON.stringify({ ...localStorage }))
        }
      }),
  )

test('an open entry is moved into a sealed journal, and is readable nowhere else from then on', async ({ page, ines }) => {
  await makeSealed(page, 'Night')
  const { id } = await ines.client.journal.create({ title: 'Plain', body: 'I want to leave', tags: ['work'], mood: -1 })
  await ines.client.journal.keepRevision(id, { body: 'I want to leave soon' })
  await page.goto(`/journal/${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: writing.more }).click()
  await page.getByLabel(writing.menu.journal).selectOption({ label: writing.sealedJournal('Night') })
  const dialog = page.getByRole('dialog', { name: moveIntoSealed.title('Night') })
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByLabel(unlock.passphrase).fill(PASSPHRASE)
  await dialog.getByRole('button', { name: unlock.unlock, exact: true }).click()
  await expect(page.getByText(unlock.unlocked('Night'))).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('textbox', { name: writing.text })).toHaveText(/I want to leave/)
  await expect.poll(() => ines.client.journal.get(id)).toMatchObject({ title: '', body: '', tags: [], mood: null, wordCount: 4 })
  expect((await ines.client.journal.revisions(id)).items).toEqual([])
  expect((await ines.client.search('leave')).items).toEqual([])
})

test('signing out locks what was unlocked, for whoever signs in next', async ({ page, ines }) => {
  await makeSealed(page, 'Night')
  await page.getByLabel(journals.writeIn('Night')).click()
  await page.getByRole('textbox', { name: writing.text }).pressSequentially('I want to leave')
  await expect(page.getByText(/^Saved/)).toBeVisible({ timeout: 15_000 })
  const address = page.url()
  await page.goto('/auth/signout')
  await page.getByRole('button', { name: auth.signOut.act }).click()
  await expect(page.getByRole('heading', { name: auth.signOut.outTitle })).toBeVisible()
  await expect.poll(() => keysIn(page)).toBe(0)
  await page.goto('/auth/signin')
  await page.getByLabel(auth.email).fill(ines.person.email)
  await page.getByLabel(auth.password).fill(ines.person.password)
  await page.getByRole('button', { name: auth.signIn.act }).click()
  await expect(page).toHaveURL(/\/tasks/)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: unlock.title('Night') })).toBeVisible()
})

test('how soon it locks itself is chosen beside Lock, and kept in this browser', async ({ page, ines: _ines }) => {
  await page.clock.install()
  await makeSealed(page, 'Night')
  await page.getByLabel(journals.writeIn('Night')).click()
  const text = page.getByRole('textbox', { name: writing.text })
  await text.pressSequentially('I want to leave')
  await expect(page.getByText(/^Saved/)).toBeVisible({ timeout: 15_000 })
  const choice = page.getByLabel(journalLock.label)
  const isLocked = () => expect(page.getByRole('heading', { name: unlock.title('Night') })).toBeVisible()
  const open = async () => {
    await page.getByLabel(unlock.passphrase).fill(PASSPHRASE)
    await page.getByRole('button', { name: unlock.unlock, exact: true }).click()
    await expect(text).toHaveText(/I want to leave/, { timeout: 15_000 })
  }
  await expect(choice).toHaveValue('15')
  expect(await accessibilityFaults(page)).toEqual([])
  // A key now and then keeps it open, and the next page as well.
  for (let presses = 0; presses < 2; presses++) {
    await page.clock.fastForward('10:00')
    await page.keyboard.press('Shift')
  }
  await page.reload()
  await expect(text).toHaveText(/I want to leave/)
  await page.clock.fastForward('15:01')
  await isLocked()

  await open()
  await choice.selectOption(journalLock.after[5])
  await page.clock.fastForward('05:01')
  await isLocked()
  await open()
  await expect(choice).toHaveValue('5')
  await choice.selectOption(journalLock.after.never)
  await page.clock.fastForward('23:00:00')
  await page.reload()
  await expect(text).toHaveText(/I want to leave/)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await overflowsSideways(page)).toBe(false)
  await page.goto('/journal')
  await expect(choice).toHaveValue('never')
  await page.getByRole('button', { name: unlock.lockAll }).click()
  await expect(choice).toHaveCount(0)
})

/** How many keys the browser keeps. */
const keysIn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('throughline-keys')
        opening.onsuccess = () => {
          const { result } = opening
          if (!result.objectStoreNames.contains('keys')) return resolve(0)
          const count = result.transaction('keys').objectStore('keys').count()
          count.onsuccess = () => resolve(count.result)
        }
      }),
  )
