import { signUp } from '@throughline/harness'
import { changes } from '../src/messages/changes.ts'
import { beginning as begin } from '../src/messages/discussion-begin.ts'
import { pane as words } from '../src/messages/discussion-pane.ts'
import { REFUSED_AS_STALE } from './support/changed-elsewhere.ts'
import { accessibilityFaults, hydrated } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const { agenda, meeting, preparation, last, note } = words

test('where there is no meeting yet, arranging one is said in words; in the form it stands right below the kind', async ({
  page,
  ines,
}) => {
  await page.goto('/discussions/new?kind=one-on-one')
  await expect(page.getByLabel(begin.every)).toBeInViewport()
  await expect(page.getByLabel(begin.firstMeeting)).toBeInViewport()
  const { id } = await ines.client.discussions.create({ title: '1:1 with Oskar', kind: 'one-on-one' })
  await page.goto(`/discussions/${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: meeting.arrange }).click()
  const form = page.getByRole('dialog', { name: meeting.arranging.title })
  await form.getByLabel(meeting.time, { exact: true }).fill('14:00')
  await form.getByRole('button', { name: meeting.arranging.save }).click()
  await expect(page.getByRole('heading', { name: /^Agenda, .*14:00/ })).toBeVisible()
  await expect(page.getByRole('button', { name: meeting.arrange })).toHaveCount(0)
})

test('the first meeting of people who meet may be the first of many', async ({ page, ines }) => {
  const { id } = await ines.client.discussions.create({ title: '1:1 with Oskar', kind: 'one-on-one' })
  await page.goto(`/discussions/${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: meeting.arrange }).click()
  const form = page.getByRole('dialog', { name: meeting.arranging.title })
  await form.getByLabel(meeting.time, { exact: true }).fill('14:00')
  await form.getByLabel(meeting.arranging.repeats).selectOption(meeting.series.every.fortnight)
  await form.getByRole('button', { name: meeting.arranging.save }).click()
  await expect(page.getByRole('heading', { name: /^Agenda, tomorrow 14:00/ })).toBeVisible()
  await expect
    .poll(async () => (await ines.client.discussions.get(id)).series)
    .toMatchObject({ rrule: 'FREQ=WEEKLY;INTERVAL=2', startsAt: expect.stringMatching(/T14:00$/) })
})

test('on a phone it is said above the talk how much is on the agenda, wherever in it one is, and that leads there', async ({
  page,
  ines,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { client } = ines
  const { id } = await client.discussions.create({ title: '1:1 with Oskar', kind: 'one-on-one' })
  const { id: first } = await client.agendaItems.add(id, { text: 'Pay bands' })
  await client.agendaItems.add(id, { text: 'The forecast' })
  for (let n = 1; n <= 12; n += 1) await client.discussionMessages.post(id, { body: `Word ${n}\n\nand more of it` })
  await page.goto(`/discussions/${id}`)
  await hydrated(page)
  const way = page.locator('.talk-to-aside')
  await expect(way).toBeInViewport()
  await expect(way).toContainText(agenda.open(2))
  await expect(page.locator('.talk-fold > summary')).toContainText(agenda.open(2))
  await client.agendaItems.edit(id, first, { isSettled: true })
  await expect(way).toContainText(agenda.open(1))
  expect(await accessibilityFaults(page)).toEqual([])
  await way.click()
  await expect(page.getByRole('heading', { name: agenda.title })).toBeInViewport()
  await expect(page.locator('.agenda-text').filter({ hasText: 'The forecast' })).toBeVisible()
})

test('people meet again and again: the agenda is made, the meeting closed, and what is left goes on to the next', async ({
  page,
  ines,
  server,
}) => {
  const oskar = await signUp(server.url)
  const { id } = await ines.client.discussions.create({ title: '1:1 with Oskar', kind: 'one-on-one' })
  const { token } = await ines.client.discussionInvites.make(id)
  await oskar.client.discussionInvites.accept(token ?? '')
  const { id: taskId } = await ines.client.tasks.create({ title: 'Rerun the bakeware model' })
  await ines.client.tasks.complete(taskId)
  await page.goto(`/discussions/${id}`)
  await hydrated(page)

  await page.getByRole('button', { name: meeting.settings }).click()
  await page.getByRole('button', { name: meeting.menu.begin }).click()
  const form = page.getByRole('dialog', { name: meeting.series.title })
  await form.getByLabel(meeting.series.often).selectOption(meeting.series.every.fortnight)
  await form.getByLabel(meeting.time, { exact: true }).fill('14:00')
  await expect(form.locator('.next-dates li').last()).toHaveText(/\d/)
  await form.getByRole('button', { name: meeting.series.save }).click()
  await expect(page.getByRole('heading', { name: /^Agenda, tomorrow 14:00/ })).toBeVisible()
  await expect.poll(async () => (await ines.client.discussions.get(id)).series?.rrule).toBe('FREQ=WEEKLY;INTERVAL=2')

  const items = page.locator('.agenda-text')
  await page.getByRole('button', { name: agenda.add }).click()
  for (const text of ['Pay bands', 'The forecast']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Escape')
  await expect(items).toHaveText(['Pay bands', 'The forecast'])
  await page.getByRole('button', { name: agenda.settle('The forecast') }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(items).toHaveText(['The forecast', 'Pay bands'])
  await expect
    .poll(async () => (await ines.client.agendaItems.list(id)).items.map(({ text }) => text))
    .toEqual(['The forecast', 'Pay bands'])

  // What another puts there comes by itself.
  await oskar.client.agendaItems.add(id, { text: 'Panel in December' })
  await expect(items).toHaveText(['The forecast', 'Pay bands', 'Panel in December'])

  await page.getByRole('button', { name: preparation.for, exact: true }).or(page.getByText('Rerun the bakeware model')).first().click()
  await page.getByRole('button', { name: preparation.putCalled('Rerun the bakeware model') }).click()
  await expect(items).toHaveCount(4)

  await page.getByRole('button', { name: agenda.settle('The forecast') }).click()
  await expect(page.getByText(agenda.inWriting)).toBeVisible()
  await page.getByRole('button', { name: /^The meeting tomorrow/ }).click()
  await page.getByRole('button', { name: meeting.menu.close }).click()
  const closing = page.getByRole('dialog', { name: /^The meeting tomorrow/ })
  await expect(closing).toContainText(meeting.closing.left(3))
  await closing.getByLabel(meeting.closing.notes).fill('Bands by **Friday**.')
  await closing.getByRole('button', { name: meeting.closing.save }).click()
  await expect(items).toHaveCount(3)
  await expect(items.first()).toContainText(/Carried over from \d+ \w+/)
  await expect(page.getByText('Bands by Friday.')).toBeVisible()

  await page.getByRole('button', { name: last.post }).click()
  await expect.poll(async () => (await oskar.client.discussionMessages.list(id)).items.at(-1)?.body ?? '').toContain('The forecast')
  await expect(page.locator('#said')).toContainText('The forecast')
})

test('a private note saves itself and is nobody else’s; a point of it that is raised is everybody’s', async ({ page, ines, server }) => {
  const oskar = await signUp(server.url)
  const { id } = await ines.client.discussions.create({ title: '1:1 with Oskar', kind: 'one-on-one' })
  const { token } = await ines.client.discussionInvites.make(id)
  await oskar.client.discussionInvites.accept(token ?? '')
  await page.goto(`/discussions/${id}`)
  await hydrated(page)
  await page.getByRole('textbox', { name: note.title }).fill('She sounded tired.')
  await page.getByRole('textbox', { name: note.addPoint }).fill('My salary')
  await page.keyboard.press('Enter')
  const kept = { body: 'She sounded tired.', points: [{ text: 'My salary' }] }
  await expect.poll(() => ines.client.discussionNotes.get(id)).toMatchObject(kept)
  await ines.client.discussionNotes.keep(id, { body: 'She sounded tired. Ask.' })
  await expect(page.getByRole('textbox', { name: note.title })).toHaveValue('She sounded tired. Ask.')
  expect(await oskar.client.discussionNotes.get(id)).toMatchObject({ body: '', points: [] })
  expect((await oskar.client.agendaItems.list(id)).items).toEqual([])
  await page.getByRole('button', { name: note.raiseCalled('My salary') }).click()
  await expect(page.locator('.agenda-text')).toHaveText(['My salary'])
  expect((await oskar.client.agendaItems.list(id)).items).toMatchObject([{ text: 'My salary', note: '' }])
})

test.describe('where a meeting is changed elsewhere meanwhile', () => {
  test.use({ expectedComplaints: [REFUSED_AS_STALE] })

  test('nothing is written over that one did not see: neither its time, nor how often people meet, nor when that is taken back', async ({
    page,
    ines,
  }) => {
    const day = Temporal.Now.plainDateISO('UTC').add({ days: 2 }).toString()
    const { id } = await ines.client.discussions.create({ title: '1:1 with Oskar', kind: 'one-on-one' })
    const { id: meetingId } = await ines.client.discussionMeetings.arrange(id, { startsAt: `${day}T10:00` })
    const now = async () => {
      const { startsAt, state } = await ines.client.discussionMeetings.get(id, meetingId)
      return [startsAt.slice(11), state]
    }
    const stale = page.getByText(/^Not saved: This was changed in the meantime/)
    await page.goto(`/discussions/${id}`)
    await hydrated(page)
    const menu = page.getByRole('button', { name: /^The meeting / })
    const form = page.getByRole('dialog')
    await menu.click()
    await page.getByRole('button', { name: meeting.menu.move }).click()
    await form.getByLabel(meeting.time, { exact: true }).fill('11:00')
    await ines.client.discussionMeetings.edit(id, meetingId, { startsAt: `${day}T15:00` })
    await form.getByRole('button', { name: meeting.moving.save }).click()
    await expect(stale).toBeVisible()
    expect(await now()).toEqual(['15:00', 'planned'])
    await page.keyboard.press('Escape')

    await menu.click()
    await page.getByRole('button', { name: meeting.menu.callOff }).click()
    await expect.poll(now).toEqual(['15:00', 'cancelled'])
    await expect(page.getByText(meeting.did.callOff, { exact: true })).toBeVisible()
    await ines.client.discussionMeetings.edit(id, meetingId, { startsAt: `${day}T16:00` })
    await page.getByRole('button', { name: changes.undo, exact: true }).click()
    await expect.poll(now).toEqual(['16:00', 'planned'])

    const rule = async () => (await ines.client.discussions.get(id)).series?.rrule
    const time = { startsAt: `${day}T10:00`, timeZone: 'Europe/Vienna', durationMinutes: 30 }
    await menu.click()
    await page.getByRole('button', { name: meeting.menu.begin }).click()
    await form.getByLabel(meeting.series.often).selectOption(meeting.series.every.fortnight)
    await form.getByRole('button', { name: meeting.series.save }).click()
    await expect.poll(rule).toBe('FREQ=WEEKLY;INTERVAL=2')
    await expect(page.getByText(meeting.did.series, { exact: true })).toBeVisible()
    await ines.client.discussions.edit(id, { series: { ...time, rrule: 'FREQ=MONTHLY' } })
    await page.getByRole('button', { name: changes.undo, exact: true }).click()
    await expect(stale).toBeVisible()
    expect(await rule()).toBe('FREQ=MONTHLY')
  })
})
