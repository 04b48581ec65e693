import ICAL from 'ical.js'
import { standInServer } from '../../adapters/outbound/src/test-server.ts'
import { dayEvents } from '../src/messages/day-events.ts'
import { davSettings as dav, daySettings, feedSettings as feeds, outsideSettings as outside } from '../src/messages/settings-calendar.ts'
import { taskLayouts } from '../src/messages/task-layouts.ts'
import { accessibilityFaults } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const today = Temporal.Now.plainDateISO('Europe/Berlin')
const dateValue = (date: Temporal.PlainDate) => date.toString().replaceAll('-', '')

/** An event of every day, until some day of the next month whatever today is. */
const calendarOf = (title: string) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Else//EN', 'X-WR-CALNAME:School', 'BEGIN:VEVENT', 'UID:1', `SUMMARY:${title}`],
    ...[`DTSTART;TZID=Europe/Berlin:${dateValue(today)}T101500`, 'DURATION:PT45M', 'RRULE:FREQ=DAILY;COUNT=40', 'END:VEVENT'],
    ...['END:VCALENDAR', ''],
  ].join('\r\n')

test('an address for another calendar is made, read there, replaced and turned off', async ({ page, ines, request }) => {
  await ines.client.tasks.create({ title: 'Send Ana the draft', dueDate: today.toString() })
  await page.goto('/settings/calendar')
  const section = page.getByRole('region', { name: feeds.title })
  await section.getByRole('link', { name: feeds.add }).click()
  expect(await accessibilityFaults(page)).toEqual([])
  await section.getByLabel(feeds.name).fill('My phone')
  await section.getByLabel(feeds.contents.meetings).uncheck()
  await section.getByRole('button', { name: feeds.make }).click()
  await expect(section.getByRole('status')).toHaveText(feeds.made)

  const field = section.getByLabel(feeds.address('My phone'))
  const first = await field.inputValue()
  const calendar = new ICAL.Component(ICAL.parse(await (await request.get(first)).text()))
  expect(calendar.getAllSubcomponents('vevent').map((event) => event.getFirstPropertyValue('summary'))).toEqual(['Send Ana the draft'])

  await section.getByText(feeds.change).click()
  await section.getByRole('button', { name: feeds.rotate }).click()
  await expect(section.getByRole('status')).toHaveText(feeds.rotated)
  const second = await field.inputValue()
  expect([(await request.get(first)).status(), (await request.get(second)).status()]).toEqual([404, 200])

  await section.getByText(feeds.change).click()
  expect(await accessibilityFaults(page)).toEqual([])
  await section.getByRole('button', { name: feeds.remove }).click()
  await expect(section.getByText(feeds.none)).toBeVisible()
  expect((await request.get(second)).status()).toBe(404)
})

test.describe('an outside calendar', () => {
  // Of the address that is refused.
  test.use({ expectedComplaints: [/422/] })

  test('stands beside tasks, is read again and removed', async ({ page, ines: _ }) => {
    const school = await standInServer()
    school.answer('/school.ics', { status: 200, headers: { 'content-type': 'text/calendar' }, body: calendarOf('Parents’ evening') })
    await page.goto('/settings/calendar')
    const section = page.getByRole('region', { name: outside.title })
    await section.getByRole('link', { name: outside.add }).click()
    await section.getByLabel(outside.address).fill('http://10.0.0.1/school.ics')
    await section.getByRole('button', { name: outside.subscribe }).click()
    await expect(section.getByText(/not on the public internet/)).toBeVisible()

    await section.getByLabel(outside.address).fill(`${school.origin}/school.ics`)
    await section.getByRole('button', { name: outside.subscribe }).click()
    await expect(section.getByRole('status')).toHaveText(outside.subscribed)
    expect(await accessibilityFaults(page)).toEqual([])

    for (const path of ['/tasks', '/tasks/upcoming']) {
      await page.goto(path)
      const events = page.locator('.outside-lines:visible')
      await expect(events.getByText('Parents’ evening').first()).toBeVisible()
      await expect(events.getByText('10:15–11:00').first()).toBeVisible()
      await expect(events.getByRole('checkbox')).toHaveCount(0)
    }
    // In the days of a month and of a week, where nothing can be done with it.
    const day = Temporal.PlainDate.from(today).toString()
    for (const [path, list, name] of [
      ['/tasks/all?layout=calendar', `.month td[data-day="${day}"] .day-outside`, new RegExp(dayEvents.title)],
      [`/tasks/all?layout=calendar&at=${day}`, `.day-col[data-day="${day}"] > ul`, new RegExp(String(today.day))],
    ] as const) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'calendar')
      const events = page.locator(list)
      await expect(events.getByText('Parents’ evening')).toBeVisible()
      await expect(events).toHaveAccessibleName(name)
      await expect(events.locator('a, button, [data-entry], [draggable]')).toHaveCount(0)
      await events.getByRole('listitem').first().click()
      await expect(page.locator('.add-line')).toHaveCount(0)
      await expect(page.locator('.outside-lines:visible')).toHaveCount(0)
      expect(await accessibilityFaults(page)).toEqual([])
    }
    await page.goto('/tasks/all?layout=calendar')
    // Each week keeps the room of two lines a day.
    expect((await page.locator('.month tbody tr').first().boundingBox())?.height).toBeGreaterThan(75)
    await page.getByRole('link', { name: taskLayouts.calendar.later.month }).click()
    await expect(page.locator('.month .day-outside').getByText('Parents’ evening').first()).toBeVisible()

    school.answer('/school.ics', { status: 200, body: calendarOf('Sports day') })
    await page.goto('/settings/calendar')
    await section.getByRole('button', { name: outside.refreshOf('School') }).click()
    await expect(section.getByRole('status')).toHaveText(outside.refreshed)
    await page.goto('/tasks')
    await expect(page.locator('.outside:visible').getByText('Sports day')).toBeVisible()

    await page.goto('/settings/calendar')
    await section.getByText(outside.change, { exact: true }).click()
    await section.getByRole('button', { name: outside.remove }).click()
    await expect(section.getByText(outside.none)).toBeVisible()
    await page.goto('/tasks')
    await expect(page.locator('.outside')).toHaveCount(0)
    await school.stop()
  })
})

test('the address for CalDAV is told, with the way to a token', async ({ page, ines: _, baseURL }) => {
  await page.goto('/settings/calendar')
  const section = page.getByRole('region', { name: dav.title })
  await expect(section.getByText(`${baseURL}/dav/`)).toBeVisible()
  await section.getByRole('link', { name: dav.tokens }).click()
  await expect(page).toHaveURL(/\/settings\/account#tokens$/)
})

test('the zone and the week of one’s days are changed', async ({ page, ines }) => {
  await page.goto('/settings/calendar')
  const section = page.getByRole('region', { name: daySettings.title })
  await section.getByLabel(daySettings.timeZone).selectOption('Pacific/Auckland')
  await section.getByLabel(daySettings.weekStart).selectOption('7')
  await section.getByLabel(daySettings.dayStart).selectOption('4')
  await section.getByRole('button', { name: daySettings.save }).click()
  await expect(section.getByRole('status')).toHaveText(daySettings.changed)
  expect(await ines.client.me.get()).toMatchObject({ timeZone: 'Pacific/Auckland', weekStart: 7, dayStart: 4 })
})
