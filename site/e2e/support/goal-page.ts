import type { Page } from '@playwright/test'
import { addDays } from '@throughline/core/kernel'
import type { SignedIn } from '@throughline/harness'
import { goal } from '../../src/messages/goal.ts'
import { hydrated } from './page-quality.ts'
import { expect } from './test.ts'

export const today = Temporal.Now.plainDateISO('Europe/Vienna').toString()
export const ago = (days: number) => addDays(today, -days)
export const history = (page: Page) => page.locator('#goal-history .history > li')
export const field = (page: Page) => page.locator('#check-in').getByLabel(`${goal.log.values.last}, %`)
export const figure = (page: Page, name: string) => page.locator('#goal-figures > div').filter({ hasText: name }).locator('dd')

export async function forecast({ client }: SignedIn, fields: object = {}) {
  const goal = await client.goals.create({
    title: 'Forecast accuracy to 82 %',
    why: 'Every point is about **£40,000** of stock.',
    horizon: 'quarter',
    metric: { type: 'percent', start: '71.4', target: '82' },
    startDate: ago(77),
    endDate: addDays(today, 40),
    ...fields,
  })
  for (const [i, value] of ['71.9', '72.6', '73.8', '73.5', '74.9', '75.2', '76.8', '77'].entries())
    await client.checkIns.create(goal.id, { localDate: ago(63 - i * 7), value, confidence: 6 })
  return goal
}

export async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  await expect(page.locator('html[data-goal-ready]')).toBeAttached()
}
