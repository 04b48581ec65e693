import { screens } from '@throughline/harness'
import { budgetOf } from '../../scripts/speed/budgets.ts'
import { expectGoodLooks, expectGoodState } from './support/looks.ts'
import { hydrated, overflowsSideways } from './support/page-quality.ts'
import { test } from './support/sampled.ts'
import { weighScripts } from './support/script-bytes.ts'
import { states } from './support/states.ts'
import { expect, signBrowserIn } from './support/test.ts'

const KB = 1024

for (const screen of screens) {
  test(`${screen.name} is accessible, keeps still, fits and weighs what it may, in both themes and widths`, async ({
    page,
    context,
    server,
    sampled,
  }) => {
    if (screen.signedIn) await signBrowserIn(context, server.url, sampled.ines)
    const weight = weighScripts(page)
    let bytes: number | null = null
    await expectGoodLooks(page, () => page.goto(screen.path(sampled.there)), {
      // As it first comes to rest in a browser that had nothing of it.
      also: async () => (bytes ??= await weight()),
    })
    const { script } = budgetOf(screen.name)
    expect.soft(bytes, 'bytes of script, compressed').toBeLessThanOrEqual(script * KB)
    // What loads none where some is needed did not begin.
    if (script > 0) expect.soft(bytes).toBeGreaterThan(0)
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await overflowsSideways(page), 'scrolls sideways at 320').toBe(false)
  })
}

for (const state of states) {
  test(`${state.name}: accessible in both themes, and it fits at 320`, async ({ page, context, server, sampled, expectedComplaints }) => {
    expectedComplaints.push(...(state.complaints ?? []))
    if (state.signedIn) await signBrowserIn(context, server.url, sampled.ines)
    if (state.width) await page.setViewportSize({ width: state.width, height: 800 })
    await page.goto(state.path(sampled.there))
    await hydrated(page)
    await expectGoodState(page, await state.open(page))
  })
}
