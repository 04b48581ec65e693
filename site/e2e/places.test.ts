import { frame } from '../src/messages/frame.ts'
import { interview } from '../src/messages/interview.ts'
import { settingPlaces } from '../src/messages/setting-places.ts'
import { settings } from '../src/messages/settings.ts'
import { accessibilityFaults, hydrated, overflowsSideways } from './support/page-quality.ts'
import { ask, line } from './support/palette.ts'
import { expect, test } from './support/test.ts'

test('on a phone what the bar has no room for is behind its last place', async ({ page, ines: _ines }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/tasks')
  await hydrated(page)
  const bar = page.getByRole('navigation', { name: frame.placesShort })
  await bar.getByRole('button', { name: frame.more }).click()
  await page.getByRole('link', { name: interview.title, exact: true }).click()
  await expect(page).toHaveURL('/interview-prep')
  await expect(bar.getByRole('button', { name: frame.more })).toHaveAttribute('aria-current', 'true')
})

test('each section of the settings is led to from the head of its page, and by everyday words from the palette', async ({
  page,
  ines: _ines,
}) => {
  for (const [tab, sections] of Object.entries(settingPlaces)) {
    await page.goto(`/settings/${tab}`)
    const nav = page.getByRole('navigation', { name: settings.onThisPage })
    await expect(nav.getByRole('link')).toHaveText(Object.values(sections))
    for (const anchor of Object.keys(sections)) await expect(page.locator(`#${anchor}`)).toHaveCount(1)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await overflowsSideways(page)).toBe(false)
  }
  await ask(page, 'timezone')
  await line(page, settingPlaces.calendar.days).click()
  await expect(page).toHaveURL('/settings/calendar#days')
  await expect(page.getByRole('heading', { name: settingPlaces.calendar.days })).toBeInViewport()
})

for (const width of [390, 320, 195])
  test(`all places of the bar, and the plus, are on the screen ${width} wide`, async ({ page, ines: _ines }) => {
    await page.setViewportSize({ width, height: 600 })
    await page.goto('/tasks')
    const bar = page.getByRole('navigation', { name: frame.placesShort })
    for (const place of [...(await bar.getByRole('link').all()), ...(await bar.getByRole('button').all())])
      await expect(place).toBeInViewport({ ratio: 1 })
  })
