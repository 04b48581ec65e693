import { screens } from '@throughline/harness'
import { accessibilityFaults, hydrated, overflowsSideways } from './support/page-quality.ts'
import { test } from './support/sampled.ts'
import { expect, signBrowserIn } from './support/test.ts'

/** They show what the account is, which nothing has to be written for: those of the sample person show all there is of them. */
const alike = /^(filter-guide|quick-add-guide|settings-.*|confirm|success|sign-out|not-found-signed-in|import|interview-question-list)$/

const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1280 },
] as const

/** What they draw is another each day, of other lengths. */
const drawn = /^interview-mock-new$/

/** What reaches below the window by less than a line fits, but for the room around it: nothing is gained by scrolling. */
const LINE = 24

const differ = screens.filter(({ name, signedIn, isOfRecord }) => signedIn && !isOfRecord && !alike.test(name))

for (const [at, screen] of differ.entries()) {
  const { colorScheme, width } = looks[at % looks.length] as (typeof looks)[number]
  test(`${screen.name} where nothing is yet: accessible and fits, ${colorScheme}, ${width} wide`, async ({
    page,
    context,
    server,
    nothingYet,
  }) => {
    await signBrowserIn(context, server.url, nothingYet)
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await page.goto(screen.path({} as never))
    await hydrated(page)
    expect.soft(await accessibilityFaults(page)).toEqual([])
    expect.soft(await overflowsSideways(page), 'scrolls sideways').toBe(false)
    await page.setViewportSize({ width: 1280, height: 800 })
    const { below, isAllSeen } = await page.evaluate(() => ({
      below: document.documentElement.scrollHeight - innerHeight,
      isAllSeen: [...document.querySelectorAll('#main *:not(:has(*))')].every((part) => part.getBoundingClientRect().bottom <= innerHeight),
    }))
    expect
      .soft(!drawn.test(screen.name) && isAllSeen && below > 0 && below < LINE, `scrolls by ${below} px at 1280 though everything fits`)
      .toBe(false)
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await overflowsSideways(page), 'scrolls sideways at 320').toBe(false)
  })
}
