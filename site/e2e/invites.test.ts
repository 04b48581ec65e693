import { newPerson, type SignedIn, signUp as signUpByApi } from '@throughline/harness'
import { auth } from '../src/messages/auth.ts'
import { invite as words } from '../src/messages/invite.ts'
import { accessibilityFaults, overflowsSideways } from './support/page-quality.ts'
import { expect, signBrowserIn, test } from './support/test.ts'

/** A discussion of hers, and the address of the page that lets somebody into it. */
async function invited(client: SignedIn['client']) {
  const { id } = await client.discussions.create({ title: 'Where the forecast goes next', kind: 'one-on-one' })
  const { token, invite } = await client.discussionInvites.make(id, { role: 'member' })
  const peopleIn = async () => (await client.discussionPeople.list(id)).map(({ name, role }) => `${name}: ${role}`)
  return { id, token: token ?? '', page: `/invites/${token}`, inviteId: invite.id, peopleIn }
}

/** The path of the link in the mail of an invitation. */
const linkIn = (mail: string): string => /http:\/\/localhost:\d+(\/invites\/\S+)/.exec(mail)?.[1] ?? ''

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('somebody without an account opens a link, makes one, comes back and joins by a button', async ({ ines, browser, server }) => {
      const { id, page: path, peopleIn } = await invited(ines.client)
      const guests = await browser.newContext({ javaScriptEnabled, baseURL: server.url })
      const page = await guests.newPage()
      await page.goto(path)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
      await expect(page.getByText(words.lead(ines.person.name))).toBeVisible()
      await expect(page.getByRole('article').getByRole('heading')).toHaveText('Where the forecast goes next')
      await expect(page.getByText(words.member)).toBeVisible()
      await page.getByRole('link', { name: words.signUp }).click()
      const { name, email, password } = newPerson()
      await page.getByLabel(auth.signUp.name).fill(name)
      await page.getByLabel(auth.email).fill(email)
      await page.getByLabel(auth.password).fill(password)
      await page.getByRole('button', { name: auth.signUp.act }).click()
      await expect(page).toHaveURL(path)
      expect(await peopleIn(), 'nobody joins by looking').toHaveLength(1)
      await expect(page.getByText(words.as(name))).toBeVisible()
      await page.getByRole('button', { name: words.act }).click()
      await expect(page).toHaveURL(`/discussions/${id}`)
      expect(await peopleIn()).toEqual([`${ines.person.name}: owner`, `${name}: member`])
      await guests.close()
    })
  })

test('somebody with an account signs in and comes back; a second one finds the link used up', async ({ ines, browser, server }) => {
  const { id, page: path, inviteId, peopleIn } = await invited(ines.client)
  const [ruth, oskar] = [await signUpByApi(server.url), await signUpByApi(server.url)]
  const [first, second] = [await browser.newContext({ baseURL: server.url }), await browser.newContext({ baseURL: server.url })]
  await signBrowserIn(second, server.url, oskar)
  const late = await second.newPage()
  await late.goto(path)
  const page = await first.newPage()
  await page.goto(path)
  await page.getByRole('link', { name: words.signIn }).click()
  await page.getByLabel(auth.email).fill(ruth.person.email)
  await page.getByLabel(auth.password).fill(ruth.person.password)
  await page.getByRole('button', { name: auth.signIn.act }).click()
  await expect(page).toHaveURL(path)
  await page.getByRole('button', { name: words.act }).click()
  await expect(page).toHaveURL(`/discussions/${id}`)
  // The button was there when the link was used up.
  await late.getByRole('button', { name: words.act }).click()
  await expect(late.getByRole('heading', { level: 1 })).toHaveText(words.overTitle)
  const usedUp = await late.getByRole('main').innerText()
  await ines.client.discussionInvites.revoke(id, inviteId)
  for (const over of [path, '/invites/guess']) {
    const answer = await late.goto(over)
    expect(answer?.status()).toBe(404)
    expect(await late.getByRole('main').innerText(), 'used up, withdrawn and unknown read alike').toBe(usedUp)
  }
  expect(await peopleIn()).toHaveLength(2)
  await first.close()
  await second.close()
})

test('who is in the discussion already is told so and led into it, and uses nothing up', async ({ page, ines }) => {
  const { id, page: path, inviteId } = await invited(ines.client)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.insideTitle)
  await expect(page.getByRole('button', { name: words.act })).toHaveCount(0)
  await expect(page.getByText(words.as(ines.person.name))).toHaveCount(0)
  await page.getByRole('button', { name: words.open }).click()
  await expect(page).toHaveURL(`/discussions/${id}`)
  expect((await ines.client.discussionInvites.list(id)).items.map((invite) => [invite.id, invite.usedBy])).toEqual([[inviteId, []]])
})

test('the page of a link is kept nowhere, tells no other site its address, and is found by no search engine', async ({ page, ines }) => {
  const { page: path } = await invited(ines.client)
  await page.context().clearCookies()
  const answer = await page.goto(path)
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('an invitation by mail leads to the page of its link', async ({ page, ines, mailbox }) => {
  const { id } = await ines.client.discussions.create({ title: 'Where the forecast goes next' })
  const { email } = newPerson()
  expect(await ines.client.discussionInvites.make(id, { role: 'viewer', email })).toMatchObject({ token: null, url: null })
  const link = linkIn(await mailbox.mailTo(email, '/invites/'))
  await page.context().clearCookies()
  await page.goto(link)
  await expect(page.getByText(words.viewer)).toBeVisible()
  await expect(page.getByText(words.about)).toBeVisible()
  await page.getByRole('link', { name: words.signUp }).click()
  await expect(page.getByLabel(auth.email)).toHaveValue(email)
})

test('who makes an account without the link of the mail is told that an invitation waits, and not to what', async ({
  ines,
  browser,
  server,
  mailbox,
}) => {
  const { id } = await ines.client.discussions.create({ title: 'Where the forecast goes next' })
  const person = newPerson()
  await ines.client.discussionInvites.make(id, { email: person.email })
  const link = linkIn(await mailbox.mailTo(person.email, '/invites/'))
  const guest = await signUpByApi(server.url, { person })
  const guests = await browser.newContext({ baseURL: server.url })
  await signBrowserIn(guests, server.url, guest)
  const page = await guests.newPage()
  await page.goto('/discussions')
  const waiting = page.getByRole('region', { name: words.waiting.title(1) })
  await expect(waiting).toContainText(words.waiting.unproven(person.email, 1))
  await expect(page.getByRole('main')).not.toContainText('Where the forecast goes next')
  await expect(waiting.getByRole('button')).toHaveCount(0)
  await page.goto('/notifications')
  await expect(page.getByRole('main')).not.toContainText('Where the forecast goes next')
  await page.goto(link)
  await page.getByRole('button', { name: words.act }).click()
  await page.goto('/discussions')
  await expect(page.getByRole('link', { name: 'Where the forecast goes next' })).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await guests.close()
})

test('whose address is proven joins by a button what waits in Discussions, and declines what else does', async ({
  ines,
  browser,
  server,
  mailbox,
}) => {
  const person = newPerson()
  const invite = async (title: string) => {
    const { id } = await ines.client.discussions.create({ title, kind: 'one-on-one' })
    await ines.client.discussionInvites.make(id, { email: person.email })
    return id
  }
  await invite('The one that is opened')
  const invitation =
    linkIn(await mailbox.mailTo(person.email, '/invites/'))
      .split('/')
      .at(-1) ?? ''
  const withLink = { ...person, invitation }
  const guest = await signUpByApi(server.url, { person: withLink })
  const [joined] = [await invite('1:1 with you'), await invite('Something else')]
  const guests = await browser.newContext({ baseURL: server.url })
  await signBrowserIn(guests, server.url, guest)
  const page = await guests.newPage()
  await expect.poll(async () => (await guest.client.discussionInvites.waiting()).count).toBe(3)
  for (const width of [390, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await page.goto('/discussions')
      await expect(page.getByRole('region', { name: words.waiting.title(3) })).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await overflowsSideways(page)).toBe(false)
    }
  await page.getByRole('button', { name: words.waiting.declineOf('Something else') }).click()
  await expect(page.getByRole('region', { name: words.waiting.title(2) })).not.toContainText('Something else')
  // Declined in another window while this one still shows it.
  const opened = (await guest.client.discussionInvites.waiting()).items.find(({ title }) => title === 'The one that is opened')
  await guest.client.discussionInvites.decline(opened?.id ?? '')
  await page.getByRole('button', { name: words.waiting.declineOf('The one that is opened') }).click()
  await expect(page.getByRole('region', { name: words.waiting.title(1) })).toBeVisible()
  await page.getByRole('button', { name: words.waiting.acceptOf('1:1 with you') }).click()
  await expect(page).toHaveURL(`/discussions/${joined}`)
  expect((await ines.client.discussionPeople.list(joined)).map(({ name }) => name)).toContain(person.name)
  await guests.close()
})

test('the page reads well in both themes, wide and narrow, to who is in, to somebody else and signed out', async ({
  page,
  ines,
  server,
}) => {
  const { page: path } = await invited(ines.client)
  const ruth = await signUpByApi(server.url)
  for (const reader of [ines, ruth, null]) {
    await page.context().clearCookies()
    if (reader) await signBrowserIn(page.context(), server.url, reader)
    for (const width of [1280, 390])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme })
        await page.goto(path)
        await expect(page.getByRole('article')).toBeVisible()
        expect(await accessibilityFaults(page)).toEqual([])
        expect(await overflowsSideways(page)).toBe(false)
      }
  }
})
