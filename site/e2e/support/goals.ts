import type { Page } from '@playwright/test'
import type { SignedIn } from '@throughline/harness'
import { goal as words } from '../../src/messages/goal.ts'
import { hydrated } from './page-quality.ts'

export const today = Temporal.Now.plainDateISO('Europe/Vienna')

/** So many days from today. */
export const day = (days: number) => today.add({ days }).toString()

export const make = (ines: SignedIn, title: string, fields: object = {}) =>
  ines.client.goals.create({
    title,
    metric: { type: 'percent', start: '70', target: '80' },
    startDate: day(-30),
    endDate: day(30),
    checkInEvery: 'week',
    ...fields,
  })

export async function open(page: Page, path = '/goals') {
  await page.goto(path)
  await hydrated(page)
}

export const row = (page: Page, title: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
const menuOf = (page: Page, title: string) => page.getByRole('button', { name: words.more(title) })

export const act = async (page: Page, title: string, name: string) => {
  await menuOf(page, title).click()
  await page.getByRole('dialog', { name: title }).getByRole('button', { name }).click()
}
