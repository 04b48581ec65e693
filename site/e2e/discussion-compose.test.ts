import { newPerson, type SignedIn, signUp } from '@throughline/harness'
import { changes } from '../src/messages/changes.ts'
import { compose as words } from '../src/messages/discussion-compose.ts'
import { decision } from '../src/messages/discussion-decision.ts'
import { thread } from '../src/messages/discussion-thread.ts'
import { accessibilityFaults, hydrated } from './support/page-quality.ts'
import { expect, signBrowserIn, test } from './support/test.ts'

/** A discussion of two people. */
async function withRuth(ines: SignedIn, url: string) {
  const ruth = await signUp(url, { person: newPerson('Ruth Callan') })
  const { id } = await ines.client.discussions.create({ title: '1:1 with Ruth', kind: 'one-on-one' })
  const { token } = await ines.client.discussionInvites.make(id)
  await ruth.client.discussionInvites.accept(token ?? '')
  return { ruth, id, said: async () => (await ruth.client.discussionMessages.list(id)).items }
}

test.describe('without a network', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

  test('what is written is kept, also when the page is left, and is said once each, in order, when it is back', async ({
    page,
    context,
    ines,
  }) => {
    const { id } = await ines.client.discussions.create({ title: 'Second supplier for lids' })
    await page.goto(`/discussions/${id}`)
    await hydrated(page)
    const field = page.getByLabel(words.write)
    await context.setOffline(true)
    for (const body of ['One.', 'Two.', 'Three.']) {
      await field.fill(body)
      await page.keyboard.press('Control+Enter')
      await expect(field).toHaveValue('')
    }
    const waiting = page.getByRole('list', { name: thread.waiting.label }).getByRole('listitem')
    await expect(waiting).toHaveText([/One\./, /Two\./, /Three\./])
    await waiting.last().getByRole('button', { name: thread.waiting.discard }).click()
    await expect(waiting).toHaveCount(2)
    await page.getByRole('button', { name: changes.undo, exact: true }).click()
    await expect(waiting.last()).toContainText('Three.')
    await field.fill('Not said yet')
    await expect(page.getByRole('status').getByText(words.waits)).toBeAttached()
    // Another page of this site; the one without a network is gone.
    const next = await context.newPage()
    await page.close()
    await context.setOffline(false)
    await next.goto(`/discussions/${id}`)
    await expect(next.getByLabel(words.write)).toHaveValue('Not said yet')
    const bodies = async () => (await ines.client.discussionMessages.list(id)).items.map(({ body }) => body)
    await expect.poll(bodies).toEqual(['One.', 'Two.', 'Three.'])
    await expect(next.getByText('Three.')).toBeVisible()
    expect(await accessibilityFaults(next)).toEqual([])
  })
})

test('somebody is named by the keyboard, an own address becomes a link with its name, and a line a decision', async ({
  page,
  ines,
  server,
}) => {
  const { ruth, id, said } = await withRuth(ines, server.url)
  const task = await ines.client.tasks.create({ title: 'Rerun the [bakeware] model' })
  await page.goto(`/discussions/${id}`)
  await hydrated(page)
  const field = page.getByLabel(words.write)
  await field.pressSequentially('Ask @ruth')
  const offer = page.getByRole('option', { name: 'Ruth Callan' })
  await expect(offer).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await offer.getAttribute('id')) ?? '')
  // No other role is allowed to a field of several lines.
  await expect(field).toHaveRole('textbox')
  await expect(field).not.toHaveAttribute('aria-expanded')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await accessibilityFaults(page, 'colours')).toEqual([])
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Ask @Ruth Callan ')
  await field.evaluate((at: HTMLTextAreaElement, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    at.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, `${server.url}/tasks/${task.id}`)
  await expect(field).toHaveValue(`Ask @Ruth Callan [Rerun the \\[bakeware\\] model](/tasks/${task.id})`)
  await page.keyboard.press('Control+Enter')
  await expect.poll(async () => (await said()).length).toBe(1)
  expect((await said())[0]).toMatchObject({ mentions: [(await ruth.client.me.get()).id], links: [{ kind: 'task', id: task.id }] })
  await field.fill('Yours to call.\n')
  await field.pressSequentially('/decision Count them by hand')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel(decision.form.what)).toHaveValue('Count them by hand')
  await expect(field).toHaveValue('Yours to call.\n')
})

test('a file is sent with a message and read by the other person; one that is refused says why', async ({ page, ines, server }) => {
  const { ruth, id, said } = await withRuth(ines, server.url)
  await page.goto(`/discussions/${id}`)
  await hydrated(page)
  const pick = page.getByLabel(words.attach)
  await pick.setInputFiles([
    { name: 'forecast.csv', mimeType: 'text/csv', buffer: Buffer.from('week,units\n31,4180\n') },
    { name: 'nothing.csv', mimeType: 'text/csv', buffer: Buffer.alloc(0) },
  ])
  await expect(page.getByText(words.notAttached('nothing.csv', words.emptyFile)).first()).toBeVisible()
  await expect(page.getByRole('list', { name: words.files }).getByRole('progressbar')).toHaveCount(0)
  await page.getByRole('button', { name: words.send }).click()
  await expect(page.getByRole('status').getByText(words.filesFirst)).toBeVisible()
  await page.getByRole('button', { name: words.removeFile('nothing.csv') }).click()
  // A draft with its file outlives the page.
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('list', { name: words.files })).toContainText('forecast.csv')
  await page.getByRole('button', { name: words.send }).click()
  await expect.poll(async () => (await said())[0]?.files.map(({ name }) => name)).toEqual(['forecast.csv'])
  const [message] = await said()
  const href = ruth.client.discussionMessages.fileHref(id, message?.id ?? '', message?.files[0]?.id ?? '')
  const content = await fetch(href, { headers: { cookie: ruth.cookie } })
  expect(await content.text()).toContain('31,4180')
})

test('who is there sees who else is, and that they are writing', async ({ page, browser, ines, server }) => {
  const { ruth, id } = await withRuth(ines, server.url)
  const context = await browser.newContext()
  await signBrowserIn(context, server.url, ruth)
  const hers = await context.newPage()
  await hers.goto(`${server.url}/discussions/${id}`)
  await hydrated(hers)
  await page.goto(`/discussions/${id}`)
  await expect(page.getByText(words.here(['Ruth']))).toBeVisible()
  await hers.getByLabel(words.write).pressSequentially('Yours to call')
  await expect(page.getByText(words.writing(['Ruth']))).toBeVisible()
  await hers.keyboard.press('Control+Enter')
  await expect(page.getByText('Yours to call')).toBeVisible()
  await expect(page.getByText(words.writing(['Ruth']))).toHaveCount(0)
  await context.close()
})

test('without script a message is sent by the form, and who may only read is told so and who can change it', async ({
  browser,
  ines,
  server,
}) => {
  const { ruth, id, said } = await withRuth(ines, server.url)
  const { token } = await ines.client.discussionInvites.make(id, { role: 'viewer' })
  const dev = await signUp(server.url, { person: newPerson('Dev Anand') })
  await dev.client.discussionInvites.accept(token ?? '')
  const path = `${server.url}/discussions/${id}`
  const pageOf = async ({ cookie }: SignedIn) => (await fetch(path, { headers: { cookie } })).text()
  const [, sendId = ''] = /<button[^>]* value="([0-9a-f-]{36})"/.exec(await pageOf(ruth)) ?? []
  for (const _ of ['first', 'again']) {
    const body = new URLSearchParams({ send: sendId, body: 'Yours to call.' })
    const sent = await fetch(path, { method: 'POST', headers: { cookie: ruth.cookie, origin: server.url }, body, redirect: 'manual' })
    expect(sent.status).toBe(303)
  }
  expect((await said()).map(({ body }) => body)).toEqual(['Yours to call.'])
  for (const [person, mayPost] of [
    [ruth, true],
    [dev, false],
  ] as const) {
    const context = await browser.newContext({ javaScriptEnabled: false })
    await signBrowserIn(context, server.url, person)
    const page = await context.newPage()
    await page.goto(path)
    await expect(page.getByLabel(words.write)).toBeVisible({ visible: mayPost })
    await expect(page.getByText(words.mayOnlyRead('Ines Varga'))).toBeVisible({ visible: !mayPost })
    await context.close()
  }
})
