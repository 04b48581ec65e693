import { newPerson, type SignedIn, signUp, startServer } from '@throughline/harness'
import { auth } from '../src/messages/auth.ts'
import { command } from '../src/messages/command.ts'
import { discussion as words } from '../src/messages/discussion.ts'
import { action } from '../src/messages/discussion-action.ts'
import { beginning as begin } from '../src/messages/discussion-begin.ts'
import { compose } from '../src/messages/discussion-compose.ts'
import { head } from '../src/messages/discussion-head.ts'
import { inviting, people } from '../src/messages/discussion-people.ts'
import { invite } from '../src/messages/invite.ts'
import { emailSettings } from '../src/messages/settings-email.ts'
import { notificationSettings } from '../src/messages/settings-notifications.ts'
import { accessibilityFaults, hydrated, overflowsSideways } from './support/page-quality.ts'
import { expect, signBrowserIn, test } from './support/test.ts'

const title = 'Where the trade-fair order came in'

/** A discussion of hers with somebody else in it. */
async function together(ines: SignedIn, url: string) {
  const oskar = await signUp(url)
  const { id } = await ines.client.discussions.create({ title, kind: 'decision' })
  const { token } = await ines.client.discussionInvites.make(id)
  await oskar.client.discussionInvites.accept(token ?? '')
  const { id: oskarId } = await oskar.client.me.get()
  return { id, oskar, oskarId }
}

test('an owner makes a link; who has no account makes one by it and lands in the discussion', async ({ page, ines, browser, server }) => {
  const { id } = await ines.client.discussions.create({ title })
  await page.goto(`/discussions/${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: head.inviteFirst }).click()
  await page.getByLabel(inviting.role).selectOption(inviting.roles.viewer)
  await page.getByLabel(inviting.uses).selectOption(inviting.people(2))
  await page.getByRole('button', { name: inviting.make }).click()
  const link = await page.getByLabel(inviting.link, { exact: true }).inputValue()
  await expect(page.getByRole('listitem').filter({ hasText: '0 of 2 used' })).toBeVisible()
  const guests = await browser.newContext({ baseURL: server.url })
  const theirs = await guests.newPage()
  await theirs.goto(link)
  await theirs.getByRole('link', { name: invite.signUp }).click()
  const { name, email, password } = newPerson()
  await theirs.getByLabel(auth.signUp.name).fill(name)
  await theirs.getByLabel(auth.email).fill(email)
  await theirs.getByLabel(auth.password).fill(password)
  await theirs.getByRole('button', { name: auth.signUp.act }).click()
  await theirs.getByRole('button', { name: invite.act }).click()
  await expect(theirs).toHaveURL(`/discussions/${id}`)
  await expect(page.getByRole('listitem').filter({ hasText: '1 of 2 used' })).toBeVisible()
  await page.getByRole('button', { name: inviting.withdraw }).click()
  await expect(page.getByText(inviting.none)).toBeVisible()
  // Who came in by it is led to the discussion still; to anybody else it opens nothing.
  await theirs.goto(link)
  await expect(theirs).toHaveURL(`/discussions/${id}`)
  await guests.clearCookies()
  expect((await theirs.goto(link))?.status()).toBe(404)
  await guests.close()
})

test('who is alone so far reads who is invited, from when they are until they are not', async ({ page, ines }) => {
  const { id } = await ines.client.discussions.create({ title })
  await ines.client.discussionInvites.make(id, { email: 'marta@example.test' })
  await page.goto(`/discussions/${id}`)
  await hydrated(page)
  await expect(page.locator('.talk-people')).toContainText(`${head.with([])}${head.invited(['marta@example.test'])}`)
  const { invite: oskars } = await ines.client.discussionInvites.make(id, { email: 'oskar@example.test' })
  await expect(page.locator('.talk-people')).toContainText('marta@example.test')
  await expect(page.locator('.talk-people')).toContainText('oskar@example.test')
  await ines.client.discussionInvites.revoke(id, oskars.id)
  await expect(page.locator('.talk-people')).not.toContainText('oskar@example.test')
  await expect(page.locator('.talk-people')).toContainText(head.invited(['marta@example.test']))
})

test('who is alone so far reads whose an action becomes', async ({ page, ines }) => {
  const { id } = await ines.client.discussions.create({ title })
  await page.goto(`/discussions/${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: action.add }).click()
  const give = page.getByRole('dialog', { name: action.form.new })
  await expect(give.getByText(action.form.aloneHelp)).toBeVisible()
  await expect(give.getByText(action.form.whoHelp)).toHaveCount(0)
})

test('where no mail is sent, an invitation by address says where it waits, and promises no mail', async ({ page, context, mongodb }) => {
  const server = await startServer({ ...(mongodb && { databaseUrl: mongodb.newDatabase() }) })
  try {
    const person = await signUp(server.url)
    await signBrowserIn(context, server.url, person)
    const { id } = await person.client.discussions.create({ title })
    await page.goto(`${server.url}/discussions/${id}`)
    await hydrated(page)
    await page.getByRole('button', { name: head.inviteFirst }).click()
    const dialog = page.getByRole('dialog', { name: inviting.title })
    await expect(dialog.getByLabel(inviting.byLink)).toBeChecked()
    await dialog.getByLabel(inviting.byAddress).check()
    await expect(dialog.getByText(inviting.noMailHelp)).toBeVisible()
    await expect(dialog.getByText(inviting.emailHelp)).toHaveCount(0)
    await dialog.getByRole('textbox', { name: inviting.email }).fill('marta@example.test')
    await dialog.getByRole('button', { name: inviting.sendNone }).click()
    await expect(dialog.getByRole('status').filter({ hasText: inviting.mail['no-mail-server']('marta@example.test') })).toBeVisible()
    await expect(page.locator('.talk-people')).toContainText(head.untold(['marta@example.test']))
    await page.goto(`${server.url}/settings/notifications`)
    await expect(page.getByText(notificationSettings.where.noMail)).toBeVisible()
    await expect(page.getByText(notificationSettings.kinds.place.about)).toHaveCount(0)
    await page.goto(`${server.url}/settings/account`)
    await expect(page.getByText(emailSettings.noMail.unproven)).toBeVisible()
  } finally {
    await server.stop()
  }
})

test('who invites by mail reads whether it went out, and passes on a link where it does not', async ({ page, ines, mailbox }) => {
  const { id } = await ines.client.discussions.create({ title })
  await page.goto(`/discussions/${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: head.inviteFirst }).click()
  const dialog = page.getByRole('dialog', { name: inviting.title })
  const send = async (email: string) => {
    await dialog.getByLabel(inviting.byMail).check()
    await expect(dialog.getByText(inviting.emailHelp)).toBeVisible()
    await dialog.getByLabel(inviting.email).fill(email)
    await dialog.getByRole('button', { name: inviting.send }).click()
  }
  const row = (email: string) => dialog.getByRole('listitem').filter({ hasText: email })
  await send('marta@example.test')
  await expect(dialog.getByRole('status').filter({ hasText: inviting.mail.sent('marta@example.test') })).toBeVisible()
  await expect(row('marta@example.test')).toContainText(inviting.mailRow.sent('today, '))
  expect(await mailbox.mailTo('marta@example.test', '/invites/')).toContain('/invites/')

  // As a server without a mail server answers.
  await page.route(/\/invites(\?|$)/, async (route) => {
    const response = await route.fetch()
    const text = (await response.text())
      .replaceAll('"mailTrouble":null', '"mailTrouble":"no-mail-server"')
      .replaceAll(/"mailedAt":"[^"]+"/g, '"mailedAt":null')
    await route.fulfill({ response, body: text })
  })
  await dialog.getByLabel(inviting.role).selectOption(inviting.roles.viewer)
  await send('oskar@example.test')
  await expect(dialog.getByRole('status').filter({ hasText: inviting.mail['no-mail-server']('oskar@example.test') })).toBeVisible()
  await expect(row('oskar@example.test')).toContainText(inviting.mailRow['no-mail-server'])
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: inviting.linkInstead }).click()
  const link = await dialog.getByLabel(inviting.link, { exact: true }).inputValue()
  // As somebody reads it who is not in the discussion.
  expect(await (await fetch(link)).text()).toContain(invite.viewer)
  // One that was just asked for again ends with the page.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('an invitation whose answer was lost is asked for again under its id, and is made once', async ({
  page,
  ines,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource|ERR_FAILED/)
  const { id } = await ines.client.discussions.create({ title })
  await page.goto(`/discussions/${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: head.inviteFirst }).click()
  const asked: unknown[] = []
  await page.route(/\/invites(\?|$)/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    asked.push(route.request().postDataJSON().id)
    if (asked.length > 1) return route.continue()
    // The server has made it, and nobody hears of that.
    await route.fetch()
    await route.abort()
  })
  const dialog = page.getByRole('dialog', { name: inviting.title })
  await dialog.getByRole('button', { name: inviting.make }).click()
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  await dialog.getByRole('button', { name: inviting.make }).click()
  await expect.poll(() => asked.length).toBe(2)
  expect(asked[1]).toBe(asked[0])
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  expect((await ines.client.discussionInvites.list(id)).items.map((one) => one.id)).toEqual([asked[0]])
  // Another one is another.
  await dialog.getByRole('button', { name: inviting.make }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  expect(asked[2]).not.toBe(asked[0])
})

test('roles are given and people removed and put back, and each sees it at once', async ({ page, ines, browser, server }) => {
  const { id, oskar } = await together(ines, server.url)
  const theirContext = await browser.newContext({ baseURL: server.url })
  await signBrowserIn(theirContext, server.url, oskar)
  const theirs = await theirContext.newPage()
  await theirs.goto(`/discussions/${id}`)
  await hydrated(theirs)
  await expect(theirs.getByLabel(compose.write)).toBeVisible()
  await page.goto(`/discussions/${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: head.more, exact: true }).click()
  await page.getByRole('button', { name: head.menu.people }).click()
  await page.getByRole('combobox', { name: people.roleOf(oskar.person.name) }).selectOption(people.roles.viewer)
  await expect(theirs.getByText(compose.mayOnlyRead(ines.person.name))).toBeVisible()
  await expect(theirs.getByLabel(compose.write)).toBeHidden()
  await page.getByRole('button', { name: people.removeOf(oskar.person.name) }).click()
  await expect(theirs.getByText(head.gone.over)).toBeVisible()
  await theirs.getByRole('link', { name: head.gone.all }).click()
  await expect(theirs.getByText(words.list.empty.open.title)).toBeVisible()
  await page.getByRole('button', { name: people.putBackOf(oskar.person.name) }).click()
  await expect(theirs.getByRole('link', { name: title })).toBeVisible()
  await theirContext.close()
})

test('it is passed on and left, by who asked twice', async ({ page, ines, server }) => {
  const { id, oskar } = await together(ines, server.url)
  await page.goto(`/discussions/${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: head.more, exact: true }).click()
  await page.getByRole('button', { name: head.menu.leave }).click()
  await expect(page.getByText(people.passOnFirst)).toBeVisible()
  await page.getByRole('button', { name: people.passOnOf(oskar.person.name) }).click()
  await page.getByRole('button', { name: people.passOnDo }).click()
  await page.getByRole('button', { name: people.leaveDo }).click()
  await expect(page).toHaveURL('/discussions')
  const roles = (await oskar.client.discussionPeople.list(id)).map(({ role, leftAt }) => `${role}${leftAt ? ', left' : ''}`)
  expect(roles).toEqual(['member, left', 'owner'])
})

test('it is renamed where it stands, resolved, muted and thrown away, each with a way back', async ({
  page,
  ines,
  server,
  expectedComplaints,
}) => {
  expectedComplaints.push(/412/)
  const { id, oskar } = await together(ines, server.url)
  await oskar.client.discussionMessages.post(id, { body: '41 pallets.' })
  await page.goto(`/discussions/${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: title }).click()
  await page.getByLabel(head.title).fill('Two orders')
  // Somebody else was quicker: nothing is lost, and both are said.
  await oskar.client.discussions.edit(id, { title: 'One order' })
  await page.keyboard.press('Enter')
  await expect(page.getByText(head.titleElsewhere('One order'))).toBeVisible()
  await page.getByLabel(head.title).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Two orders' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'One order' })).toBeVisible()
  await page.getByRole('button', { name: head.resolve }).click()
  await expect(page.getByRole('button', { name: head.reopen })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: head.resolve })).toBeVisible()
  await page.getByRole('button', { name: head.more, exact: true }).click()
  await page.getByLabel(head.follow).selectOption(head.levels.muted)
  await expect.poll(async () => (await ines.client.discussions.participation(id)).follow).toBe('muted')
  await page.getByRole('button', { name: head.menu.remove }).click()
  await expect(page.getByText(head.gone.removed)).toBeVisible()
  // What was done before offers the same until it is done.
  await expect(page.getByText(head.did.remove('One order'))).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(head.gone.removed)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'One order' })).toBeVisible()
  await oskar.client.discussionMessages.post(id, { body: 'Never again.' })
  await page.goto('/discussions')
  await expect(page.getByRole('link', { name: 'One order' })).toBeVisible()
  await expect(page.getByRole('link', { name: `${words.title} 1 ${words.unread}` })).toHaveCount(0)
})

test('its dialogs read well in both themes, wide and narrow', async ({ page, ines, server }) => {
  const { id } = await together(ines, server.url)
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/discussions/${id}`)
    await hydrated(page)
    await page.getByRole('button', { name: head.more, exact: true }).click()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: head.menu.people }).click()
    for (const dialog of [people.title, inviting.title]) {
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await accessibilityFaults(page, colorScheme === 'dark' ? 'colours' : 'everything')).toEqual([])
        expect(await overflowsSideways(page)).toBe(false)
      }
      if (dialog === people.title) await page.getByRole('button', { name: people.invite }).click()
    }
  }
})

test('one is begun about a task, with people, a series and an agenda; what is refused stays typed', async ({ page, ines, mailbox }) => {
  const task = await ines.client.tasks.create({ title: 'Rerun the bakeware model' })
  const { email } = newPerson()
  await page.goto(`/discussions/new?from=/tasks/${task.id}`)
  await expect(page.getByLabel(words.make.name)).toHaveValue('Rerun the bakeware model')
  await page.getByRole('radio', { name: words.kinds['one-on-one'] }).check()
  await page.getByLabel(begin.people).fill(`${email}, ruth`)
  await page.getByLabel(begin.every).selectOption(begin.rules['FREQ=WEEKLY'])
  await page.getByLabel(begin.firstMeeting).fill('2030-01-04T14:00')
  await page.getByLabel(begin.agenda).fill('Pay bands\nWho signs')
  await page.getByRole('button', { name: words.make.submit }).click()
  await expect(page.getByRole('alert')).toContainText(begin.noEmail('ruth'))
  await expect(page.getByLabel(begin.people)).toBeFocused()
  await expect(page.getByLabel(begin.people)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(begin.people)).toHaveAccessibleDescription(/ruth/)
  await expect(page.getByLabel(begin.agenda)).toHaveValue('Pay bands\nWho signs')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel(begin.people).fill(email)
  await page.getByLabel(begin.link).check()
  await page.getByRole('button', { name: words.make.submit }).click()
  await expect(page.getByRole('dialog', { name: inviting.title })).toContainText(inviting.to(email))
  expect(await mailbox.mailTo(email, '/invites/')).toContain('/invites/')
  const [{ id, nextMeetingAt } = { id: '', nextMeetingAt: null }] = (await ines.client.discussions.list()).items
  expect(nextMeetingAt).not.toBeNull()
  expect((await ines.client.agendaItems.list(id)).items.map(({ text }) => text)).toEqual(['Pay bands', 'Who signs'])
  const { items } = await ines.client.discussionMessages.list(id)
  expect(items[0]?.links).toEqual([expect.objectContaining({ kind: 'task', id: task.id })])
})

test('discussions are found by their titles, and by what was said in them', async ({ page, ines }) => {
  const { id } = await ines.client.discussions.create({ title })
  const { id: other } = await ines.client.discussions.create({ title: 'Second supplier for lids' })
  const { id: messageId } = await ines.client.discussionMessages.post(other, { body: 'The trade-fair list has three names.' })
  await ines.client.discussionMessages.post(other, { body: 'Then we compare.' })
  await page.goto('/discussions')
  await page.getByRole('searchbox').fill('trade-fair')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', `/discussions/${id}`)
  await expect(page.getByRole('link', { name: 'Second supplier for lids' })).toHaveCount(0)
  await page.getByRole('link', { name: 'The trade-fair list has three names.' }).click()
  await expect(page.locator(`#message-${messageId}`)).toBeVisible()
  // And from anywhere.
  await page.goto('/tasks')
  await hydrated(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('three na')
  const said = page.getByRole('dialog', { name: command.open }).getByRole('option', { name: 'The trade-fair list has three names.' })
  await expect(said).toContainText('Second supplier for lids')
  await said.click()
  await expect(page).toHaveURL(`/discussions/${other}?message=${messageId}#message-${messageId}`)
})
