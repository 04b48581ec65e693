import type { SignedIn } from '@throughline/harness'
import { dayEvents } from '../src/messages/day-events.ts'
import { task as words } from '../src/messages/task.ts'
import { taskLayouts } from '../src/messages/task-layouts.ts'
import { accessibilityFaults, hydrated, overflowsSideways } from './support/page-quality.ts'
import { expect, test } from './support/test.ts'

const timeZone = 'Europe/Vienna'
const today = () => Temporal.Now.plainDateISO(timeZone)

/** Somebody who has an interview today, one in two days, and one in a month, and meets Ruth tomorrow. */
async function planned({ client }: SignedIn) {
  const on = (days: number) => today().add({ days }).toString()
  const interviews = [
    { title: 'Panel', on: on(0), time: '10:30', timeZone, durationMinutes: 150 },
    { title: 'First call', on: on(2) },
    { title: 'Offer talk', on: today().with({ day: 15 }).add({ months: 1 }).toString() },
  ]
  const { id } = await client.targetJobs.create({ role: 'Lead analyst', company: 'Harbourline', stage: 'interviewing', interviews })
  const series = { rrule: 'FREQ=YEARLY', startsAt: `${on(1)}T14:00`, timeZone, durationMinutes: 45 }
  const discussion = await client.discussions.create({ title: '1:1 with Ruth', kind: 'one-on-one', series })
  return { job: `/interview-prep/jobs/${id}`, discussion: `/discussions/${discussion.id}` }
}

test('interviews and meetings stand above Today and on the days of Upcoming, told apart from tasks, each the way to its page', async ({
  page,
  ines,
}) => {
  const { job, discussion } = await planned(ines)
  const day = today().add({ days: 2 })
  await ines.client.tasks.create({ title: 'Tidy the desk', dueDate: day.toString() })
  await page.goto('/tasks')
  await hydrated(page)
  const events = page.locator('.outside:visible')
  await expect(events.getByRole('heading', { name: dayEvents.title })).toBeVisible()
  await expect(events.getByRole('listitem')).toHaveText([/10:30–13:00\s*Panel\s*Interview, Lead analyst, Harbourline/])
  await expect(events.getByRole('checkbox')).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  // Another list comes without a page of its own, and the days with it.
  await page.locator('.rail').getByRole('link', { name: words.views.upcoming }).click()
  await expect(page.locator('.outside-lines:visible > li')).toHaveText([
    /14:00–14:45\s*1:1 with Ruth\s*Meeting/,
    new RegExp(`${dayEvents.someTime}\\s*First call`),
    // Tasks are told of for months, and an interview is not less.
    /Offer talk/,
  ])
  await expect(page.getByRole('link', { name: '1:1 with Ruth' })).toHaveAttribute('href', discussion)
  const section = page.locator('.task-section', { hasText: 'Tidy the desk' })
  await expect(section.getByRole('heading')).toHaveCount(1)
  await expect(section.getByRole('link', { name: 'First call' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.goto('/tasks/all')
  await expect(page.locator('.outside-lines:visible')).toHaveCount(0)
  await page.goto('/tasks')
  await events.getByRole('link', { name: 'Panel' }).click()
  await expect(page).toHaveURL(new RegExp(job))
})

for (const width of [390, 1280])
  test(`at ${width}, what is on a day stands where tasks do: its mark at their rings, its words at their titles, its time where theirs is`, async ({
    page,
    ines,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await planned(ines)
    const tomorrow = today().add({ days: 1 })
    await ines.client.tasks.create({ title: 'Tidy the desk', dueAt: `${tomorrow}T08:00`, timeZone })
    await page.goto('/tasks/upcoming')
    await hydrated(page)
    const box = async (selector: string) => {
      const { x, width, y } = (await page.locator(selector).first().boundingBox()) ?? { x: 0, width: 0, y: 0 }
      return { start: x, middle: x + width / 2, end: x + width, y }
    }
    const [mark, ring] = [await box('.outside-lines:visible .icon'), await box('.task .tick:visible')]
    const [name, title] = [await box('.outside-lines:visible a'), await box('.task-title:visible')]
    const [when, due] = [await box('.outside-when:visible'), await box('.task time:visible')]
    expect(Math.abs(mark.middle - ring.middle)).toBeLessThanOrEqual(1)
    expect(Math.abs(name.start - title.start)).toBeLessThanOrEqual(1)
    if (width === 390) expect(when.y).toBeGreaterThan(name.y)
    else expect(Math.abs(when.end - due.end)).toBeLessThanOrEqual(1)
  })

test('interviews stand on the days of a month and of a week, also of the next month', async ({ page, ines }) => {
  const { job } = await planned(ines)
  const offer = today().with({ day: 15 }).add({ months: 1 })
  for (const [path, day, said] of [
    ['/tasks/all?layout=calendar', '.month td', '10:30 Panel'],
    // Where it has room for two lines, its name comes first.
    [`/tasks/all?layout=calendar&at=${today()}`, '.day-col', 'Panel 10:30'],
  ] as const) {
    await page.goto(path)
    await hydrated(page)
    const link = page.locator(`${day}[data-day="${today()}"]`).getByRole('link', { name: 'Panel' })
    await expect(link).toHaveAccessibleName(`${dayEvents.kinds.interview}: ${said}`)
    await expect(link).toHaveAttribute('href', job)
    expect(await accessibilityFaults(page)).toEqual([])
  }
  await page.goto('/tasks/all?layout=calendar')
  await hydrated(page)
  await page.getByRole('link', { name: taskLayouts.calendar.later.month }).click()
  await expect(page.locator(`.month td[data-day="${offer}"]`).getByRole('link', { name: 'Offer talk' })).toBeVisible()
})

test('in a week, what has a time stands among the hours beside the tasks it overlaps, and what has none above them', async ({
  page,
  ines,
}) => {
  await planned(ines)
  await ines.client.tasks.create({ title: 'Tidy the desk', dueAt: `${today()}T10:30`, timeZone, durationMinutes: 150 })
  const after = today().add({ days: 2 })
  await page.goto(`/tasks/all?layout=calendar&at=${after}`)
  await hydrated(page)
  await expect(page.locator(`.untimed[data-day="${after}"]`).getByRole('link', { name: 'First call' })).toBeVisible()
  await expect(page.locator(`.day-col[data-day="${after}"] .block`)).toHaveCount(0)
  await page.goto(`/tasks/all?layout=calendar&at=${today()}`)
  await hydrated(page)
  await expect(page.locator('.untimed').getByRole('link', { name: 'Panel' })).toHaveCount(0)
  const blocks = page.locator(`.day-col[data-day="${today()}"] .block`)
  const box = (name: string) => blocks.filter({ hasText: name }).boundingBox()
  const [panel, task] = [await box('Panel'), await box('Tidy the desk')]
  // It is as high as it is long, as a task is.
  expect(panel).toMatchObject({ y: task?.y, height: task?.height })
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(task?.x ?? 0)
  // It is moved on its own page.
  await expect(blocks.filter({ hasText: 'Panel' }).locator('button, [data-entry], [draggable="true"]')).toHaveCount(0)
})

test('on a phone, the chosen day has its interviews above its tasks', async ({ page, ines }) => {
  await planned(ines)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/tasks/all?layout=calendar')
  await hydrated(page)
  await expect(page.locator('.cal-compact').getByRole('link', { name: 'Panel' })).toBeVisible()
  expect(await overflowsSideways(page)).toBe(false)
  expect(await accessibilityFaults(page)).toEqual([])
})
